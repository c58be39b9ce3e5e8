import { styled } from 'styled-components';
import { hrefs, treatmentHref } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { record } from '../../platform/record';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NewTabHint, newTab } from '../../ui/NewTab';
import type { AccountAction, AccountEntryId } from './accountEntries';
import { Icon } from '../../ui/Icon';
import { PhoneLink } from '../../ui/PhoneLink';
import { mailIcon, phoneIcon } from '../../ui/icons';
import * as texts from './accountDialogTexts/en';

interface AccountDialogProps {
  /** `menu` lists the entries, for screens that have no room for a menu. */
  readonly entry: AccountEntryId | 'menu';
  readonly actions: readonly AccountAction[];
  readonly onClose: () => void;
}

const titles = {
  portal: texts.portal,
  'follow-up': texts.followUp,
  support: texts.support,
  menu: texts.account,
} as const satisfies Record<AccountDialogProps['entry'], string>;

/** The dialogs of "My Account" (specification 2.3). */
export function AccountDialog({ entry, actions, onClose }: AccountDialogProps) {
  return (
    <Dialog key={entry} title={titles[entry]} onClose={onClose}>
      <Content entry={entry} actions={actions} onClose={onClose} />
    </Dialog>
  );
}

function Content({ entry, actions, onClose }: AccountDialogProps) {
  switch (entry) {
    case 'menu':
      return <Entries actions={actions} />;
    case 'portal':
      return <FollowUp portal onClose={onClose} />;
    case 'follow-up':
      return <FollowUp portal={false} onClose={onClose} />;
    case 'support':
      return <Support />;
  }
}

function Entries({ actions }: Pick<AccountDialogProps, 'actions'>) {
  return (
    <Buttons>
      {actions.map(({ label, onSelect }) => (
        <Button key={label} $variant="primaryBlueOutline" onClick={onSelect}>
          {label}
        </Button>
      ))}
    </Buttons>
  );
}

function FollowUp({ portal, onClose }: { readonly portal: boolean; readonly onClose: () => void }) {
  return (
    <>
      <h3>{texts.existingPatients}</h3>
      <p>{texts.activeCase}</p>
      <Contact phone={brand.customerCarePhone} email={brand.customerCareEmail} />
      <ButtonAnchor
        href={brand.portalUrl}
        {...newTab}
        $variant={portal ? 'primaryBlueSolid' : 'primaryBlueOutline'}
        $wide
      >
        {texts.logIn}
        <NewTabHint />
      </ButtonAnchor>
      <Rule />
      <h3>{texts.newPatients}</h3>
      <p>{texts.findCare}</p>
      <Buttons>
        <ButtonLink
          to={hrefs.care}
          $variant="primaryBlueOutline"
          onClick={() => {
            record('find_treatment_click', {});
            onClose();
          }}
        >
          {texts.findTreatment}
        </ButtonLink>
        <ButtonLink
          to={treatmentHref('general-consult')}
          $variant="primaryBlueOutline"
          onClick={() => {
            record('start_general_consult_click', {});
            onClose();
          }}
        >
          {texts.startConsult}
        </ButtonLink>
        <Button $variant="primaryYellowOutline" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Buttons>
    </>
  );
}

function Support() {
  return (
    <>
      <p>{texts.questions}</p>
      <Contact phone={brand.phone} email={brand.email} />
      <p>{texts.thanks}</p>
    </>
  );
}

function Contact({ phone, email }: { readonly phone: string; readonly email: string }) {
  const [name, domain] = email.split('@');
  return (
    <Lines>
      <PhoneLink number={phone}>
        <Icon of={phoneIcon} size={20} />
        {phone}
      </PhoneLink>
      <a href={`mailto:${email}`}>
        <Icon of={mailIcon} size={20} />
        <span>
          {name}@<wbr />
          {domain}
        </span>
      </a>
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 4px;
  margin-bottom: 16px;

  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-size: var(--body);
    font-weight: 700;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;

const Rule = styled.hr`
  margin: 24px 0;
  border: 0;
  border-top: 1px solid var(--line);
`;

const Buttons = styled.div`
  display: grid;
  gap: 12px;
`;
