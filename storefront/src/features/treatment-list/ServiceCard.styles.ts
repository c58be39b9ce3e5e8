import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { layers } from '../../theme/layers';

export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  column-gap: 16px;
  min-height: 112px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  transition: box-shadow var(--quick) ease-out;

  &:hover {
    box-shadow: var(--shadow-darker);
  }

  > p {
    margin: 0;
    color: var(--muted);
    font-size: var(--small);
    line-height: 1.4;
  }

  /* In a column of its own on phones, so that the list stays short; above the words elsewhere. */
  ${media.sm} {
    grid-template-columns: 1fr;
    min-height: 184px;
  }
`;

export const CardIcon = styled.img`
  width: 48px;
  height: 48px;
  grid-row: span 2;

  ${media.sm} {
    grid-row: auto;
    margin-bottom: 12px;
  }
`;

export const Title = styled.h3`
  margin: 0 0 4px;
  font-size: var(--lead);

  a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole card is the link's target, below the overlay. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

export const Overlay = styled.div`
  position: absolute;
  z-index: ${layers.card};
  /* Below the title, however high it is: that says whose treatments these are. */
  grid-row: 2 / auto;
  inset: 0 -1px auto;
  display: flex;
  flex-direction: column;
  min-height: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-darker);
  animation: rise var(--enter) ease-out;

  ${media.sm} {
    grid-row: 3 / auto;
  }

  &:not([data-open]) {
    display: none;
  }

  > p {
    flex: 1;
    margin: 0;
    padding: 16px 20px;
    color: var(--muted);
    font-size: var(--small);
  }

  @media (scripting: none) {
    ${Card}:hover &:not([data-open]),
    ${Card}:focus-within &:not([data-open]) {
      display: flex;
    }
  }
`;

export const Lists = styled.div`
  display: flex;
  flex: 1;
  gap: 4px;
  padding: 8px;

  ul {
    flex: 1 1 0;
    min-width: 0;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: 4px 8px;
    border-radius: 8px;
    color: var(--text);
    font-size: var(--small);
    line-height: 1.2;
    text-decoration: none;
  }

  a:hover {
    background: var(--tint-strong);
    color: var(--link);
  }
`;
