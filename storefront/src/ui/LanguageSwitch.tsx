import { useLocation } from 'react-router-dom';
import type { OtherLanguage } from '@front-door/shared/language';
import { counterpart } from '@front-door/shared/routing/counterpart';
import { otherLanguages, rememberLanguage } from '../platform/language';
import { others } from '../platform/otherLanguagesTexts/en';

/** Whether the product speaks more than two: pages of one that does not carry no list. */
declare const BUILD_HAS_MORE_LANGUAGES: boolean;

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
export function LanguageLink({ language, words = others[language].name, className }: LanguageLinkProps) {
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
  const links = otherLanguages.map((language) => (
    <LanguageLink key={language} language={language} className={className} />
  ));
  if (!BUILD_HAS_MORE_LANGUAGES || links.length < 2) return links;
  /* oxlint-disable jsx-a11y/prefer-tag-over-role -- these stand where the one link would, with no look to take away */
  return (
    <span role="list">
      {links.map((link) => (
        <span key={link.key} role="listitem">
          {link}
        </span>
      ))}
    </span>
  );
  /* oxlint-enable jsx-a11y/prefer-tag-over-role */
}
