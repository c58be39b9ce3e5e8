import type { BrandFile } from '../../shared/src/brand/brand';

/**
 * The brand as constants of a build: its facts, which every page carries, and apart from them what single pages show, so that
 * a brand with hundreds of licenses makes no other page larger.
 */
export function brandConstants({ savingsCard, licensures, ...facts }: BrandFile) {
  return {
    BUILD_BRAND: JSON.stringify(facts),
    BUILD_SAVINGS_CARD: JSON.stringify(savingsCard ?? null),
    BUILD_LICENSURES: JSON.stringify(licensures ?? []),
  };
}
