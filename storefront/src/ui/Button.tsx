import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** The six looks of specification 2.18. */
export type ButtonVariant =
  | 'primaryOrangeSolid'
  | 'primaryOrangeOutline'
  | 'primaryBlueSolid'
  | 'primaryBlueOutline'
  | 'primaryYellowSolid'
  | 'primaryYellowOutline';

interface Look {
  readonly fill: string;
  readonly text: string;
  readonly line: string;
  readonly hover: string;
}

const solid = (color: string, text: string): Look => ({
  fill: `var(--${color})`,
  text,
  line: `var(--${color})`,
  hover: `var(--${color}-hover)`,
});

const outline = (color: string, line: string, hover: string): Look => ({
  fill: 'var(--outline-fill)',
  text: `var(--outline-${color})`,
  line: `var(--${line})`,
  hover: `var(--${hover})`,
});

const looks = {
  primaryOrangeSolid: solid('orange', '#fff'),
  primaryOrangeOutline: outline('orange', 'outline-orange', 'tint-orange'),
  primaryBlueSolid: solid('blue', '#fff'),
  primaryBlueOutline: outline('blue', 'outline-blue', 'tint-strong'),
  primaryYellowSolid: solid('yellow', '#000'),
  primaryYellowOutline: outline('yellow', 'outline-yellow-line', 'tint-yellow'),
} as const satisfies Record<ButtonVariant, Look>;

interface ButtonProps {
  readonly $variant: ButtonVariant;
  /** Takes the width that there is. */
  readonly $wide?: boolean;
}

// White on orange is 3.1:1, which is enough for large bold text only: orange buttons are always large.
const isLarge = ({ $variant }: ButtonProps) => $variant.startsWith('primaryOrange');

const button = css<ButtonProps>`
  display: inline-flex;
  ${({ $wide }) => ($wide === true ? 'width: 100%;' : '')}
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 24px;
  border: 2px solid ${({ $variant }) => looks[$variant].line};
  border-radius: 999px;
  background: ${({ $variant }) => looks[$variant].fill};
  color: ${({ $variant }) => looks[$variant].text};
  font-size: var(--body);
  ${(props) => (isLarge(props) ? 'font-size: var(--lead);' : '')}
  font-weight: 800;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--quick) ease-out,
    border-color var(--quick) ease-out,
    transform var(--quick) ease-out;

  &:hover {
    background: ${({ $variant }) => looks[$variant].hover};
    ${({ $variant }) => ($variant.endsWith('Solid') ? `border-color: ${looks[$variant].hover};` : '')}
  }

  &:active {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

export const Button = styled.button.attrs({ type: 'button' })<ButtonProps>`
  ${button}
`;

/** A link within the storefront that looks like a button. */
export const ButtonLink = styled(Link)<ButtonProps>`
  ${button}
`;

/** A link that leaves the page, or opens a new tab, that looks like a button. */
export const ButtonAnchor = styled.a<ButtonProps>`
  ${button}
`;
