import { lazy, memo, Suspense, useEffect, useState } from 'react';
import {
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { accountEntries, type AccountEntryId } from '../features/account/accountEntries';
import { BottomBar } from '../features/footer/BottomBar';
import { Header } from '../features/header/Header';
import { mountReceptionist, openReceptionist, updateReceptionist } from '../features/receptionist/receptionist';
import { loadChunk } from '../platform/loadChunk';
import { onceLoaded } from '../platform/moments';
import { record } from '../platform/record';
import { focusMain } from '../platform/onPage';
import { useIsHydrated } from '../platform/useIsHydrated';
import { currentVisitor, useVisitor } from '../platform/visitor';
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

type Open = (overlay: Overlay) => void;

/** What "My Account" offers. */
const accountActions = (open: Open) =>
  accountEntries.map(({ id, label }) => ({
    label,
    onSelect: () => {
      if (id === 'portal') record('genie_patient_profile_click', {});
      open({ kind: 'account', entry: id });
    },
  }));

/** What surrounds every page, and what opens over it. */
export function AppLayout() {
  const [overlay, setOverlay] = useState<Overlay>({ kind: 'none' });
  const close = () => {
    setOverlay({ kind: 'none' });
  };
  return (
    <>
      <Surroundings open={setOverlay} />
      {/* Each waits by itself: the drawer would stay, hidden, while a dialog that it leads to is fetched. */}
      <Suspense>
        {(overlay.kind === 'menu' || overlay.kind === 'search') && (
          <HeaderOverlay kind={overlay.kind} account={accountActions(setOverlay)} onClose={close} />
        )}
      </Suspense>
      <Suspense>
        {overlay.kind === 'account' && (
          <AccountDialog entry={overlay.entry} actions={accountActions(setOverlay)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** By itself, so that header and page are not rendered again, which a slow phone feels, for what opens over them. */
const Surroundings = memo(function Surroundings({ open }: { readonly open: Open }) {
  // The hook alone: the component around it holds a script for servers, which no page's policy would let run.
  useScrollRestoration();
  useDocumentHead();
  useHeadingFocus();

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
        account={accountActions(open)}
        onSearch={() => {
          open({ kind: 'search' });
        }}
        onOpenMenu={() => {
          open({ kind: 'menu' });
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
          open({ kind: 'account', entry: 'menu' });
        }}
      />
      <Welcome />
      <Receptionist />
    </>
  );
});

/**
 * Greets the customers of a pharmacy, once: where they arrive, not in whatever other tabs hear of it. By itself, so that
 * nothing else is rendered for it.
 */
function Welcome() {
  const { key } = useLocation();
  const isHydrated = useIsHydrated();
  const [arrivedAt, setArrivedAt] = useState<string>();
  const [isGreeting, setGreeting] = useState(false);
  if (isHydrated && arrivedAt !== key) {
    setArrivedAt(key);
    const { pharmacy, welcomed } = currentVisitor();
    if (pharmacy !== undefined && !welcomed) setGreeting(true);
  }
  if (!isGreeting) return null;
  return (
    <WelcomeDialog
      onClose={() => {
        setGreeting(false);
      }}
    />
  );
}

/**
 * Mounts the chat once the page has loaded, and keeps it informed of where the visit comes from. By itself, since that
 * becomes known after all else is rendered.
 */
function Receptionist() {
  const visitor = useVisitor();
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
  return null;
}
