import { lazy, Suspense, useState } from 'react';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { loadChunk } from '../../platform/loadChunk';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { FooterButton } from './Footer.styles';

const loadDialog = () => loadChunk(() => import('./PrivacyDialog'));
const warmUp = () => {
  // Pressing the button tries again, and says so when it fails.
  loadDialog().catch(() => undefined);
};
const PrivacyDialog = lazy(async () => ({ default: (await loadDialog()).PrivacyDialog }));

const policy = { as: 'a', href: `${hrefs.privacy}#your-privacy-choices` } as const;

/** The button that opens the visitor's privacy choices. */
export function PrivacyChoices() {
  const [isOpen, setOpen] = useState(false);
  // Until the button works, and without scripts for good, what the policy says of the choices.
  if (!useIsHydrated()) return <FooterButton {...policy}>Your privacy choices</FooterButton>;
  return (
    <>
      <FooterButton
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => {
          setOpen(true);
        }}
      >
        Your privacy choices
      </FooterButton>
      <Suspense>
        {isOpen && (
          <PrivacyDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
