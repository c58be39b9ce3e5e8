import { poisonHelpHref } from '@front-door/shared/catalogue/emergencyLines';
import type { Notice as NoticeOf } from '../chat/chat.types';
import type { EmergencyLine } from '../safety/emergency.types';
import { cross } from '../shapes';
import { say, wordingsFor, type ChatTexts, type Wording } from '../texts/wording';
import { Call, Calls, Dismiss, Hint, Notice, Reasons, Text, Titles } from './EmergencyNotice.styles';
import { Icon } from './Icon';
import { useOwnWording } from './WordingContext';

/** What each line says, and whom it reaches, in the order in which they are shown. */
const lineTexts = {
  '911': { reason: 'emergency911', calls: [['tel:911', 'call911']] },
  '988': {
    reason: 'emergency988',
    calls: [
      ['tel:988', 'call988'],
      ['sms:988', 'text988'],
    ],
  },
  'poison-help': { reason: 'emergencyPoison', calls: [[poisonHelpHref, 'callPoisonHelp']] },
} as const satisfies Record<EmergencyLine, LineTexts>;

interface LineTexts {
  readonly reason: keyof ChatTexts;
  readonly calls: readonly (readonly [href: string, text: keyof ChatTexts])[];
}

interface EmergencyNoticeProps {
  readonly notice: NoticeOf | undefined;
  readonly onDismiss: () => void;
}

/**
 * Whom to reach at once. Read out as soon as it is there; takes no focus, so that nothing typed is lost. Where a message
 * could not be read it is a calm hint, in a place that is there before, for else screen readers would not tell of it.
 */
export function EmergencyNotice({ notice, onDismiss }: EmergencyNoticeProps) {
  const own = useOwnWording();
  const isUnread = notice?.kind === 'unread';
  const shared = { own, onDismiss };
  return (
    <>
      {notice?.kind === 'emergency' && (
        <Notice role="alert">
          <Content {...shared} lines={notice.lines} wordings={wordingsFor(notice.language, own)} title="emergency" />
        </Notice>
      )}
      <Hint aria-live="polite">
        {isUnread && <Content {...shared} lines={['911']} wordings={wordingsFor('both', own)} title={undefined} />}
      </Hint>
    </>
  );
}

interface ContentProps {
  readonly lines: readonly EmergencyLine[];
  /** One, or two where the language is in doubt. */
  readonly wordings: readonly Wording[];
  readonly title: keyof ChatTexts | undefined;
  readonly own: Wording;
  readonly onDismiss: () => void;
}

function Content({ lines, wordings, title, own, onDismiss }: ContentProps) {
  const shown = Object.entries(lineTexts).filter(([line]) => lines.some((told) => told === line));
  // Links are there once, whatever the language.
  const [first = own] = wordings;
  const { language } = first;
  const reasons = shown.flatMap(([line, { reason }]) => texts(reason, wordings, line));
  return (
    <>
      <Titles>{title === undefined ? reasons : texts(title, wordings, title)}</Titles>
      <Dismiss type="button" lang={language} aria-label={say(first, 'dismiss')} onClick={onDismiss}>
        <Icon path={cross} size={20} />
      </Dismiss>
      <Calls lang={language}>
        {shown.flatMap(([, { calls }]) =>
          calls.map(([href, text]) => (
            <Call key={text} href={href === 'sms:988' && language === 'es' ? 'sms:988?&body=AYUDA' : href}>
              {say(first, text)}
            </Call>
          )),
        )}
      </Calls>
      {title !== undefined && <Reasons tabIndex={0}>{reasons}</Reasons>}
    </>
  );
}

function texts(name: keyof ChatTexts, wordings: readonly Wording[], key: string) {
  return wordings.map((wording) => (
    <Text key={key + wording.language} lang={wording.language} dir="auto">
      {say(wording, name)}
    </Text>
  ));
}
