import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { PlainList } from '../../ui/layout';

/** Two buttons in one frame, of which one is pressed. */
export const Choice = styled.fieldset`
  display: inline-flex;
  max-width: 100%;
  margin: 0 0 16px;
  border: 0;
  padding: 4px;
  border-radius: 999px;
  background: var(--tint-strong);

  button {
    min-height: 44px;
    padding: 4px 20px;
    border: 2px solid transparent;
    border-radius: 999px;
    background: none;
    color: var(--heading);
    font-weight: 700;
    line-height: 1.2;
  }

  [aria-pressed='true'] {
    background: var(--blue);
    color: #fff;
  }

  /* Forced colors take the ground away and draw every border: then only the pressed one has one. */
  @media (forced-colors: active) {
    [aria-pressed='false'] {
      border-color: Canvas;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Tiles = styled(PlainList)`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));

  ${media.md} {
    margin-bottom: 24px;
    gap: 16px;
    grid-template-columns: repeat(4, 1fr);
  }
`;

export const Tile = styled.li`
  /* A phone shows so many at a time; the list below has them all. */
  ${media.belowMd} {
    &:nth-child(n + 7) {
      display: none;
    }
  }

  a {
    display: flex;
    flex-direction: column;
    height: 100%;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: var(--heading);
    line-height: 1.2;
    text-decoration: none;
    box-shadow: var(--shadow);
    transition: box-shadow var(--quick) ease-out;
  }

  a:hover {
    box-shadow: var(--shadow-darker);
  }

  svg {
    margin-bottom: 8px;
  }

  /* On phones the picture stands beside the price: the name has the whole line, and a tile is half as high. */
  ${media.belowMd} {
    a {
      display: grid;
      grid-template-columns: 44px minmax(0, 1fr);
      align-content: space-between;
      gap: 4px 8px;
      padding: 8px;
    }

    strong {
      grid-area: 1 / 1 / auto / -1;
    }

    svg {
      align-self: center;
      width: 44px;
      height: 44px;
      margin: 0;
    }
  }

  strong {
    font-weight: 800;
  }

  a:hover strong {
    text-decoration: underline;
  }

  small {
    margin-top: auto;
    padding-top: 4px;
    color: var(--muted);
    font-size: var(--small);

    ${media.belowMd} {
      align-self: center;
      margin: 0;
      padding: 0;
      text-wrap: balance;
    }
  }
`;
