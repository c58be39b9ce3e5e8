import { useLocation } from 'react-router-dom';
import { languageNames, type OtherLanguage } from '@front-door/shared/language';
import { counterpart } from '@front-door/shared/routing/counterpart';
import { others, rememberLanguage } from '../platform/language';

interface LanguageLinkProps {
  readonly language: OtherLanguage;
  /** What it says, in that language; by default that language's name. */
  readonly words?: string;
  readonly className?: string | undefined;
}

/**
 * The link to the same page in another language, with what the address asks for. A document of its own: what is remembered
 * in the browser (state, condition, partner) holds there too.
 */
export function LanguageLink({ language, words = languageNames[language], className }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      className={className}
      href={counterpart(pathname, language)}
      lang={language}
      hrefLang={language}
      onClick={(event) => {
        rememberLanguage(language);
        event.currentTarget.search = search;
      }}
    >
      {words}
    </a>
  );
}

/** The link to the page in the other language; where there are several, a list of links that stand where the one would. */
export function LanguageSwitch({ className }: Pick<LanguageLinkProps, 'className'>) {
  const links = others.map((language) => <LanguageLink key={language} language={language} className={className} />);
  if (links.length < 2) return links;
  // Not `ul` and `li`, whose look would have to be taken away, by styles that every page would carry.
  return (
    <span role="list">
      {links.map((link) => (
        <span key={link.key} role="listitem">
          {link}
        </span>
      ))}
    </span>
  );
}
