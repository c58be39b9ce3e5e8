import { vi } from 'vitest';

const whatIsGood: Readonly<Record<string, RegExp>> = {
  color: /^(?:#(?:[\da-f]{3}){1,2}|rgb\(.+\)|teal|inherit|var\(.+\))$/i,
  'font-family': /^[\w\s,'"-]+$/,
  r: /^(?:0|\d+(?:\.\d+)?(?:px|rem|%))$|^var\(/,
  order: /^\s*[-+]?\d+\s*$|^var\(|^inherit$/,
  all: /^inherit$|^var\(/,
};

/** `CSS.supports`, which jsdom lacks, for what the widget asks of it. */
export function provideCssSupports(): void {
  vi.stubGlobal('CSS', {
    supports: (property: string, value: unknown) => whatIsGood[property]?.test(String(value)) ?? false,
  });
}
