import { styled } from 'styled-components';

export const Block = styled.section`
  margin-bottom: 32px;

  h2 {
    font-size: var(--title);
  }

  ul {
    padding-left: 1.25em;
  }

  li {
    max-width: var(--measure);
    margin-bottom: 8px;
  }

  li::marker {
    color: var(--link);
  }

  p {
    max-width: var(--measure);
    color: var(--muted);
  }
`;

export const CheckList = styled.ul`
  && {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: 12px;
  }

  svg {
    flex: none;
    margin-top: 4px;
    color: var(--link);
  }
`;

export const Medications = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 0;
    list-style: none;
  }

  li {
    margin: 0;
    padding: 4px 16px;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--tint);
    font-weight: 700;
  }
`;

export const Note = styled.div`
  margin-bottom: 32px;
  padding: 16px 20px;
  border-left: 4px solid var(--yellow);
  border-radius: 4px var(--radius-card) var(--radius-card) 4px;
  background: var(--tint-yellow);
  font-weight: 700;

  p {
    margin: 0;
  }

  p + p {
    margin-top: 8px;
  }
`;

export const Sources = styled.details`
  color: var(--muted);
  font-size: var(--small);

  summary {
    min-height: 44px;
    padding-block: 8px;
    font-weight: 700;
    cursor: pointer;
  }

  /* As high as its line, for fingers. */
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;
