import { languageKey } from '@front-door/shared/visitor/languageKey';
import { longestValue, originAfter, storedOrigin } from '@front-door/shared/visitor/partners';
import { leftArrivalsKey } from '../platform/leftArrivals';
import { markPage } from '../platform/pageMarks';

/**
 * Runs in the document's head, before the first paint, so that nothing flashes or moves once the application
 * takes over. It is written into every page (`inHead`) with all that it imports: it marks the page by the very
 * rules by which the application will, and reads address and storage as `recordArrival` and `readVisitor` do. It notes the
 * arrival, for the application to record (`leftArrivals`).
 *
 * `data-chosen-language` is the language that the visitor has chosen before, this page's or another (`LanguageOffer`).
 *
 * `data-color-mode` is the remembered color mode, else that of the cookie (`platform/colorMode`).
 */
export function beforePaint(): void {
  const { search } = location;
  // Of a visitor who goes from page to page without scripts the latest count.
  const arrivals = [...(stored(leftArrivalsKey, 'sessionStorage')?.split('\n').slice(-9) ?? []), search];
  try {
    if (search) sessionStorage.setItem(leftArrivalsKey, arrivals.join('\n'));
  } catch {
    // Without storage nothing is noted, as nothing else is (CX-02).
  }

  let origin = storedOrigin((name) => stored(name));
  let option = stored('option');
  for (const arrival of arrivals) {
    const query = new URLSearchParams(arrival);
    const arrived = (name: string) => query.getAll(name).findLast(({ length }) => length <= longestValue);
    origin = originAfter(
      { partner: arrived('partner'), pharmacy: arrived('pharmacy'), source: arrived('source') },
      origin,
    );
    option = arrived('option') ?? option;
  }
  markPage(origin, option ?? '');

  followChoices();
  for (const type of ['storage', 'pageshow']) addEventListener(type, followChoices);
}

/** Shows what has been chosen, in this document or another: also later, in another tab or before the visitor came back. */
function followChoices(): void {
  const { dataset } = document.documentElement;
  const language = stored(languageKey);
  if (language) dataset['chosenLanguage'] = language;

  const mode = stored('color-mode') ?? /(?:^|; )color-mode=(\w+)/.exec(document.cookie)?.[1];
  if (mode) dataset['colorMode'] = mode;
}

function stored(name: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(name);
  } catch {
    return null;
  }
}
