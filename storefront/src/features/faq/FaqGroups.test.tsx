import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillBrand } from '@front-door/shared/brand/fillBrand';
import { visibleFaqs } from '@front-door/shared/catalogue/faqs';
import { faqCategories, type Faq } from '@front-door/shared/catalogue/faqs/faq.types';
import { brand } from '../../platform/brand';
import { recordLocation } from '../../platform/visitor';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { FaqGroups } from './FaqGroups';

const scrolledTo: string[] = [];

// The test's browser has no layout to scroll.
function scrollIntoView(this: Element): void {
  scrolledTo.push(this.id);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  scrolledTo.length = 0;
  vi.unstubAllGlobals();
});

/** Scrolling waits for a frame. */
const nextFrame = () => new Promise(requestAnimationFrame);
const opened = (container: HTMLElement) => [...container.querySelectorAll('details[open]')].map(({ id }) => id);

test('[FQ-01] shows the eight categories, each closed, with every question and answer in the HTML', async () => {
  const page = parsed(await prerenderAt('/faqs', <FaqGroups />));
  expect([...page.querySelectorAll('summary h2')].map(textOf)).toEqual(faqCategories);
  expect(opened(page)).toEqual([]);
  const text = textOf(page);
  expect(visibleFaqs().length).toBeGreaterThan(40);
  for (const { title, description } of visibleFaqs()) {
    expect(text).toContain(textOf({ textContent: fillBrand(title, brand) }));
    expect(text).toContain(textOf({ textContent: fillBrand(description, brand) }));
  }
});

test('[FQ-01] several groups can be open at once', () => {
  const { container } = renderAt('/faqs', <FaqGroups />);
  const groups = [...container.querySelectorAll('details')];
  // Details of one name close each other.
  expect(groups.filter((group) => group.hasAttribute('name'))).toEqual([]);
  for (const group of groups.slice(0, 3)) group.open = true;
  expect(opened(container)).toHaveLength(3);
});

test.each(['weight-loss', 'weightloss'])(
  '[FQ-02] ?section=%s opens Weight Loss Questions and scrolls to it',
  async (section) => {
    const { container } = renderAt(`/faqs?section=${section}`, <FaqGroups />);
    await nextFrame();
    expect(opened(container)).toEqual(['weight-loss-questions']);
    expect(scrolledTo).toEqual(['weight-loss-questions']);
  },
);

test('[FQ-02] the HTML itself opens the section before anything is loaded, and hydration agrees', async () => {
  const html = await prerenderAt('/faqs', <FaqGroups />);
  const script = parsed(html).querySelector('script')?.textContent ?? '';
  document.body.innerHTML = html;
  window.history.replaceState(null, '', '/faqs?section=weight-loss');
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser does when it reads the page
  new Function(script)();
  window.history.replaceState(null, '', '/');
  expect(opened(document.body)).toEqual(['weight-loss-questions']);
  expect(scrolledTo).toEqual(['weight-loss-questions']);
  document.body.replaceChildren();
  const { container, complaints } = renderAt('/faqs?section=weight-loss', <FaqGroups />, html);
  expect(opened(container)).toEqual(['weight-loss-questions']);
  expect(complaints).toEqual([]);
  expect(container.querySelector('script')).toBeNull();
});

test('[FQ-02] an unknown section opens nothing and stays at the top', async () => {
  const { container } = renderAt('/faqs?section=nothing', <FaqGroups />);
  await nextFrame();
  expect(opened(container)).toEqual([]);
  expect(scrolledTo).toEqual([]);
});

test('[FQ-02] someone who comes back further down the page stays there', async () => {
  vi.stubGlobal('scrollY', 900);
  const { container } = renderAt('/faqs?section=weight-loss', <FaqGroups />);
  await nextFrame();
  expect(opened(container)).toEqual(['weight-loss-questions']);
  expect(scrolledTo).toEqual([]);
});

test('[FQ-01] a link to a group on the page opens it, and leaves the open ones open', async () => {
  const { container, router } = renderAt('/faqs#support-questions', <FaqGroups />);
  await act(() => router.navigate('#prescription-questions'));
  expect(opened(container)).toEqual(['prescription-questions', 'support-questions']);
});

test('[FQ-03] an item without an answer is hidden, and so is a category that has no other', async () => {
  const items: readonly Faq[] = [
    { title: 'Shown?', category: 'General Questions', description: 'Yes.' },
    { title: 'Hidden?', category: 'General Questions', description: '' },
    { title: 'Alone?', category: 'Support Questions', description: ' ' },
  ];
  const page = parsed(await prerenderAt('/faqs', <FaqGroups items={items} />));
  expect([...page.querySelectorAll('h2, h3')].map(textOf)).toEqual(['General Questions', 'Shown?']);
});

test("[CX-06] the grocery chain's visitors see no Weight Loss Questions", () => {
  recordLocation('?pharmacy=eagle');
  const { container } = renderAt('/faqs?section=weight-loss', <FaqGroups />);
  expect([...container.querySelectorAll('h2')].map(textOf)).toEqual(
    faqCategories.filter((category) => category !== 'Weight Loss Questions'),
  );
});
