import { Toast } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { addElement } from '../platform/addElement';
import { isFocusLost } from '../platform/onPage';
import { notifications } from '../theme/timings';
import { close } from './closeTexts/en';
import { Icon } from './Icon';
import { xIcon } from './icons';
import { NewTabHint, newTab } from './NewTab';
import { Card, CloseButton, Stack, Text } from './Notices.styles';
import * as texts from './noticesTexts/en';
import type { Notice, NoticePosition } from './notify';

interface Shown extends Notice {
  readonly id: number;
  readonly position: NoticePosition;
}

let shown: readonly Shown[] = [];
let nextId = 0;
let isMounted = false;
const listeners = new Set<() => void>();

/** Adds a notice to those that show. Load this module through `notify`. */
export function showNotice(notice: Notice): void {
  const position = notice.position ?? 'bottom';
  nextId += 1;
  change([...shown, { ...notice, id: nextId, position }]);
  if (isMounted) return;
  isMounted = true;
  // A tree of its own: the page needs to know nothing of notices until there is one.
  createRoot(addElement()).render(<Notices />);
}

function change(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function Notices() {
  const notices = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  // A stack goes with its last notice: the library would take the pause that closed it for the next one's.
  return [...new Set(notices.map(({ position }) => position))].map((position) => (
    <NoticeStack
      key={position}
      position={position}
      notices={notices.filter((notice) => notice.position === position)}
    />
  ));
}

const away = {
  top: 'up',
  'top-left': 'left',
  'top-right': 'right',
  bottom: 'down',
  'bottom-left': 'left',
  'bottom-right': 'right',
} as const satisfies Record<NoticePosition, 'up' | 'down' | 'left' | 'right'>;

function NoticeStack({ position, notices }: { readonly position: NoticePosition; readonly notices: readonly Shown[] }) {
  const cameFrom = useRef<HTMLElement>(null);
  const isDefault = position === 'bottom';
  const dismiss = (notice: Shown) => {
    change(shown.filter(({ id }) => id !== notice.id));
    if (notices.length === 1) giveFocusBack(cameFrom.current);
  };
  return (
    <div
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
    >
      <Toast.Provider label={texts.notification} duration={notifications.duration} swipeDirection={away[position]}>
        {notices.map((notice) => (
          <Card
            key={notice.id}
            // Politely: nothing that a notice says can't wait for the end of a sentence.
            type="background"
            duration={notice.duration}
            onOpenChange={() => {
              dismiss(notice);
            }}
          >
            <Toast.Description asChild>
              <Text>
                {notice.text}
                {notice.link !== undefined && (
                  <>
                    {' '}
                    <a
                      href={notice.link.href}
                      {...newTab}
                      onClick={() => {
                        dismiss(notice);
                      }}
                    >
                      {notice.link.label}
                      <NewTabHint />
                    </a>
                  </>
                )}
              </Text>
            </Toast.Description>
            <CloseButton aria-label={close}>
              <Icon of={xIcon} size={20} />
            </CloseButton>
          </Card>
        ))}
        <Stack $position={position} label={texts.stack(position)} {...(isDefault ? {} : { hotkey: [] })} data-notices />
      </Toast.Provider>
    </div>
  );
}

/** The last notice of a stack has closed: if the focus was on it, it goes back to where it came from. */
function giveFocusBack(cameFrom: HTMLElement | null): void {
  setTimeout(() => {
    if (isFocusLost()) cameFrom?.focus();
  });
}
