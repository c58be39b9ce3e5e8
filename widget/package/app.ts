import type { App, Shell } from '../src/boundary.types';
import { mount as mountApp } from '../src/host/mount';
import { chatCode } from './chatCode';

export { tend } from '../src/host/tend';

/** The page's side of the chat, with the code of what runs in the frame: nobody's bundler would know a file for it. */
export function mount(shell: Shell): App {
  return mountApp(shell, {
    files: [{ code: chatCode }],
    readerCode: async () => (await import('./readerCode')).readerCode,
  });
}
