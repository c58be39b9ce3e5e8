import { afterEach, expect, test } from 'vitest';
import { handOver, importScript, runScript } from './handOver';

afterEach(() => document.head.replaceChildren());

const script = () => document.head.querySelector('script');

test('[WX-01] a file that has run gives what it handed over, and leaves nothing behind', async () => {
  const loaded = runScript('reader', 'https://care.example.com/reader-1.js');
  expect(script()?.src).toBe('https://care.example.com/reader-1.js');
  handOver('reader', 'what it is');
  script()?.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('what it is');
  expect(Object.getOwnPropertySymbols(globalThis).map(String)).not.toContain('Symbol(receptionist reader)');
});

test('[WX-07] a file that does not come, or is another, is refused', async () => {
  const missing = runScript('chat', 'https://care.example.com/chat-1.js');
  script()?.dispatchEvent(new Event('error'));
  await expect(missing).rejects.toThrow('could not be loaded');
  await expect(importScript('chat', 'data:text/javascript,')).rejects.toThrow('not what it should be');
});

test('[WX-01] nothing is handed over where nobody waits', () => {
  expect(() => handOver('chat', 'x')).not.toThrow();
});
