import { vi } from 'vitest';

const whatIsGood: Readonly<Record<string, RegExp>> = {
  color: /^(?:#(?:[\da-f]{3}){1,2}|rgb\(.+\)|teal|inherit|var\(.+\))$/i,
  'font-family': /^[\w\s,'"-]+$/,
  width: /^\d+(?:\.\d+)?(?:px|rem|%)$|^auto$/,
  'padding-top': /^\d+(?:\.\d+)?(?:px|rem|%)$/,
  order: /^-?\d+$/,
};

/** `CSS.supports`, which jsdom lacks, for what the widget asks of it. */
export function provideCssSupports(): void {
  vi.stubGlobal('CSS', {
    supports: (property: string, value: unknown) => whatIsGood[property]?.test(String(value)) ?? false,
  });
}
