import type { Driver } from './driver.types';

/** Where parts of the widget are, in the words of the document that they are in; the conversation has one of its own. */
const parts = {
  launcher: {
    isFramed: false,
    path: `document.querySelector('receptionist-widget')?.shadowRoot.querySelector('button')`,
  },
  frame: { isFramed: false, path: `document.querySelector('receptionist-widget')?.shadowRoot.querySelector('iframe')` },
  input: { isFramed: true, path: `document.querySelector('body > div')?.shadowRoot.querySelector('textarea')` },
  option: { isFramed: true, path: `document.querySelector('body > div')?.shadowRoot.querySelector('li a')` },
} as const;

/** The reference in what the protocol says of an element or a shadow root. */
function idOf(reference: unknown): string {
  return Object.values(reference as Record<string, string>)[0] ?? '';
}

/**
 * Does in a browser what a visitor does: opens the chat on a page, writes at once, and follows a suggestion.
 *
 * @returns the address that the suggestion has led to
 * @throws a sentence for what did not happen
 */
export async function smoke(driver: Driver, page: string): Promise<string> {
  const run = (script: string) =>
    driver.send({ name: 'WebDriver:ExecuteScript', method: 'POST', path: '/execute/sync' }, { script, args: [] });
  const goInto = async (isFramed: boolean) => {
    const switchTo = { name: 'WebDriver:SwitchToFrame', method: 'POST', path: '/frame' } as const;
    await driver.send(switchTo, { id: null });
    if (!isFramed) return;
    const frame = await until('that the frame is there', `return ${parts.frame.path}`);
    // Marionette takes the element's reference apart from an index.
    await driver.send(switchTo, { id: frame, element: idOf(frame) });
  };
  const act = (actions: readonly object[]) =>
    driver.send({ name: 'WebDriver:PerformActions', method: 'POST', path: '/actions' }, { actions });
  const until = async (what: string, script: string): Promise<unknown> => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const value = await run(script);
      if (value !== null && value !== undefined && value !== false) return value;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`${what} did not happen`);
  };
  // As text: a page may have changed how lists become JSON.
  const boxOf = async (
    part: keyof typeof parts,
  ): Promise<readonly [x: number, y: number, width: number, height: number]> => {
    const { isFramed, path } = parts[part];
    await goInto(isFramed);
    const box = (await until(
      `that the ${part} is there`,
      `const box = ${path}?.getBoundingClientRect();
       return box && box.width > 0 ? box.x + ' ' + box.y + ' ' + box.width + ' ' + box.height : null`,
    )) as string;
    return box.split(' ').map(Number) as [number, number, number, number];
  };
  const click = async (part: keyof typeof parts) => {
    const [left, top, width, height] = await boxOf(part);
    const [frameLeft, frameTop] = parts[part].isFramed ? await boxOf('frame') : [0, 0];
    await goInto(false);
    const [x, y] = [frameLeft + left + width / 2, frameTop + top + height / 2].map((place) => Math.round(place));
    await act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', origin: 'viewport', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  };
  const type = (text: string) =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);

  await driver.send({ name: 'WebDriver:Navigate', method: 'POST', path: '/url' }, { url: page });
  await click('launcher');
  await boxOf('input');
  // Without a click: whoever opens the chat writes at once.
  await type('sore throat');
  await until('that the words are in the input', `return ${parts.input.path}.value === 'sore throat'`);
  await type('\uE007');
  await until('that an option shows', `return ${parts.option.path}?.textContent === 'Sore Throat'`);
  await click('option');
  return (await until(
    'that the option leads to its page',
    `return location.pathname === '/treatments/sore-throat' && document.querySelector('h1') ? location.href : null`,
  )) as string;
}
