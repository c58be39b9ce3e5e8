import { baseOf } from '@front-door/shared/routing/editionBase';
import { localPath } from '@front-door/shared/routing/local/es';

/** The Spanish address of a page that is known by its English one. */
export function inSpanish(key: string): string {
  return baseOf('es') + (key === '/' ? '' : localPath(key));
}
