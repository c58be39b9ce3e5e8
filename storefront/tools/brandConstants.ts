import type { BrandFile } from '../../shared/src/brand/brand';

/**
 * The brand as constants of a build: its facts, which every page carries, and apart from them what single pages show, so that
 * a brand with hundreds of licenses makes no other page larger.
 */
export function brandConstants({ savingsCard, licensures, ...facts }: BrandFile) {
  return {
    __BRAND__: JSON.stringify(facts),
    __SAVINGS_CARD__: JSON.stringify(savingsCard ?? null),
    __LICENSURES__: JSON.stringify(licensures ?? []),
  };
}
