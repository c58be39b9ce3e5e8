import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Finding } from './doctor.types';
import { examine } from './examine';
import { examples } from './testing/examples';
import { other, pageOf, policy, release, scriptOf, tag, type Case } from './testing/pageOf';

const of = (id: string, given: Case): readonly Finding[] =>
  examine(pageOf(given)).filter((finding) => finding.id === id);

test('[WX-12] a page that does everything right has no hazard', () => {
  expect(examine(pageOf({}))).toEqual([]);
  expect(examine(pageOf({ observed: {}, release, address: 'https://partner.example/' }))).toEqual([]);
});

for (const [id, { met, severity, code = '', spared }] of Object.entries(examples)) {
  test(`[WX-12] ${id} is named where it is, with what to set, and not where it is not`, () => {
    expect(met.map((given) => of(id, given).map((finding) => finding.severity))).toEqual(met.map(() => [severity]));
    expect(met.filter((given) => !(of(id, given)[0]?.code ?? '').includes(code))).toEqual([]);
    expect(spared.filter((given) => of(id, given).length > 0)).toEqual([]);
  });
}

test('[WX-12] the docs have the place that each finding points at', () => {
  const docs = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');
  const anchors = new Set(
    [...docs.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const findings = Object.values(examples).flatMap(({ met }) => met.flatMap((given) => examine(pageOf(given))));
  const lost = findings.filter(({ doc }) => !anchors.has(doc)).map(({ id, doc }) => `${id}: ${doc}`);
  expect([...new Set(lost)]).toEqual([]);
  for (const id of Object.keys(examples)) expect(docs).toContain(`\`${id}\``);
});

test('[WX-12] a policy that only reports is a note', () => {
  const [finding] = of('policy-script', {
    headers: policy("script-src 'self'", 'Content-Security-Policy-Report-Only'),
  });
  expect(finding).toMatchObject({ severity: 'note', met: expect.stringContaining('only reports') as string });
});

test('[WX-12] what could not be seen is told where nothing explains it', () => {
  const gone: Case = { observed: { widgets: 0, launcher: { kind: 'none' }, opened: 'not tried' } };
  expect(examine(pageOf(gone)).map(({ id }) => id)).toEqual(['seen-no-widget']);
  expect(examine(pageOf({ ...gone, head: '' })).map(({ id }) => id)).toEqual(['tag-missing']);
});

test('[WX-12] a launcher that nobody can see is a note where the page opens the chat itself', () => {
  const unseen: Case = { observed: { launcher: { kind: 'unseen', why: 'a style hides it' } } };
  for (const given of [
    { head: scriptOf('data-own-opener') },
    { head: scriptOf('data-launcher="false"') },
    { body: "<script>Receptionist.push(['init', { launcher: false }])</script>" },
  ])
    expect(of('seen-hidden', { ...unseen, ...given })[0]?.severity).toBe('note');
});

test('[WX-12] what prevents the chat comes first', () => {
  const severities = examine(pageOf({ root: 'lang="fr"', headers: policy("connect-src 'self'"), head: tag + tag }));
  expect(severities.map(({ severity }) => severity)).toEqual(['prevents', 'note', 'note']);
});

test('[WX-12] a directive is written out with what the page allows already', () => {
  const [script, connect] = examine(
    pageOf({ headers: policy("default-src 'self' https://cdn.example; script-src 'none'") }),
  );
  expect(script?.code).toBe('script-src https://www.example.com;');
  expect(connect?.code).toBe("connect-src 'self' https://cdn.example https://www.example.com;");
  expect(connect?.set).toContain('Add connect-src beside default-src');
});

test('[WX-12] a recorder gets nothing out of the frame, and is named with the policy that takes the frame away', () => {
  const recording = other('https://edge.fullstory.com/s/fs.js');
  expect(of('recorder', recording)[0]?.met).toContain('in a frame that no script of the page can reach');
  const tight = policy("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(of('recorder', { ...recording, headers: tight })[0]?.set).toContain('trusted-types receptionist');
});
