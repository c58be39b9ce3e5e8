import { styled } from 'styled-components';
import { forgetOtherLanguage } from '../platform/language';
import { LanguageSwitch } from '../ui/LanguageSwitch';
import { otherLanguage } from '../ui/languageSwitchTexts/en';
import { offer, stay } from './languageOfferTexts/en';

/**
 * To somebody who has chosen the other language before: this page in it. It is in every document and shown before the first
 * paint where `beforePaint` has marked the page; nobody is sent anywhere unasked.
 */
export function LanguageOffer() {
  return (
    <Root lang={otherLanguage}>
      <LanguageSwitch words={offer} />
      <button
        type="button"
        onClick={() => {
          forgetOtherLanguage();
        }}
      >
        {stay}
      </button>
    </Root>
  );
}

const Root = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: 0 24px;
  justify-content: center;
  margin: 0;
  padding: 4px 16px;
  background: var(--tint-strong);

  :root[data-other-language] & {
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
