import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { privacySignals } from '../../platform/privacy';
import { chooseOptOut, useIsOptedOut } from '../../platform/privacyChoice';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { notify } from '../../ui/notify';

/** Explains what an opt-out does, and keeps the visitor's choice once it is saved. */
export function PrivacyDialog({ onClose }: { readonly onClose: () => void }) {
  const kept = useIsOptedOut();
  const [isOptedOut, setOptedOut] = useState(kept);
  const id = useId();
  return (
    <Dialog title="Your privacy choices" onClose={onClose}>
      <p>
        We keep a list of the buttons you press, in this page only, to learn what is used. The email sign-up form and
        the reviews come from other companies, whose scripts then run here.
      </p>
      <p>You can opt out of both. Everything you need to find and start care works the same.</p>
      {privacySignals().globalPrivacyControl && (
        <Signal>
          <strong>Global Privacy Control is on.</strong> Your browser asks us not to record your visit, and we do not,
          whatever you choose here.
        </Signal>
      )}
      <Choice htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isOptedOut}
          onChange={(event) => {
            setOptedOut(event.target.checked);
          }}
        />
        Opt out of analytics and outside scripts
      </Choice>
      <p>
        The choice is kept in this browser. Scripts that already run stop when you next load a page. More in the{' '}
        <Link to={hrefs.privacy} onClick={onClose}>
          Privacy Policy
        </Link>
        .
      </p>
      <Button
        $variant="primaryBlueSolid"
        $wide
        onClick={() => {
          chooseOptOut(isOptedOut);
          void notify({ text: isOptedOut ? 'You have opted out in this browser.' : 'You have not opted out.' });
          onClose();
        }}
      >
        Save my choice
      </Button>
    </Dialog>
  );
}

const Signal = styled.p`
  padding: 12px 16px;
  border-radius: var(--radius-card);
  background: var(--tint);
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  margin-bottom: 16px;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  color: var(--heading);
  font-weight: 700;
  line-height: 1.4;
  cursor: pointer;

  input {
    position: relative;
    flex: none;
    width: 52px;
    height: 30px;
    margin: 0;
    border: 2px solid var(--line-strong);
    border-radius: 999px;
    appearance: none;
    background: var(--surface);
    cursor: pointer;
    transition: background-color var(--quick) ease-out;
  }

  input::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--muted);
    transition: transform var(--quick) ease-out;
  }

  input:checked {
    border-color: var(--blue);
    background: var(--blue);
  }

  input:checked::before {
    background: #fff;
    transform: translateX(22px);
  }

  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;
