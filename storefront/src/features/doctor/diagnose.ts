import type { Finding } from '@front-door/shared/doctor/doctor.types';
import { examine } from '@front-door/shared/doctor/examine';
import { readHeaders } from '@front-door/shared/doctor/readHeaders';
import { readManifest } from '@front-door/shared/doctor/readManifest';
import { readMarkup } from '@front-door/shared/doctor/readMarkup';
import { brand } from '../../platform/brand';
import { fetchReleaseManifest, loaderAddress } from '../../platform/releaseManifest';
import type { Pasted } from './doctor.model';

export interface Diagnosis {
  readonly findings: readonly Finding[];
  /** Header lines that could not be parsed. */
  readonly others: readonly string[];
}

/** Examines what is pasted, by the rules of the command too. All it asks the network for is which release is served. */
export async function diagnose({ html, headers: text }: Pasted): Promise<Diagnosis> {
  const manifest = await fetchReleaseManifest(AbortSignal.timeout(5000));
  // Without it nothing is said of versions.
  const release = readManifest(manifest?.content);
  const { headers, others } = readHeaders(text);
  const findings = examine({
    markup: readMarkup(html),
    headers,
    site: { loader: loaderAddress().href, searchApi: brand.searchApi },
    ...(release !== undefined && { release }),
    ...(typeof CSS !== 'undefined' && { supports: (property, value) => CSS.supports(property, value) }),
  });
  return { findings, others };
}
