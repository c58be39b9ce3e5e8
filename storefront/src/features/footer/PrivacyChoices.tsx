import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../platform/loadChunk';
import { FooterButton } from './Footer.styles';

const loadDialog = () => loadChunk(() => import('./PrivacyDialog'));
const warmUp = () => {
  // Pressing the button tries again, and says so when it fails.
  loadDialog().catch(() => undefined);
};
const PrivacyDialog = lazy(async () => ({ default: (await loadDialog()).PrivacyDialog }));

/** The button that opens the visitor's privacy choices. */
export function PrivacyChoices() {
  const [isOpen, setOpen] = useState(false);
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
