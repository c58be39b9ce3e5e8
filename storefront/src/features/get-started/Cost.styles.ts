import { styled } from 'styled-components';

export const CostRoot = styled.div`
  margin-top: 20px;
  padding-top: 20px;
  border-top: 1px solid var(--line);

  h3 {
    margin-bottom: 8px;
    font-size: var(--body);
  }

  dl {
    margin-bottom: 12px;
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding-block: 4px;
  }

  details,
  > ul {
    margin-bottom: 12px;
    color: var(--muted);
    font-size: var(--small);
    line-height: 1.4;
  }

  h4 {
    margin-bottom: 4px;
    font-size: inherit;
  }

  summary {
    padding-block: 8px;
    font-weight: 700;
    cursor: pointer;
  }

  ul {
    padding-left: 1.25em;
  }

  dd {
    margin: 0;
    color: var(--heading);
    font-weight: 800;
    text-align: right;
    text-wrap: balance;
  }

  small {
    color: var(--muted);
    font-size: var(--small);
    font-weight: 700;
  }
`;

export const Small = styled.p`
  margin: 0 0 8px;
  color: var(--muted);
  font-size: var(--small);
  line-height: 1.4;
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 8px;
  margin-top: 20px;

  > a {
    padding-inline: 8px;
    font-size: var(--small);
    text-wrap: balance;
  }

  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;
