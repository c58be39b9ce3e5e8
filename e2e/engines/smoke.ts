import type { Driver } from './driver.types';

/** Where parts of the widget are, in the words of the page. */
const parts = {
  launcher: `root.querySelector('button')`,
  input: `root.querySelector('dialog textarea')`,
  option: `root.querySelector('dialog li a')`,
} as const;

/**
 * Does in a browser what a visitor does: opens the chat on a page, asks, and follows a suggestion.
 *
 * @returns the address that the suggestion has led to
 * @throws a sentence for what did not happen
 */
export async function smoke(driver: Driver, page: string): Promise<string> {
  const run = (script: string) =>
    driver.send(
      { name: 'WebDriver:ExecuteScript', method: 'POST', path: '/execute/sync' },
      { script: `const root = document.querySelector('receptionist-widget')?.shadowRoot; ${script}`, args: [] },
    );
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
  const click = async (part: keyof typeof parts) => {
    // As text: a page may have changed how lists become JSON.
    const center = (await until(
      `that the ${part} is there`,
      `const box = root && ${parts[part]}?.getBoundingClientRect();
       return box ? Math.round(box.x + box.width / 2) + ' ' + Math.round(box.y + box.height / 2) : null`,
    )) as string;
    const [x, y] = center.split(' ').map(Number);
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
  await until(
    'that the input has the focus',
    `return root.activeElement === ${parts.input} && root.activeElement !== null`,
  );
  await type('sore throat\uE007');
  await until('that an option shows', `return ${parts.option}?.textContent === 'Sore Throat'`);
  await click('option');
  return (await until(
    'that the option leads to its page',
    `return location.pathname === '/treatments/sore-throat' && document.querySelector('h1') ? location.href : null`,
  )) as string;
}
