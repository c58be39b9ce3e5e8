import type { Language } from '@front-door/shared/language';
import { isHidden, type Partner } from '@front-door/shared/visitor/partners';
import type { Message, TreatmentOption } from '../chat/chat.types';
import { arrow, face } from '../shapes';
import { treatmentName, type TreatmentName } from '../texts/treatmentName';
import { say as sayIn, type Wording } from '../texts/wording';
import { Icon } from './Icon';
import {
  Avatar,
  Bubble,
  Consult,
  Disclaimer,
  GoOn,
  Option,
  OptionName,
  Options,
  Own,
  Turn,
} from './MessageView.styles';
import { StorefrontLink, type Links } from './StorefrontLink';
import { useWording } from './WordingContext';

export interface MessageViewProps {
  readonly message: Message;
  /** The options that belong to it. */
  readonly options: readonly TreatmentOption[];
  readonly isNewest: boolean;
  /** Set while the visitor should call somebody first: the wordings that say so, in the place of what was answered. */
  readonly held: readonly Wording[] | undefined;
  /** What to offer to go on in, beneath the newest answer. */
  readonly offer: Wording | undefined;
  readonly product: string;
  readonly partner: Partner | undefined;
  readonly links: Links;
  readonly onSelect: (path: string) => void;
  readonly onConsult: () => void;
  readonly onSpeak: (language: Language) => void;
}

export function MessageView(props: MessageViewProps) {
  const { message, options, isNewest, held, offer, product, partner, links, onSelect, onConsult, onSpeak } = props;
  const { language, say } = useWording();
  // What was announced when it was new is not announced again when it is back.
  const live = isNewest ? undefined : 'off';
  const consult = (
    <StorefrontLink as={Consult} page={links.consultPage} links={links} onFollow={onConsult}>
      {say('consult')}
    </StorefrontLink>
  );
  switch (message.kind) {
    case 'visitor':
      // Not announced: the visitor knows.
      return (
        <Own aria-live="off" dir="auto">
          {message.text}
        </Own>
      );
    case 'greeting':
      return (
        <Turn>
          <Face />
          <Said>{say('welcome', { product })}</Said>
          <Said>{say('prompt')}</Said>
        </Turn>
      );
    case 'nothing-found':
    case 'suggestions': {
      if (held !== undefined) return isNewest && <Held wordings={held} />;
      const offered = options.filter(({ path }) => !isHidden(path, partner));
      const isAny = offered.length > 0;
      return (
        <Turn key="answer" aria-live={live}>
          <Face />
          {options.length === 0 && <Said>{say('nothingFound')}</Said>}
          {isAny && <Said>{say('suggestions')}</Said>}
          {isAny && (
            <Options>
              {offered.map(({ name, path }) => (
                <li key={path}>
                  <StorefrontLink
                    as={Option}
                    page={links.treatmentPage(path)}
                    links={links}
                    onFollow={() => onSelect(path)}
                  >
                    <Name {...treatmentName({ name, path }, language)} />
                    <Icon path={arrow} />
                  </StorefrontLink>
                </li>
              ))}
            </Options>
          )}
          {isAny && <Disclaimer dir="auto">{say('disclaimer')}</Disclaimer>}
          {partner && offered.length < options.length && (
            <Said>{say('notOffered', { partner: partner.displayName })}</Said>
          )}
          {isAny && <Said>{say('connect')}</Said>}
          {consult}
          {isNewest && offer && (
            <GoOn type="button" lang={offer.language} dir="auto" onClick={() => onSpeak(offer.language)}>
              {sayIn(offer, 'goOn')}
            </GoOn>
          )}
        </Turn>
      );
    }
  }
}

/** What failed is back in the input. */
export function FailureView() {
  const { say } = useWording();
  return (
    <Turn>
      <Face />
      <Said>{say('failed')}</Said>
    </Turn>
  );
}

/** First the call; the answer comes back as a new element, and so is announced, when the notice is dismissed. */
function Held({ wordings }: { readonly wordings: readonly Wording[] }) {
  return (
    <Turn key="held">
      <Face />
      {wordings.map((wording) => (
        <Said key={wording.language} lang={wording.language}>
          {sayIn(wording, 'callFirst')}
        </Said>
      ))}
    </Turn>
  );
}

/** A new element for a new text: a translator may have put a copy in the place of the old one. */
function Said({ children, lang }: { readonly children: string; readonly lang?: string }) {
  return (
    <Bubble key={children} lang={lang} dir="auto">
      {children}
    </Bubble>
  );
}

/** A new element for a new name, as with what is said. */
function Name({ text, lang }: TreatmentName) {
  return (
    <OptionName key={text} lang={lang} dir="auto">
      {text}
    </OptionName>
  );
}

function Face() {
  return (
    <Avatar>
      <Icon path={face} size={20} />
    </Avatar>
  );
}
