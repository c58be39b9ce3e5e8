import { parseArgs } from 'node:util';
import { failed, ok, type Result } from '@front-door/shared/result';

/** What the doctor is asked for. */
export interface Asked {
  /** Address of a page, or path of a file. */
  readonly page: string;
  readonly isFile: boolean;
  /** Origin that serves the Receptionist; absent for the one that the package was built for. */
  readonly site?: string;
  readonly partner?: string;
  readonly withTag: boolean;
  readonly isJson: boolean;
  /** How long the page, and then the chat, may take, in milliseconds. */
  readonly timeout: number;
  /** Path of the browser. */
  readonly browser?: string;
}

export const help = `npx @front-door/receptionist doctor <address or file> [options]

Loads a page with the Receptionist in a real browser and tells you what stops it from working, and what to set.

  --with-tag           put the tag into a page that has none
  --partner <name>     the partner that the tag should name
  --site <address>     where the Receptionist is served from
  --timeout <seconds>  how long the page, and then the chat, may take (15)
  --browser <path>     the Chromium or Chrome to use
  --json               print one object

Exits with 0 if nothing prevents the chat, 1 if something does, 2 if this could not be determined.`;

/** Reads the words after the command's name. A failure is a sentence; it is `help` where that was asked for. */
export function readArguments(words: readonly string[]): Result<Asked, string> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'with-tag': { type: 'boolean' },
        partner: { type: 'string' },
        site: { type: 'string' },
        timeout: { type: 'string' },
        browser: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [command, page, ...more] = positionals;
  if (values.help === true) return failed(help);
  if (command !== 'doctor') return failed(command === undefined ? help : `There is no command "${command}".`);
  if (page === undefined) return failed('Name the page: an address, or a file.');
  if (more.length > 0) return failed(`Name one page only: "${more.join(' ')}" is too much.`);
  const isFile = !/^https?:\/\//i.test(page);
  if (isFile && /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(page) && !/\.(?:x?html?|txt)$/i.test(page))
    return failed(`"${page}" is not a full address: write https:// before it.`);
  const seconds = Number(values.timeout ?? 15);
  if (!(seconds > 0)) return failed(`"${values.timeout ?? ''}" is not a number of seconds.`);
  if (values.site !== undefined && !URL.canParse(values.site)) return failed(`"${values.site}" is not an address.`);
  if (isFile && values['with-tag'] === true) return failed('--with-tag is for pages that are loaded, not for files.');
  return ok({
    page,
    isFile,
    withTag: values['with-tag'] === true,
    isJson: values.json === true,
    timeout: seconds * 1000,
    ...(values.site !== undefined && { site: values.site }),
    ...(values.partner !== undefined && { partner: values.partner }),
    ...(values.browser !== undefined && { browser: values.browser }),
  });
}
