import type { Message, TreatmentOption } from '../chat/chat.types';
import { arrow, face } from '../shapes';
import { Icon } from './Icon';
import { Avatar, Bubble, Consult, Disclaimer, Option, OptionName, Options, Own, Turn } from './MessageView.styles';
import { StorefrontLink, type Links } from './StorefrontLink';
import { texts } from './texts';

export interface MessageViewProps {
  readonly message: Message;
  /** The options that belong to it. */
  readonly options: readonly TreatmentOption[];
  readonly product: string;
  readonly links: Links;
  readonly onSelect: (path: string) => void;
  readonly onConsult: () => void;
}

export function MessageView({ message, options, product, links, onSelect, onConsult }: MessageViewProps) {
  const consult = (
    <StorefrontLink as={Consult} page={links.consultPage} links={links} onFollow={onConsult}>
      {texts.consult}
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
          {/* A new element for a new text: a translator may have put a copy in the place of the old one. */}
          <Bubble key={product} dir="auto">
            {texts.welcome(product)}
          </Bubble>
          <Bubble dir="auto">{texts.prompt}</Bubble>
        </Turn>
      );
    case 'suggestions':
      return (
        <Turn>
          <Face />
          <Bubble dir="auto">{texts.suggestions}</Bubble>
          <Options>
            {options.map(({ name, path }) => (
              <li key={path}>
                <StorefrontLink
                  as={Option}
                  page={links.treatmentPage(path)}
                  links={links}
                  onFollow={() => onSelect(path)}
                >
                  <OptionName dir="auto">{name}</OptionName>
                  <Icon path={arrow} />
                </StorefrontLink>
              </li>
            ))}
          </Options>
          <Disclaimer dir="auto">{texts.disclaimer}</Disclaimer>
          <Bubble dir="auto">{texts.connect}</Bubble>
          {consult}
        </Turn>
      );
    case 'nothing-found':
      return (
        <Turn>
          <Face />
          <Bubble dir="auto">{texts.nothingFound}</Bubble>
          {consult}
        </Turn>
      );
  }
}

function Face() {
  return (
    <Avatar>
      <Icon path={face} size={20} />
    </Avatar>
  );
}
