import { useId } from 'react';
import { styled } from 'styled-components';
import { emergencyAlert } from '@front-door/shared/catalogue/emergencyAlert';
import { BrandText } from './BrandText';
import { call } from './emergencyNoticeTexts/en';
import { Icon } from './Icon';
import { PhoneLink } from './PhoneLink';
import { infoIcon, phoneIcon } from './icons';

/** Says that the product is not for emergencies, and whom to call (specification 8, "FAQ alert"). */
export function EmergencyNotice() {
  const title = useId();
  return (
    <Root aria-labelledby={title}>
      <Mark of={infoIcon} size={26} />
      <div>
        <Title id={title}>{emergencyAlert.title}</Title>
        <p>
          <BrandText text={emergencyAlert.text} />
        </p>
        <p>{emergencyAlert.crisis}</p>
        <Lines>
          {['911', '988'].map((number) => (
            <PhoneLink key={number} number={number}>
              <Icon of={phoneIcon} size={18} /> {call(number)}
            </PhoneLink>
          ))}
        </Lines>
      </div>
    </Root>
  );
}

const Root = styled.aside`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 20px clamp(16px, 3vw, 24px);
  border: 1px solid var(--line);
  border-left: 6px solid var(--blue);
  border-radius: var(--radius-card);
  background: var(--tint);

  > :last-child {
    min-width: 0;
  }

  p {
    max-width: 68ch;
    margin-bottom: 12px;
  }
`;

const Mark = styled(Icon)`
  flex: none;
  color: var(--link);
`;

const Title = styled.p`
  color: var(--heading);
  font-size: var(--body);
  font-weight: 800;
  line-height: 1.4;
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-weight: 800;
  }
`;
