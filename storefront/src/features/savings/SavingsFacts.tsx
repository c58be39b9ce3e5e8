import { styled } from 'styled-components';
import { savingsCard } from '@front-door/shared/catalogue/savings';
import { media } from '../../theme/breakpoints';
import { Icon } from '../../ui/Icon';
import { checkIcon } from '../../ui/icons';
import { Container, PlainList, Section } from '../../ui/layout';

/** What the card is, what it saves and who can use it. */
export function SavingsFacts() {
  return (
    <Section $tinted>
      <Columns>
        <Questions>
          {savingsCard.questions.map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </Questions>
        <Who>
          <h2>{savingsCard.whoHeading}</h2>
          <PlainList>
            {savingsCard.who.map((group) => (
              <li key={group}>
                <Icon of={checkIcon} size={22} />
                {group}
              </li>
            ))}
          </PlainList>
        </Who>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: 40px clamp(32px, 6vw, 80px);

  ${media.md} {
    grid-template-columns: 1.3fr 1fr;
    align-items: start;
  }

  h2 {
    font-size: var(--lead);
  }
`;

const Questions = styled.div`
  display: grid;
  gap: 32px;

  p {
    max-width: 60ch;
    margin: 0;
  }
`;

const Who = styled.div`
  padding: clamp(20px, 3vw, 32px);
  border: 1px solid var(--line);
  border-radius: var(--radius-panel);
  background: var(--surface);

  ul {
    display: grid;
    gap: 12px;
  }

  li {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    font-weight: 700;
  }

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--link);
  }
`;
