import { styled } from 'styled-components';
import { focusRing, iconButton } from './shared.styles';

/* It leaves room for the conversation, which goes on, and scrolls where it must: then a shade over its end says so. */
export const Notice = styled.div`
  position: relative;
  flex: none;
  max-height: 60%;
  padding: 10px 16px 12px;
  overflow: hidden auto;
  border-block-end: 2px solid var(--receptionist-danger);
  background:
    linear-gradient(#0000, var(--receptionist-danger-tint) 50%) 0 100% / 100% 32px no-repeat local,
    linear-gradient(#0000, #0004) 0 100% / 100% 16px no-repeat var(--receptionist-danger-tint);
  line-height: 1.35;
`;

export const Title = styled.strong`
  display: block;
  padding-inline-end: 36px;
  color: var(--receptionist-danger);
  font-weight: 800;
`;

export const Reason = styled.p`
  margin: 6px 0;
  font-size: 15px;
`;

export const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Call = styled.a`
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 4px 16px;
  border: 1px solid transparent;
  border-radius: 99px;
  background: var(--receptionist-danger);
  color: var(--receptionist-on-danger);
  font-weight: 700;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  ${focusRing('var(--receptionist-danger)')}
`;

export const Dismiss = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 8px;
  ${iconButton}

  ${focusRing('var(--receptionist-danger)', -4)}
`;
