import { styled } from 'styled-components';
import { forgetOtherLanguage, others } from '../platform/language';
import { LanguageLink } from '../ui/LanguageSwitch';
import { offers } from './languageOfferTexts/en';

/**
 * To somebody who has chosen another language before: this page in it. Every document has one for each, shown before the
 * first paint where `beforePaint` has marked the page with that language; nobody is sent anywhere unasked.
 */
export function LanguageOffer() {
  return others.map((language) => (
    <Root key={language} lang={language}>
      <LanguageLink language={language} words={offers[language].offer} />
      <button
        type="button"
        onClick={() => {
          forgetOtherLanguage();
        }}
      >
        {offers[language].stay}
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

  ${others.map((language) => `:root[data-chosen-language=${language}] &:lang(${language})`).join(',')} {
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
