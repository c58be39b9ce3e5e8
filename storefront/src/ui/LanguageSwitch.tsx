import { useLocation } from 'react-router-dom';
import { rememberLanguage } from '../platform/language';
import { counterpart, other, otherLanguage } from './languageSwitchTexts/en';

/**
 * The link to the same page in the other language, with what the address asks for. A document of its own: what is remembered
 * in the browser (state, condition, partner) holds there too.
 *
 * @param words what it says, in the other language; by default that language's name.
 */
export function LanguageSwitch({ words = other, className }: { readonly words?: string; readonly className?: string }) {
  const { pathname, search } = useLocation();
  return (
    <a
      className={className}
      href={counterpart(pathname)}
      lang={otherLanguage}
      hrefLang={otherLanguage}
      onClick={(event) => {
        rememberLanguage(otherLanguage);
        event.currentTarget.search = search;
      }}
    >
      {words}
    </a>
  );
}
