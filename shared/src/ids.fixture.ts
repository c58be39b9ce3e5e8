/** What counts as an id: both applications run the same rows. */
export const idCases: readonly (readonly [value: unknown, isUuid: boolean, isRandom: boolean])[] = [
  ['11111111-1111-4111-8111-111111111111', true, true],
  ['ABCDEFAB-CDEF-4BCD-AFAB-ABCDEFABCDEF', true, true],
  ['018f4e6a-7b1c-7d2e-9f30-1a2b3c4d5e6f', true, false],
  ['11111111-1111-1111-8111-111111111111', true, false],
  ['11111111-1111-4111-7111-111111111111', false, false],
  ['00000000-0000-0000-0000-000000000000', false, false],
  ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', false, false],
  ['11111111-1111-4111-8111-111111111111 ', false, false],
  ['11111111-1111-4111-8111-111111111111\n', false, false],
  ['11111111111141118111111111111111', false, false],
  ['rubbish', false, false],
  ['', false, false],
  [null, false, false],
  [undefined, false, false],
  [{}, false, false],
];
