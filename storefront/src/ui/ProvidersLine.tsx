import { Link } from 'react-router-dom';
import { hrefs } from '@front-door/shared/routing/hrefs';

/** Who treats the visitor, and where that can be looked up. Who leads is named by the brand's configuration, or nobody is. */
export function ProvidersLine({ lead }: { readonly lead: string }) {
  return (
    <>
      {lead !== '' && `${lead} leads our providers. `}
      Your provider is licensed in your state. <Link to={hrefs.licensure}>Check provider licenses</Link>
    </>
  );
}
