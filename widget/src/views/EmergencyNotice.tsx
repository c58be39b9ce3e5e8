import type { EmergencyLine } from '../safety/emergency.types';
import { cross } from '../shapes';
import { Call, Calls, Dismiss, Notice, Reason, Title } from './EmergencyNotice.styles';
import { Icon } from './Icon';
import { useWording } from './WordingContext';

interface EmergencyNoticeProps {
  readonly lines: readonly EmergencyLine[];
  readonly onDismiss: () => void;
}

/** Whom to reach at once. Read out as soon as it is there; takes no focus, so that nothing typed is lost. */
export function EmergencyNotice({ lines, onDismiss }: EmergencyNoticeProps) {
  const { say } = useWording();
  return (
    <Notice role="alert">
      <Title>{say('emergency')}</Title>
      <Dismiss type="button" aria-label={say('dismiss')} onClick={onDismiss}>
        <Icon path={cross} size={20} />
      </Dismiss>
      {lines.map((line) => (
        <Line key={line} line={line} />
      ))}
    </Notice>
  );
}

function Line({ line }: { readonly line: EmergencyLine }) {
  const { language, say } = useWording();
  switch (line) {
    case '911':
      return (
        <>
          <Reason>{say('emergency911')}</Reason>
          <Calls>
            <Call href="tel:911">{say('call911')}</Call>
          </Calls>
        </>
      );
    case '988':
      return (
        <>
          <Reason>{say('emergency988')}</Reason>
          <Calls>
            <Call href="tel:988">{say('call988')}</Call>
            <Call href={language === 'es' ? 'sms:988?&body=AYUDA' : 'sms:988'}>{say('text988')}</Call>
          </Calls>
        </>
      );
    case 'poison-help':
      return (
        <>
          <Reason>{say('emergencyPoison')}</Reason>
          <Calls>
            <Call href="tel:+18002221222">{say('callPoisonHelp')}</Call>
          </Calls>
        </>
      );
  }
}
