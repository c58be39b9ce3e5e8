import { styled } from 'styled-components';
import { Icon } from './Icon';
import { starIcon } from './icons';

/** A rating in stars out of five, to the nearest whole one. Decoration: the text beside it says the same. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <Row aria-hidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon of={starIcon} key={star} size={18} isFilled={star <= Math.round(rating)} />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
  color: var(--star);
`;
