import type { ReactNode } from 'react';

export const providers = (lead: string, link: (words: string) => ReactNode) => (
  <>
    {lead !== '' && `${lead} leads our providers. `}
    Your provider is licensed in your state. {link('Check provider licenses')}
  </>
);
