import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { privacySignals } from '../../platform/privacy';
import { chooseOptOut, useIsOptedOut } from '../../platform/privacyChoice';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { notify } from '../../ui/notify';
import { title } from './privacyChoicesTexts/en';
import * as texts from './privacyDialogTexts/en';

/** Explains what an opt-out does, and keeps the visitor's choice once it is saved. */
export function PrivacyDialog({ onClose }: { readonly onClose: () => void }) {
  const kept = useIsOptedOut();
  const [isOptedOut, setOptedOut] = useState(kept);
  const id = useId();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{texts.whatIsKept}</p>
      <p>{texts.worksTheSame}</p>
      {privacySignals().globalPrivacyControl && <Signal>{texts.signal}</Signal>}
      <Choice htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isOptedOut}
          onChange={(event) => {
            setOptedOut(event.target.checked);
          }}
        />
        {texts.optOut}
      </Choice>
      <p>
        {texts.whereKept((words) => (
          <Link to={hrefs.privacy} onClick={onClose}>
            {words}
          </Link>
        ))}
      </p>
      <Button
        $variant="primaryBlueSolid"
        $wide
        onClick={() => {
          chooseOptOut(isOptedOut);
          void notify({ text: texts.saved(isOptedOut) });
          onClose();
        }}
      >
        {texts.save}
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
