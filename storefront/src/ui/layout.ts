import { styled } from 'styled-components';

/** Keeps content to the page's width, with gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A part of a page, with room above and below. */
export const Section = styled.section<{ $tinted?: boolean }>`
  padding-block: var(--section);
  background: ${({ $tinted }) => ($tinted === true ? 'var(--tint)' : 'none')};
`;

/** The first paragraph below a heading. */
export const Lead = styled.p`
  max-width: 62ch;
  color: var(--muted);
  font-size: var(--body);
`;

/** Small capitals above a heading. */
export const Eyebrow = styled.p`
  margin: 0 0 8px;
  color: var(--link);
  font-size: var(--small);
  font-weight: 800;
  letter-spacing: 0.04em;
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A list without bullets. */
export const PlainList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Links beside one another, on top of one another where there is no room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-bottom: 32px;
`;
