import { build, type InlineConfig } from 'vite';

/**
 * Builds a part of the widget that is one classic script, as a text for the npm package: in somebody's bundle no frame
 * could ask for it as a file.
 *
 * @returns the text, fit to stand in markup between the tags of a script.
 */
export async function classicScript(config: InlineConfig): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((result) => 'output' in result);
  const [script, ...rest] = output;
  if (script?.type !== 'chunk' || rest.length > 0) throw new Error('widget: this part is not one script');
  return fitForMarkup(script.code);
}

/**
 * In strings, templates and regular expressions, where alone these stand, an escaped `<` is the same. As they are they
 * would end the script in markup, or keep its end from being one.
 */
export function fitForMarkup(code: string): string {
  return code.replaceAll(/<(?=\/script|script|!--)/gi, String.raw`\x3C`);
}
