import { styled } from 'styled-components';
import type { FeeInState } from '@front-door/shared/catalogue/feeIn';

/** A fee in large letters, and in small ones where it holds. */
export function FeeIn({ fee: { price, where } }: { readonly fee: FeeInState }) {
  return (
    <strong>
      {price} {where !== undefined && <Where>{where}</Where>}
    </strong>
  );
}

const Where = styled.small`
  display: inline-block;
  color: var(--muted);
  font-size: var(--small);
  font-weight: 700;
  letter-spacing: normal;
  line-height: 1.4;
`;
