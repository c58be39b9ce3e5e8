import { styled } from 'styled-components';
import { iconButton } from '../../ui/iconButton';

export const Box = styled.search`
  position: relative;
`;

export const Label = styled.label`
  display: block;
  margin-bottom: 4px;
  font-weight: 700;

  @media (scripting: none) {
    display: none;
  }
`;

export const Field = styled.div`
  position: relative;
  max-width: 35rem;

  > svg {
    position: absolute;
    top: calc(50% - 11px);
    left: 16px;
    color: var(--muted);
    pointer-events: none;
  }

  input {
    width: 100%;
    min-height: 52px;
    padding: 8px 48px 8px 48px;
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    background: var(--surface);
    color: var(--text);
  }

  [data-size='large'] & input {
    min-height: 60px;
    box-shadow: var(--shadow);
    font-size: var(--body);
  }

  /* It answers nothing without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

export const Clear = styled.button`
  position: absolute;
  top: calc(50% - 22px);
  right: 4px;
  ${iconButton}
`;
