import { afterEach, expect, test } from 'vitest';
import { openerNow, returnFocus } from './returnFocus';

afterEach(() => {
  document.body.replaceChildren();
});

function put(html: string): void {
  document.body.innerHTML = html;
}

function named(id: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`#${id}`);
  if (element === null) throw new Error(`no #${id}`);
  return element;
}

const lose = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

test('[HD-10] the focus returns to the opener', () => {
  put('<button id="opener"></button>');
  named('opener').focus();
  const opener = openerNow();
  lose();
  returnFocus(opener);
  expect(document.activeElement).toBe(named('opener'));
});

test('[HD-10] a dialog that another one leads to returns the focus to what opened the first', () => {
  put('<button id="hamburger"></button><div role="dialog"><button id="inside"></button></div>');
  named('hamburger').focus();
  openerNow();
  named('inside').focus();
  const opener = openerNow();
  named('inside').parentElement?.remove();
  returnFocus(opener);
  expect(document.activeElement).toBe(named('hamburger'));
});

test('[HD-10] an opener that is gone hands the focus to the page', () => {
  put('<main id="main" tabindex="-1"></main><button id="opener"></button>');
  named('opener').focus();
  const opener = openerNow();
  named('opener').remove();
  returnFocus(opener);
  expect(document.activeElement).toBe(named('main'));
});

test('[HD-10] focus that has moved on stays there, and none is given where none was', () => {
  put('<main id="main" tabindex="-1"></main><button id="opener"></button><h1 id="heading" tabindex="-1"></h1>');
  lose();
  expect(openerNow()).toBeUndefined();
  returnFocus(undefined);
  expect(document.activeElement).toBe(document.body);
  named('opener').focus();
  const opener = openerNow();
  named('heading').focus();
  returnFocus(opener);
  expect(document.activeElement).toBe(named('heading'));
});
