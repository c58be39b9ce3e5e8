import type { Finding, MarkupElement, PageSeen, Rule } from './doctor.types';
import { consentManagers, optimizers, type Keeper } from './optimizers';
import { placeOf, tagOf, withAttributes, type Tag } from './tag';
import * as texts from './optimizerTexts/en';

const doc = 'optimizers-and-consent-managers';

/** Types by which browsers run a script. */
const running = /^(?:|module|(?:text|application)\/(?:x-)?(?:javascript|ecmascript))$/i;

/** Whether something holds the tag back, or is there that may; and what makes it leave the tag alone. */
export const optimizerRules: Rule = (page) => {
  const tag = tagOf(page);
  const isHeld =
    tag !== undefined &&
    (tag.source !== 'src' || !running.test(tag.element.attributes['type']?.trim().split(';')[0] ?? ''));
  return isHeld ? [held(page, tag)] : [...present(page, tag, optimizers), ...present(page, tag, consentManagers)];
};

/** The tag itself has been changed so that it waits. */
function held(page: PageSeen, tag: Tag): Finding {
  const { element } = tag;
  const own = describe(element);
  const keepers = [...optimizers, ...consentManagers];
  // What marks the tag itself is surely it; else it is what the page has.
  const keeper =
    keepers.find(({ mark }) => mark.test(own)) ?? keepers.find(({ mark }) => hasMark(page, mark) !== undefined);
  const type = element.attributes['type'] ?? '';
  const isConsent = /^text\/plain$/i.test(type) || (keeper !== undefined && consentManagers.includes(keeper));
  const name = keeper?.name ?? (isConsent ? texts.aConsentManager : texts.anOptimizer);
  // What holds it back, it had not when somebody wrote it.
  const sent = withAttributes(element, {
    type: undefined,
    [tag.source]: undefined,
    src: tag.address.href,
    'data-rocket-type': undefined,
    'data-type': undefined,
    ...keeper?.spared,
  });
  return {
    id: isConsent ? 'held-for-consent' : 'held-by-optimizer',
    severity: 'harms',
    met: isConsent
      ? texts.heldForConsent(name, type)
      : texts.heldBack(name, type === '' ? tag.source : `type="${type}"`),
    where: placeOf(element),
    set: `${isConsent ? texts.isNecessary : texts.waitsForNobody}${keeper?.setting === undefined ? '' : ` ${keeper.setting}.`}`,
    code: sent,
    doc,
  };
}

/** They are there, and have left the tag alone, or nobody knows what they did. */
function present(page: PageSeen, tag: Tag | undefined, keepers: readonly Keeper[]): readonly Finding[] {
  return keepers.flatMap((keeper) => {
    const { name, mark, spared, setting } = keeper;
    const element = hasMark(page, mark);
    if (element === undefined) return [];
    const isSpared = Object.keys(spared ?? {}).some((attribute) => attribute in (tag?.element.attributes ?? {}));
    if (isSpared) return [];
    const isConsent = consentManagers.includes(keeper);
    return [
      {
        id: isConsent ? 'consent-manager' : 'optimizer',
        severity: 'note' as const,
        met: isConsent ? texts.canHold(name) : texts.canChange(name),
        where: placeOf(element),
        set: `${texts.exempt}${setting === undefined ? '' : ` ${setting}.`}`,
        ...(tag !== undefined && spared !== undefined && { code: withAttributes(tag.element, spared) }),
        doc,
      },
    ];
  });
}

function hasMark({ markup }: PageSeen, mark: RegExp): MarkupElement | undefined {
  return markup.elements.find(
    ({ name, text, ...element }) =>
      (name === 'script' || (name === 'link' && element.attributes['as'] === 'script')) &&
      mark.test(`${describe({ name, text: '', ...element })} ${text.slice(0, 2000)}`),
  );
}

function describe({ attributes }: MarkupElement): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
