import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { arrowRightIcon } from './icons';

/** The lower edge of a menu or an overlay, which leads to all of what is in it. */
export function BarLink({ children, ...link }: LinkProps) {
  return (
    <Bar {...link}>
      {children}
      <Icon of={arrowRightIcon} size={18} />
    </Bar>
  );
}

const Bar = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 48px;
  padding: 4px 20px;
  border-top: 1px solid transparent;
  border-radius: 0 0 11px 11px;
  background: var(--blue);
  color: #fff;
  font-weight: 800;
  text-decoration: none;

  &:hover {
    background: var(--blue-hover);
  }
`;
