import { css, styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Container, PlainList } from '../../ui/layout';

export const HeroRoot = styled.section`
  background: var(--tint);
`;

export const Content = styled.div`
  h1 {
    margin-bottom: 12px;
    font-size: var(--display);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: -0.025em;
  }
`;

export const Picture = styled.img`
  width: 100%;
  max-width: 35rem;
  margin-inline: auto;

  ${media.belowMd} {
    max-width: 120px;
  }
`;

const skeleton = css`
  ${Content} > * {
    visibility: hidden;
  }

  /* The picture itself is moved out of its box, which stands for it. */
  ${Picture} {
    border-radius: 45%;
    background: var(--line);
    object-position: -9999px;
    object-fit: none;
    animation: pulse 1.6s ease-in-out infinite;
  }

  ${Content}::before, ${Content}::after {
    content: '';
    position: absolute;
    left: 0;
    width: min(100%, 460px);
    border-radius: 12px;
    background: var(--line);
    animation: pulse 1.6s ease-in-out infinite;
  }

  ${Content}::before {
    top: 8px;
    height: 40%;
  }

  ${Content}::after {
    bottom: 0;
    height: 48px;
    width: 200px;
    border-radius: 999px;
  }
`;

export const Frame = styled(Container)`
  display: grid;
  align-items: center;
  gap: 24px 40px;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 24px 20px;

  ${Content} {
    position: relative;
    display: flex;
    flex-direction: column;
    /* The room of the longer face, so that nothing moves when one replaces the other. */
    min-height: 29rem;
  }

  /* Nothing will replace it: the words take their own room, and the picture is on the first screen whole. */
  ${media.belowMd} {
    :root[data-visitor='new'] & ${Content} {
      min-height: 0;
    }
  }

  ${media.md} {
    grid-template-columns: 1.15fr 1fr;
    padding-block: 48px;

    ${Content} {
      min-height: 30rem;
    }
  }

  /* Something stored was found before the first paint: the default face may not be the right one. */
  :root[data-visitor=''] &[data-pending] {
    ${skeleton}
  }
`;

export const Faster = styled.em`
  color: var(--orange-on-tint);
  font-style: normal;
`;

export const Price = styled.p`
  margin-bottom: 8px;
  color: var(--text);
  font-size: var(--lead);
  font-weight: 700;
`;

/** What price and hours depend on, with the hours: their first lines beside it, and the room of more lines below. */
export const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 44px;
  margin-bottom: 12px;

  ${media.belowMd} {
    align-items: start;
  }
`;

export const Search = styled.div`
  margin-bottom: 12px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const List = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-bottom: 12px;
  font-size: var(--lead);
  font-weight: 700;

  li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }

  svg {
    color: var(--link);
  }
`;
