import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration, useNavigate } from 'react-router-dom';
import type { VisitorContext } from '@front-door/shared/visitor/visitorContext';
import { accountEntries, type AccountEntryId } from '../features/account/accountEntries';
import { BottomBar } from '../features/footer/BottomBar';
import { Header } from '../features/header/Header';
import { mountReceptionist, openReceptionist, updateReceptionist } from '../features/receptionist/receptionist';
import { loadChunk } from '../platform/loadChunk';
import { onceLoaded } from '../platform/moments';
import { record } from '../platform/record';
import { focusMain } from '../platform/onPage';
import { useVisitor } from '../platform/visitor';
import { deferred } from '../ui/deferred';
import { Main, SkipLink } from './AppLayout.styles';
import { skip } from './appTexts/en';
import { NavigationProgress } from './NavigationProgress';
import { useDocumentHead } from './useDocumentHead';
import { useHeadingFocus } from './useHeadingFocus';

const loadAccountDialog = () => loadChunk(() => import('../features/account/AccountDialog'));
const loadHeaderOverlay = () => loadChunk(() => import('./HeaderOverlay'));
const AccountDialog = lazy(async () => ({ default: (await loadAccountDialog()).AccountDialog }));
const HeaderOverlay = lazy(async () => ({ default: (await loadHeaderOverlay()).HeaderOverlay }));

const WelcomeDialog = deferred(
  () => import('../features/welcome/WelcomeDialog'),
  (module) => module.WelcomeDialog,
);
// Hardly anybody sees it, and its link works as it is.
const LanguageOffer = deferred(
  () => import('./LanguageOffer'),
  (module) => module.LanguageOffer,
);
const Footer = deferred(
  () => import('../features/footer/Footer'),
  (footer) => footer.Footer,
);

type Overlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'menu' | 'search' }
  | { readonly kind: 'account'; readonly entry: AccountEntryId | 'menu' };

/** What surrounds every page. */
export function AppLayout() {
  // The hook alone: the component around it holds a script for servers, which no page's policy would let run.
  useScrollRestoration();
  const [overlay, setOverlay] = useState<Overlay>({ kind: 'none' });
  const visitor = useVisitor();
  const [isGreeted, setGreeted] = useState(false);
  const greets = visitor?.pharmacy !== undefined && !visitor.welcomed && !isGreeted;
  const close = () => {
    setOverlay({ kind: 'none' });
  };
  const account = accountEntries.map(({ id, label }) => ({
    label,
    onSelect: () => {
      if (id === 'portal') record('genie_patient_profile_click', {});
      setOverlay({ kind: 'account', entry: id });
    },
  }));
  useDocumentHead();
  useHeadingFocus();
  useReceptionist(visitor);

  return (
    <>
      <SkipLink
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        {skip}
      </SkipLink>
      <NavigationProgress />
      <LanguageOffer />
      <Header
        account={account}
        onSearch={() => {
          setOverlay({ kind: 'search' });
        }}
        onOpenMenu={() => {
          setOverlay({ kind: 'menu' });
        }}
        onMenuIntent={() => void loadHeaderOverlay()}
      />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <BottomBar
        onFindCare={openReceptionist}
        onAccount={() => {
          setOverlay({ kind: 'account', entry: 'menu' });
        }}
      />
      {greets && (
        <WelcomeDialog
          onClose={() => {
            setGreeted(true);
          }}
        />
      )}
      {/* Each waits by itself: the drawer would stay, hidden, while a dialog that it leads to is fetched. */}
      <Suspense>
        {(overlay.kind === 'menu' || overlay.kind === 'search') && (
          <HeaderOverlay kind={overlay.kind} account={account} onClose={close} />
        )}
      </Suspense>
      <Suspense>
        {overlay.kind === 'account' && <AccountDialog entry={overlay.entry} actions={account} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Mounts the chat once the page has loaded, and keeps it informed of where the visit comes from. */
function useReceptionist(visitor: VisitorContext | undefined): void {
  const navigate = useNavigate();
  const [isMounted, setMounted] = useState(false);

  useEffect(() => {
    if (visitor === undefined) return undefined;
    if (isMounted) {
      updateReceptionist(visitor);
      return undefined;
    }
    return onceLoaded(() => {
      mountReceptionist(visitor, (path) => void navigate(path));
      setMounted(true);
    });
  }, [visitor, isMounted, navigate]);
}
