import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordLocation } from '../../platform/visitor';
import { click, control, escape, moveMouse, press } from '../../testing/interact';
import { parsed, prerenderAt, renderAt, textOf } from '../../testing/renderAt';
import { Header } from './Header';
import { MenuDrawer } from './MenuDrawer';

const account = ['My Patient Profile', 'Provider Follow-Up', 'Patient Support'].map((label) => ({
  label,
  onSelect: vi.fn<() => void>(),
}));

const header = (
  <Header account={account} onSearch={() => undefined} onOpenMenu={() => undefined} onMenuIntent={() => undefined} />
);
const drawer = <MenuDrawer account={account} search={null} onClose={() => undefined} />;

afterEach(() => {
  act(() => {
    recordLocation('');
  });
});

const entries = () => [...document.querySelectorAll('[role=dialog] :is(li a, li button)')].map(textOf);
const panelOf = (trigger: HTMLElement | undefined) => trigger?.nextElementSibling;
const isOpen = (trigger: HTMLElement | undefined) =>
  trigger?.getAttribute('aria-expanded') === 'true' && panelOf(trigger)?.hasAttribute('data-open') === true;

test('[RT-01] the logo leads home', async () => {
  const page = parsed(await prerenderAt('/care', header));
  expect(textOf(page.querySelector('a[href="/"]'))).toBe('Wellporch');
});

describe('the partner’s logo', () => {
  test('[HD-01] stands after a plus sign when a partner is set', () => {
    recordLocation('?partner=eaglecrest');
    const { container } = renderAt('/', header);
    expect(container.querySelector('img[alt="with Eaglecrest Markets"]')).not.toBeNull();
    expect(textOf(container.querySelector('[aria-hidden]:not(svg)'))).toBe('+');
  });

  test('[HD-01] is the chamber of commerce’s own for its visitors', () => {
    recordLocation('?source=lakeside-chamber');
    const { container } = renderAt('/', header);
    expect(container.querySelector('img[src="/images/partners/lakeside-chamber.svg"]')).not.toBeNull();
  });

  test('[HD-01] does not show for a name that only the address gives', () => {
    recordLocation('?partner=Somebody');
    expect(renderAt('/', header).container.querySelectorAll('img')).toHaveLength(1);
  });
});

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('the menus', () => {
  test('[HD-02] [HD-03] there is one for each of the four categories, ending with "View All"', async () => {
    const page = parsed(await prerenderAt('/', header));
    const menus = [...page.querySelectorAll('nav[aria-label=Treatments] button')];
    expect(menus.map(textOf)).toEqual(['Urgent Care', "Women's Health", "Men's Health", 'Pediatric Health']);
    for (const menu of menus) {
      const links = [...(menu.nextElementSibling?.querySelectorAll('a') ?? [])].map(textOf);
      expect(links[0]).toContain('General Consult');
      expect(links.at(-1)).toBe(`View All ${textOf(menu)}`);
    }
  });

  test('[HD-03] the long one has two columns, the others one', async () => {
    const page = parsed(await prerenderAt('/', header));
    const columns = [...page.querySelectorAll('nav[aria-label=Treatments] button')].map((menu) =>
      [...(menu.nextElementSibling?.querySelectorAll('ul') ?? [])].map((list) => list.children.length),
    );
    expect(columns).toEqual([[11, 11], [9], [7], [8]]);
  });

  test('[HD-02] open on a press and on ArrowDown, which moves into them, and close on Escape', async () => {
    renderAt('/', header);
    const menu = control('Urgent Care');
    await click(menu);
    expect(isOpen(menu)).toBe(true);
    await press(menu, 'Escape');
    expect(isOpen(menu)).toBe(false);
    await press(menu, 'ArrowDown');
    expect(isOpen(menu)).toBe(true);
    await waitFor(() => {
      expect(textOf(document.activeElement)).toBe('General Consult');
    });
    await press(document.activeElement, 'Escape');
    expect(isOpen(menu)).toBe(false);
    expect(document.activeElement).toBe(menu);
  });

  test('[HD-02] close when focus or a press goes elsewhere', async () => {
    renderAt('/', header);
    const menu = control('Urgent Care');
    await click(menu);
    act(() => {
      menu?.focus();
      control("Men's Health")?.focus();
    });
    expect(isOpen(menu)).toBe(false);
    await click(menu);
    act(() => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    });
    expect(isOpen(menu)).toBe(false);
  });

  describe('under a mouse', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });

    afterEach(() => {
      vi.useRealTimers();
    });

    test('[HD-02] [TH-08] open when it has rested for 200 ms', () => {
      renderAt('/', header);
      const menu = control('Urgent Care');
      moveMouse('over', menu);
      wait(199);
      expect(isOpen(menu)).toBe(false);
      wait(1);
      expect(isOpen(menu)).toBe(true);
      moveMouse('out', menu);
      wait(200);
      expect(isOpen(menu)).toBe(false);
    });

    test.each(['Urgent Care', "Women's Health", 'My Account'])(
      '[HD-02] [AF-17] %s closes on Escape, whatever has the focus, which stays where it is',
      (name) => {
        renderAt('/', header);
        const menu = control(name);
        for (const focused of [null, document.querySelector<HTMLElement>('a[href="/"]')]) {
          act(() => {
            focused?.focus();
          });
          moveMouse('over', menu);
          wait(200);
          expect(isOpen(menu)).toBe(true);
          escape();
          expect(isOpen(menu)).toBe(false);
          expect(document.activeElement).toBe(focused ?? document.body);
          moveMouse('out', menu);
          wait(200);
        }
      },
    );

    test('[HD-02] one that a mouse has just come to stays closed after Escape', () => {
      renderAt('/', header);
      const menu = control('Urgent Care');
      fireEvent.click(menu as Element);
      moveMouse('over', menu);
      escape();
      wait(200);
      expect(isOpen(menu)).toBe(false);
    });
  });

  test.each(['touch', 'pen'])(
    '[HD-02] stay shut under a pointer of the kind %s, whose tap they wait for',
    async (kind) => {
      vi.useFakeTimers();
      renderAt('/', header);
      const menu = control('Urgent Care');
      act(() => {
        menu?.parentElement?.dispatchEvent(new PointerEvent('pointerover', { pointerType: kind, bubbles: true }));
        vi.advanceTimersByTime(10_000);
      });
      expect(isOpen(menu)).toBe(false);
      vi.useRealTimers();
      await click(menu);
      expect(isOpen(menu)).toBe(true);
    },
  );

  test('[HD-05] "My Account" offers its three entries', async () => {
    renderAt('/', header);
    await click(control('My Account'));
    await click(control('Provider Follow-Up'));
    expect(account[1]?.onSelect).toHaveBeenCalledTimes(1);
    expect(isOpen(control('My Account'))).toBe(false);
  });
});

