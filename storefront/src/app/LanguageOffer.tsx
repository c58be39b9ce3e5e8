import { styled } from 'styled-components';
import { forgetOtherLanguage, otherLanguages } from '../platform/language';
import { others } from '../platform/otherLanguagesTexts/en';
import { LanguageLink } from '../ui/LanguageSwitch';

/**
 * Offers this page in the language that the visitor chose earlier. Every document has one for each, shown before the
 * first paint where `beforePaint` has marked the page with that language; nobody is sent anywhere unasked.
 */
export function LanguageOffer() {
  return otherLanguages.map((language) => (
    <Root key={language} lang={language}>
      <LanguageLink language={language} words={others[language].offer} />
      <button
        type="button"
        onClick={() => {
          forgetOtherLanguage();
        }}
      >
        {others[language].stay}
      </button>
    </Root>
  ));
}

const Root = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: 0 24px;
  justify-content: center;
  margin: 0;
  padding: 4px 16px;
  background: var(--tint-strong);

  ${otherLanguages.map((language) => `:root[data-chosen-language=${language}] &:lang(${language})`).join(',')} {
    display: flex;
  }

  @media print {
    display: none !important;
  }

  a,
  button {
    min-height: 44px;
    padding: 12px 0;
    border: 0;
    background: none;
    color: var(--link);
    font: inherit;
    font-weight: 700;
    text-decoration: underline;
  }
`;
