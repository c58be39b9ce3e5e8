import { otherLanguages } from '../../shared/src/language';
import { tagOf } from '../../shared/src/languageTag';

/** How the loader tells languages, as a constant of its build: it has no bytes to put the list together itself. */
export const languageTags: Record<'BUILD_OTHER_TAG', string> = { BUILD_OTHER_TAG: String(tagOf(otherLanguages)) };
