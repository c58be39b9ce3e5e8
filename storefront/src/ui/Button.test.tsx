import { expect, test } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { Button, type ButtonVariant } from './Button';

function ruleOf(variant: ButtonVariant): string {
  const { container } = renderAt('/', <Button $variant={variant}>Go</Button>);
  const names = container.querySelector('button')?.className.split(' ') ?? [];
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('');
  return `${css}${rules}`
    .split('}')
    .filter((rule) => names.some((name) => rule.includes(`.${name}`)))
    .join('}')
    .replaceAll(/\s+/g, '');
}

test.each([
  ['primaryOrangeSolid', 'background:var(--orange)', 'color:#fff', 'background:var(--orange-hover)'],
  ['primaryBlueSolid', 'background:var(--blue)', 'color:#fff', 'background:var(--blue-hover)'],
  ['primaryYellowSolid', 'background:var(--yellow)', 'color:#000', 'background:var(--yellow-hover)'],
  [
    'primaryOrangeOutline',
    'background:var(--outline-fill)',
    'color:var(--outline-orange)',
    'background:var(--tint-orange)',
  ],
  [
    'primaryBlueOutline',
    'background:var(--outline-fill)',
    'color:var(--outline-blue)',
    'background:var(--tint-strong)',
  ],
  [
    'primaryYellowOutline',
    'background:var(--outline-fill)',
    'color:var(--outline-yellow)',
    'background:var(--tint-yellow)',
  ],
] as const)('[TH-02] %s has its fill, its text and its hover', (variant, fill, text, hover) => {
  const rule = ruleOf(variant);
  const [plain, hovered] = [rule.slice(0, rule.indexOf(':hover')), rule.slice(rule.indexOf(':hover'))];
  expect(plain).toContain(fill);
  expect(plain.replace('#fff;', '#fff').replace('#ffffff', '#fff')).toContain(text);
  expect(hovered).toContain(hover);
});
