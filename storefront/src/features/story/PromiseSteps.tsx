import { styled } from 'styled-components';
import { brandPromise } from '@front-door/shared/catalogue/story';
import { media } from '../../theme/breakpoints';

/** The three steps of the brand promise. */
export function PromiseSteps() {
  return (
    <Steps>
      {brandPromise.steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden>{index + 1}</span>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }

  li {
    padding: clamp(24px, 3vw, 32px);
    border: 1px solid var(--line);
    border-radius: var(--radius-panel);
    background: var(--surface);
  }

  span {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    margin-bottom: 20px;
    border-radius: 50%;
    background: var(--yellow);
    color: #000;
    font-size: var(--lead);
    font-weight: 800;
  }

  h2 {
    font-size: var(--lead);
  }

  p {
    margin: 0;
  }
`;
