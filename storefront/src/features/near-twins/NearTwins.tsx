import { styled } from 'styled-components';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { nearTwinHints } from '@front-door/shared/catalogue/nearTwins';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { Icon } from '../../ui/Icon';
import { infoIcon } from '../../ui/icons';
import { TreatmentLink } from '../../ui/TreatmentLink';

/** Says on a treatment's page which others are easily taken for it, and whom each fits. Often nothing. */
export function NearTwins({ path }: { readonly path: TreatmentPath }) {
  const hints = nearTwinHints(path);
  if (hints.length === 0) return null;
  return (
    <Root data-not-printed>
      <Icon of={infoIcon} size={22} />
      <div>
        {hints.map(({ other, sentence }) => {
          const [before, after] = sentence.split('{link}');
          return (
            <p key={other}>
              {before}
              <TreatmentLink path={other}>{shownName(treatmentAt(other))}</TreatmentLink>
              {after}
            </p>
          );
        })}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: 12px;
  margin-bottom: 32px;
  padding: 12px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--tint);

  svg {
    flex: none;
    margin-top: 4px;
    color: var(--link);
  }

  p {
    max-width: 68ch;
    margin: 0;
  }

  p + p {
    margin-top: 4px;
  }

  a {
    font-weight: 700;
  }
`;
