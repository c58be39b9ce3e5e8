import { expect, type ElementHandle, type Page, type Request } from '@playwright/test';
import type { Random } from '../support/random';

/** A control of a page, known by what can be seen of it before anything has run. */
export interface Control {
  readonly tag: string;
  readonly kind: string;
  readonly name: string;
  /** Which of those that say the same. */
  readonly nth: number;
  /** Whether a pointer meets it: the link that skips to the content shows only when it has the focus. */
  readonly isInReach: boolean;
}

/** What a visitor does to a control. */
export interface Act {
  readonly how: 'press' | 'enter' | 'space' | 'hover' | 'arrow' | 'choose' | 'type' | 'send';
  /** What is typed or chosen. */
  readonly what: string;
}

/** Everything on the page that can be used and is in sight, found on the page itself. */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() => {
    const counts = new Map<string, number>();
    return [
      ...document.querySelectorAll<HTMLElement>('#root :is(a[href],button,input,select,textarea,summary,[tabindex])'),
    ]
      .map((element) => {
        const tag = element.localName;
        const kind = element.getAttribute('role') ?? (element as Partial<HTMLInputElement>).type ?? '';
        const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
        const name = [element.getAttribute('aria-label'), ...labels, element.textContent]
          .join(' ')
          .replace('(opens in a new tab)', '')
          .trim()
          .slice(0, 60);
        const key = `${tag} ${name}`;
        const nth = counts.get(key) ?? 0;
        counts.set(key, nth + 1);
        const isUsable = element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled,main');
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const isInReach = element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        return { control: { tag, kind, name, nth, isInReach }, isUsable };
      })
      .filter(({ isUsable }) => isUsable)
      .map(({ control }) => control);
  });
}

async function find(page: Page, control: Control): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle(
    ({ tag, name, nth }) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `#root ${tag}:is([href],button,input,select,textarea,summary,[tabindex])`,
        ),
      ].filter((element) => {
        const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
        return (
          [element.getAttribute('aria-label'), ...labels, element.textContent]
            .join(' ')
            .replace('(opens in a new tab)', '')
            .trim()
            .slice(0, 60) === name
        );
      })[nth],
    control,
  );
  const element = handle.asElement();
  if (element === null) throw new Error(`no ${control.tag} "${control.name}" any more`);
  return element;
}

/** Everything that can be done to a control. */
export function actsOn({ tag, kind, isInReach }: Control, isTouch: boolean, random: Random): readonly Act[] {
  const plain = (how: Act['how']): Act => ({ how, what: '' });
  if (tag === 'select') return [{ how: 'choose', what: String(random.next()) }];
  if (tag === 'input' && kind === 'color') return [{ how: 'type', what: '#123456' }];
  if (tag === 'input' && !['checkbox', 'radio'].includes(kind)) {
    const what = random.pick(['rash', 'uti', 'https://a.example', 'zzz', 'Él 5']);
    return [
      { how: 'type', what },
      { how: 'send', what },
    ];
  }
  if (tag === 'div') return isInReach ? [plain('press')] : [];
  return [
    ...(isInReach ? [plain('press')] : []),
    plain(tag === 'input' ? 'space' : 'enter'),
    ...(tag === 'button' || tag === 'summary' ? [plain('space')] : []),
    ...(tag === 'button' ? [plain('arrow')] : []),
    ...(isTouch || !isInReach ? [] : [plain('hover')]),
  ];
}

/** @throws when the control is not there or can't be used within some seconds. */
export async function act(page: Page, control: Control, { how, what }: Act, isTouch: boolean): Promise<void> {
  const element = await find(page, control);
  switch (how) {
    case 'press':
      await (isTouch ? element.tap() : element.click());
      return;
    case 'hover':
      await element.hover();
      return;
    case 'enter':
    case 'space':
    case 'arrow': {
      await element.focus();
      const arrow = control.kind === 'tab' ? 'ArrowRight' : 'ArrowDown';
      await page.keyboard.press({ enter: 'Enter', space: 'Space', arrow }[how]);
      return;
    }
    case 'choose': {
      const values = await element.evaluate((select) =>
        [...(select as unknown as HTMLSelectElement).options]
          .filter((option) => !option.disabled && !option.selected)
          .map(({ value }) => value),
      );
      await element.selectOption(values[Math.floor(Number(what) * values.length)] ?? '');
      return;
    }
    case 'type':
    case 'send':
      if (control.kind === 'color') await element.fill(what);
      else {
        await (isTouch ? element.tap() : element.click());
        await page.keyboard.type(what);
        await page.keyboard.press(how === 'send' ? 'Enter' : 'ArrowLeft');
      }
  }
}

/** What a page has come to: what can be seen of it, and what it has told others. */
export async function outcomeOf(page: Page): Promise<unknown> {
  return page
    .evaluate(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const name = (element: Element) =>
        `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)}`;
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
      const active = document.activeElement;
      const { selectionStart, selectionEnd } = active as HTMLInputElement;
      const layer = (globalThis as unknown as { dataLayer?: object[] }).dataLayer ?? [];
      const shadow = document.querySelector('receptionist-widget')?.shadowRoot;
      return {
        address: location.href,
        heading: document.querySelector('h1')?.textContent,
        dialogs: all('[role=dialog]').map((dialog) => dialog.textContent),
        states: all('[aria-expanded],[aria-selected],[aria-pressed],[data-open],details').map((element) =>
          ['aria-expanded', 'aria-selected', 'aria-pressed', 'data-open', 'open']
            .map((attribute) => element.getAttribute(attribute))
            .join(),
        ),
        fields: all('input,select')
          .filter(isSeen)
          .map((field) => {
            const { type, value, checked } = field as HTMLInputElement;
            return `${type} ${value} ${String(checked)}`;
          }),
        focus: active === null || active === document.body ? '' : name(active),
        caret: [selectionStart, selectionEnd],
        chat: shadow?.querySelector('[aria-expanded]')?.getAttribute('aria-expanded'),
        events: layer.map((event) => JSON.stringify({ ...event, guid: '' })),
        printed: sessionStorage.getItem('test:printed'),
        text: document.querySelector<HTMLElement>('#root')?.innerText,
      };
    })
    .catch(() => undefined);
}

/** Requests of pages that are still on their way, such as for the files of the page that a link leads to. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Has `settledOutcome` wait for what the page asks for. Call it before anything is asked for. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** What a page has come to once nothing moves any more, nothing is under way and nothing is left to compute. */
export async function settledOutcome(page: Page): Promise<unknown> {
  let before: unknown;
  let same = 0;
  await expect
    .poll(
      async () => {
        const isIdle = await page
          .evaluate(async () => {
            await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
            // The chat says so while it opens.
            const chat = document.querySelector('receptionist-widget')?.shadowRoot;
            return chat?.querySelector('[aria-busy=true]') == null;
          })
          .then(
            (isReady) => isReady && (underWay.get(page)?.size ?? 0) === 0,
            () => false,
          );
        const now = await outcomeOf(page);
        same = isIdle && now !== undefined && JSON.stringify(now) === JSON.stringify(before) ? same + 1 : 0;
        before = now;
        return same;
      },
      { intervals: [100] },
    )
    .toBeGreaterThan(3);
  return before;
}
