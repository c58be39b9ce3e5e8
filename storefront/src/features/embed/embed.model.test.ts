import { expect, test } from 'vitest';
import { complaintOf, embedOptions, embedTag } from './embed.model';

const script = { address: 'https://www.example.com/receptionist/v1/receptionist.js' };

test('[WE-01] the tag without choices is the script and nothing else', () => {
  expect(embedTag({}, script)).toBe(
    '<script\n  async\n  src="https://www.example.com/receptionist/v1/receptionist.js"\n></script>',
  );
});

test('[WE-08] choices become data attributes; defaults and what is blank do not', () => {
  const tag = embedTag(
    { side: 'left', primary: '#006699', onPrimary: '#000000', label: ' Ask us ', partner: '', searchApi: '' },
    script,
  );
  expect(tag.match(/data-\S+="[^"]*"/g)).toEqual([
    'data-side="left"',
    'data-on-primary="#000000"',
    'data-label="Ask us"',
  ]);
});

test('[WE-01] what is chosen cannot leave its attribute', () => {
  const tag = embedTag({ label: '"><script>alert(1)</script>&', partner: "o'neill" }, script);
  const holder = new DOMParser().parseFromString(tag, 'text/html');
  expect(holder.querySelectorAll('script')).toHaveLength(1);
  expect(holder.querySelector('script')?.dataset).toMatchObject({
    label: '"><script>alert(1)</script>&',
    partner: "o'neill",
  });
});

test('[WE-11] the tag of one version has its integrity value and asks without credentials', () => {
  const tag = embedTag({}, { ...script, integrity: 'sha384-abc' });
  expect(tag).toContain('integrity="sha384-abc"\n  crossorigin="anonymous"');
});

test.each(['www.example.com', 'javascript:alert(1)', '//example.com', 'https://', 'https://exa mple.com'])(
  '[WE-02] %s is no address, is complained of, and stays out of the tag',
  (storefront) => {
    expect(complaintOf('storefront', storefront)).toBe('Write a full address, such as https://www.example.com.');
    expect(embedTag({ storefront }, script)).not.toContain('data-storefront');
  },
);

test('[WE-02] the widget on the page gets the same choices, and those that are gone are set back', () => {
  expect(embedOptions({ side: 'left', partner: 'corner', storefront: 'nowhere' })).toEqual({
    side: 'left',
    launcher: undefined,
    target: undefined,
    keep: undefined,
    primary: undefined,
    onPrimary: undefined,
    label: undefined,
    language: undefined,
    product: undefined,
    storefront: undefined,
    searchApi: undefined,
    context: { partner: 'corner' },
  });
});

test('[WX-11] the kit is chosen like the rest: in letters for the tag, by its meaning for the widget on the page', () => {
  const choices = { launcher: 'false', target: '_blank', keep: 'true' };
  expect(embedTag(choices, script).match(/data-\S+="[^"]*"/g)).toEqual([
    'data-launcher="false"',
    'data-target="_blank"',
    'data-keep="true"',
  ]);
  expect(embedOptions(choices)).toMatchObject({ launcher: false, target: '_blank', keep: true });
});
