import type { Finding, PageSeen, Release, ReleaseFile, Rule } from './doctor.types';
import { valuesOf } from './readHeaders';
import { loaderOf, placeOf, tagOf, withAttributes, type Tag } from './tag';
import * as texts from './integrityTexts/en';

const doc = 'versions-integrity-and-caching';

/** Whether the hashes that the page states are those of the files that it gets. */
export const integrityRules: Rule = (page) => {
  const tag = tagOf(page);
  if (tag === undefined) return integrityPolicy(page);
  const integrity = tag.element.attributes['integrity'];
  const findings = integrity === undefined ? oldVersion(page, tag) : stated(page, tag, integrity);
  return [...findings, ...integrityPolicy(page)];
};

/** The name of the file that a tag asks for. */
const fileOf = ({ address }: Tag) => address.pathname.split('/').at(-1) ?? '';

function stated(page: PageSeen, tag: Tag, integrity: string): readonly Finding[] {
  const { element, address } = tag;
  const loader = page.release?.['loader'];
  const where = placeOf(element);
  const findings: Finding[] = [];
  const isVersioned = fileOf(tag) !== 'receptionist.js';
  const mended =
    loader === undefined
      ? undefined
      : { [tag.source]: new URL(loader.file, address).href, integrity: loader.integrity };

  if (loader !== undefined && !integrity.split(/\s+/).includes(loader.integrity)) {
    const isThisFile = !isVersioned || fileOf(tag) === loader.file;
    findings.push({
      id: isThisFile ? 'integrity-wrong' : 'integrity-old',
      severity: isThisFile ? 'prevents' : 'note',
      met: isThisFile ? texts.wrong(fileOf(tag)) : texts.old(fileOf(tag), loader.file),
      where,
      set: texts.copyServed,
      code: withAttributes(element, { ...mended, crossorigin: 'anonymous' }),
      doc,
    });
  } else if (!isVersioned) {
    findings.push({
      id: 'integrity-of-newest',
      severity: 'harms',
      met: texts.ofNewest,
      where,
      set: texts.oneVersion,
      code: withAttributes(element, mended ?? { integrity: undefined }),
      doc,
    });
  }
  if (!('crossorigin' in element.attributes) && address.origin !== originOf(page)) {
    findings.push({
      id: 'integrity-without-crossorigin',
      severity: 'prevents',
      met: texts.withoutCrossorigin,
      where,
      set: texts.addCrossorigin,
      code: withAttributes(element, { crossorigin: 'anonymous' }),
      doc,
    });
  }
  return findings;
}

function originOf({ address }: PageSeen): string | undefined {
  return address === undefined ? undefined : new URL(address).origin;
}

function oldVersion({ release }: PageSeen, tag: Tag): readonly Finding[] {
  const loader = release?.['loader'];
  if (loader === undefined || fileOf(tag) === 'receptionist.js' || fileOf(tag) === loader.file) return [];
  return [
    {
      id: 'integrity-old',
      severity: 'note',
      met: texts.old(fileOf(tag), loader.file),
      where: placeOf(tag.element),
      set: texts.copyServedOrNewest,
      code: withAttributes(tag.element, { [tag.source]: new URL(loader.file, tag.address).href }),
      doc,
    },
  ];
}

/** A page may refuse every script whose integrity it does not state. */
function integrityPolicy(page: PageSeen): readonly Finding[] {
  return ['Integrity-Policy', 'Integrity-Policy-Report-Only'].flatMap((name) => {
    const isAsked = valuesOf(page.headers, name.toLowerCase()).some((value) =>
      /blocked-destinations=\([^)]*\bscript\b/.test(value),
    );
    if (!isAsked) return [];
    const isReported = name.endsWith('Only');
    const tag = tagOf(page);
    const severity = isReported ? 'note' : 'prevents';
    const findings: Finding[] = [];
    if (tag !== undefined && tag.element.attributes['integrity'] === undefined) {
      findings.push({
        id: 'integrity-policy-tag',
        severity,
        met: texts.tagUnstated(name, isReported),
        where: placeOf(tag.element),
        set: texts.stateIt,
        code: withAttributes(tag.element, {
          [tag.source]: new URL(page.release?.['loader']?.file ?? 'receptionist.{hash}.js', tag.address).href,
          integrity: page.release?.['loader']?.integrity ?? 'sha384-…',
          crossorigin: 'anonymous',
        }),
        doc,
      });
    }
    const unstated = partsOf(page.release).filter(({ file }) => !isMapped(page, new URL(file, loaderOf(page)).href));
    if (unstated.length > 0) {
      findings.push({
        id: 'integrity-policy-map',
        severity,
        met: texts.filesUnstated(name, isReported),
        set: texts.stateInMap,
        code: importMap(unstated, loaderOf(page)),
        doc,
      });
    }
    return findings;
  });
}

/** What the loader brings later, in this release or as the docs write it. */
function partsOf(release: Release | undefined): readonly ReleaseFile[] {
  if (release === undefined) {
    return ['app', 'chat', 'reader'].map((part) => ({ file: `${part}-{hash}.js`, integrity: 'sha384-…' }));
  }
  return Object.entries(release).flatMap(([part, file]) => (part === 'loader' ? [] : [file]));
}

function isMapped({ markup }: PageSeen, address: string): boolean {
  return markup.elements.some(
    ({ name, attributes, text }) =>
      name === 'script' &&
      attributes['type'] === 'importmap' &&
      (text.includes(`"${address}"`) ||
        (address.includes('%7Bhash%7D') && text.includes(address.slice(0, address.lastIndexOf('-') + 1)))),
  );
}

function importMap(files: readonly ReleaseFile[], loader: URL): string {
  const integrity = Object.fromEntries(
    files.map(({ file, integrity: hash }) => [new URL(file, loader).href.replace('%7Bhash%7D', '{hash}'), hash]),
  );
  return `<script type="importmap">\n${JSON.stringify({ integrity }, undefined, 2)}\n</script>`;
}
