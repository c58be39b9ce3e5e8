import type { Finding, PageSeen, Release, ReleaseFile, Rule } from './doctor.types';
import { valuesOf } from './readHeaders';
import { loaderOf, placeOf, tagOf, withAttributes, type Tag } from './tag';

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
      met: isThisFile
        ? `The tag's integrity is not that of ${fileOf(tag)} as it is served now: browsers refuse the script.`
        : `The tag asks for a version (${fileOf(tag)}) that is not the one released now (${loader.file}). It works as long as it is served.`,
      where,
      set: 'Copy the tag of the version that is served.',
      code: withAttributes(element, { ...mended, crossorigin: 'anonymous' }),
      doc,
    });
  } else if (!isVersioned) {
    findings.push({
      id: 'integrity-of-newest',
      severity: 'harms',
      met: 'The tag states the integrity of receptionist.js, whose content changes with every release: from the next one on browsers refuse it.',
      where,
      set: 'Ask for the file of one version, or state no integrity.',
      code: withAttributes(element, mended ?? { integrity: undefined }),
      doc,
    });
  }
  if (!('crossorigin' in element.attributes) && address.origin !== originOf(page)) {
    findings.push({
      id: 'integrity-without-crossorigin',
      severity: 'prevents',
      met: 'The tag states an integrity and has no "crossorigin": browsers can not check a script of another origin without it, and refuse it.',
      where,
      set: 'Add crossorigin.',
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
      met: `The tag asks for a version (${fileOf(tag)}) that is not the one released now (${loader.file}). It works as long as it is served.`,
      where: placeOf(tag.element),
      set: 'Copy the tag of the version that is served, or ask for receptionist.js to have the newest at all times.',
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
        met: `The header ${name} ${verb(isReported)} scripts without integrity, and the tag states none.`,
        where: placeOf(tag.element),
        set: 'State it, with the file of one version.',
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
        met: `The header ${name} ${verb(isReported)} scripts without integrity, and no import map states that of the chat's files.`,
        set: 'State it in an import map, before every module.',
        code: importMap(unstated, loaderOf(page)),
        doc,
      });
    }
    return findings;
  });
}

const verb = (isReported: boolean) => (isReported ? 'reports' : 'refuses');

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
