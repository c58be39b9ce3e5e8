import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { addressOf, hrefs } from '@front-door/shared/routing/hrefs';
import { loadChunk } from '../../platform/loadChunk';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { FooterButton } from './Footer.styles';
import { title } from './privacyChoicesTexts/en';

const loadDialog = () => loadChunk(() => import('./PrivacyDialog'));
const warmUp = () => {
  // Pressing the button tries again, and says so when it fails.
  loadDialog().catch(() => undefined);
};
const PrivacyDialog = lazy(async () => ({ default: (await loadDialog()).PrivacyDialog }));

/** The button that opens the visitor's privacy choices. Without scripts it leads to what the policy says of them. */
export function PrivacyChoices() {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  // The same element all along: what has the focus keeps it.
  return (
    <>
      <FooterButton
        as="a"
        href={`${addressOf(hrefs.privacy)}#your-privacy-choices`}
        role={isHydrated ? 'button' : undefined}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === ' ') open(event);
        }}
      >
        {title}
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