describe('the direct buttons', () => {
  const labels = ['Medication Refill', 'General Consult', 'General Consult - Pediatric', 'Weight Loss'];

  test('[HD-04] lead to the services', async () => {
    const page = parsed(await prerenderAt('/', header));
    expect([...page.querySelectorAll('nav[aria-label=Services] a')].map(textOf)).toEqual(labels);
    expect(textOf(page.querySelector('nav[aria-label=Treatments] a[href="/care"]'))).toBe('All Services');
  });

  test('[HD-04] [CX-06] leave out Weight Loss for the grocery chain', () => {
    recordLocation('?pharmacy=Eaglecrest');
    const { container } = renderAt('/', header);
    expect([...container.querySelectorAll('nav[aria-label=Services] a')].map(textOf)).toEqual(labels.slice(0, 3));
  });
});

test('[SM-10] the header’s buttons and the drawer’s links are recorded', async () => {
  delete window.dataLayer;
  renderAt('/', header);
  await click(control('Medication Refill'));
  await click(control('All Services'));
  renderAt('/', drawer);
  await click([...document.querySelectorAll('[role=dialog] a')].find((link) => textOf(link) === 'FAQs'));
  expect(window.dataLayer).toEqual(
    ['/medication-refill', '/care', '/faqs'].map((destination) =>
      expect.objectContaining({ event: 'header_button_click', destination }),
    ),
  );
  delete window.dataLayer;
});

describe('the drawer of narrow screens', () => {
  test('[HD-06] lists the services, the help and the account', () => {
    renderAt('/', drawer);
    expect(entries()).toEqual([
      'Weight Loss',
      'Urgent Care',
      "Women's Health",
      "Men's Health",
      'Pediatric Health',
      'Medication Refill',
      'General Consult',
      'How It Works',
      'FAQs',
      'All Services',
      'My Patient Profile',
      'Provider Follow-Up',
      'Patient Support',
    ]);
  });

  test('[HD-06] leaves out Weight Loss for the grocery chain', () => {
    recordLocation('?pharmacy=Eaglecrest');
    renderAt('/', drawer);
    expect(entries()).not.toContain('Weight Loss');
  });
});
