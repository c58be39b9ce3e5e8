import { Link } from 'react-router-dom';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { providers } from './providersLineTexts/en';

/**
 * Who treats the visitor, and where that can be looked up.
 *
 * @param lead the name of the medical lead, from the brand configuration; may be empty
 */
export function ProvidersLine({ lead }: { readonly lead: string }) {
  return providers(lead, (words) => <Link to={hrefs.licensure}>{words}</Link>);
}
