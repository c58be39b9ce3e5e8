import type { Hazard } from '../doctor.types';
import type { Example } from './examples';
import { scriptOf, tag } from './pageOf';

/** What the tag says. */
export const optionExamples = {
  'option-unknown': {
    met: [
      { head: scriptOf('data-langauge="es"') },
      { head: scriptOf('data-searchapi="/rest/v1"') },
      { head: scriptOf('data-partner-id="corner"') },
      { head: scriptOf('data-lang="es"') },
      { head: scriptOf('data-color="#123456"') },
    ],
    severity: 'harms',
    code: 'data-',
    spared: [
      { head: scriptOf('data-language="es" data-search-api="/rest/v1" data-campaign="flu"') },
      { head: scriptOf('data-cfasync="false" data-no-optimize="1" data-turbo-track="reload" data-domain-script="x"') },
    ],
  },
  'option-value': {
    met: [
      { head: scriptOf('data-side="bottom"') },
      { head: scriptOf('data-own-opener="perhaps"') },
      { head: scriptOf('data-z-index="above"') },
      { head: scriptOf('data-storefront="shop.example"') },
      { head: scriptOf('data-guid="me"') },
      { head: scriptOf('data-primary="sort of blue"'), supports: () => false },
    ],
    severity: 'harms',
    code: tag,
    spared: [
      { head: scriptOf('data-side="left" data-own-opener data-z-index="10" data-storefront="https://shop.example"') },
      // Without a browser nobody knows colors.
      { head: scriptOf('data-primary="sort of blue"') },
    ],
  },
  'option-without-data': {
    met: [{ head: scriptOf('partner="corner"') }, { head: scriptOf('search-api="/rest/v1"') }],
    severity: 'harms',
    code: 'data-',
    spared: [{ head: scriptOf('id="chat" class="x" referrerpolicy="origin"') }],
  },
  'option-not-in-tag': {
    met: [{ head: scriptOf('data-texts="{}"') }, { head: scriptOf('data-navigate="go"') }],
    severity: 'harms',
    code: "(window.Receptionist = window.Receptionist || []).push(['init', { ",
    spared: [{ head: scriptOf('data-label="Ask"') }],
  },
  'partner-other': {
    met: [{ partner: 'eaglecrest' }, { partner: 'eaglecrest', head: scriptOf('data-partner="corner"') }],
    severity: 'harms',
    code: 'data-partner="eaglecrest"',
    spared: [{}, { partner: 'eaglecrest', head: scriptOf('data-partner="eaglecrest"') }],
  },
  'partner-empty': { met: [{ head: scriptOf('data-partner=""') }], severity: 'harms', code: tag, spared: [{}] },
  'partner-unknown': {
    met: [{ head: scriptOf('data-partner="eaglecrst"') }],
    severity: 'harms',
    code: 'data-partner="eaglecrest"',
    spared: [{ head: scriptOf('data-partner="Eaglecrest Markets"') }, { head: scriptOf('data-partner="eaglecrest"') }],
  },
} as const satisfies Partial<Record<Hazard, Example>>;
