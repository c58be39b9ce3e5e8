import { emergencyAlert } from '@front-door/shared/catalogue/emergencyAlert';
import { listPrice } from '@front-door/shared/catalogue/facts/priceCoverage';
import { placeText } from '@front-door/shared/catalogue/facts/shownCategories';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { edition } from '@front-door/shared/edition/en';
import type { TreatmentSummary } from '@front-door/shared/catalogue/catalogue.types';
import { useChosenState } from '../../platform/chosenState';
import { offerMark } from '../../platform/offers';
import { BrandText } from '../../ui/BrandText';
import { ConditionPicture } from '../../ui/ConditionPicture';
import { emergencyLines } from '../../ui/emergencyLines';
import { Icon } from '../../ui/Icon';
import { messageCircleHeartIcon, phoneIcon } from '../../ui/icons';
import { TreatmentLink } from '../../ui/TreatmentLink';
import type { FoundTreatment, SearchResults as Results } from './search.types';
import { Count, List, Matched, Name, Notice, optionClass, Panel, Price, Tell } from './SearchResults.styles';
import { visitPrice } from '@front-door/shared/catalogue/visitPrice';
import * as texts from './searchTexts/en';

interface SearchResultsProps {
  readonly id: string;
  readonly words: string;
  readonly results: Results | undefined;
  /** Place of the active option. */
  readonly active: number;
  readonly isShown: boolean;
  readonly isOver: boolean;
  /** Each treatment has its category and the price of its medication, too. */
  readonly isDetailed: boolean;
  readonly onTell: () => void;
  readonly onChosen: () => void;
}

/** So many characters of what was typed are shown again. */
const mostShown = 80;

/** The list of a search: whom to call in an emergency, treatments, and the line to the Receptionist. */
export function SearchResults({
  id,
  words,
  results,
  active,
  isShown,
  isOver,
  isDetailed,
  onTell,
  onChosen,
}: SearchResultsProps) {
  const state = useChosenState();
  const { emergency = [], found = [], isNearest = false } = results ?? {};
  const option = (place: number) => ({
    id: `${id}-${String(place)}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
    className: optionClass,
  });
  const list = { id: `${id}-list`, role: 'listbox', 'aria-label': texts.results };
  const count = isShown && results !== undefined ? countText(results) : '';
  return (
    <>
      {/* Read out when it changes, without taking the focus from the field. */}
      <Count data-hidden={isOver || isNearest || emergency.length > 0 || undefined}>{count}</Count>
      {isShown && (
        <Panel
          data-over={isOver || undefined}
          onMouseDown={(event) => {
            // The focus stays in the field.
            event.preventDefault();
          }}
        >
          {emergency.length > 0 && (
            <Notice data-emergency>
              <strong>{emergencyAlert.title}</strong>
              <span>{emergency[0] === '988' ? emergencyAlert.crisis : <BrandText text={emergencyAlert.text} />}</span>
            </Notice>
          )}
          {isNearest && (
            <Notice>
              <strong>{texts.noneByThatName}</strong>
              <span>{texts.tryAnother}</span>
            </Notice>
          )}
          <List
            {...list}
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('[role=option]')) onChosen();
            }}
          >
            {emergency.map((line, place) => (
              <a key={line} {...option(place)} href={emergencyLines[line].href} data-emergency>
                <Icon of={phoneIcon} size={28} />
                <Name>{emergencyLines[line].text}</Name>
                <Matched>{emergencyLines[line].about}</Matched>
              </a>
            ))}
            {found.map(({ entry, matched }, place) => (
              <TreatmentLink
                key={entry.path}
                {...option(emergency.length + place)}
                path={entry.path}
                data-offer={offerMark(entry.path)}
              >
                <ConditionPicture path={entry.path} size={40} />
                <Name>{shownName(entry)}</Name>
                {matched && <MatchedWords {...matched} />}
                <Price>
                  {texts.visit(visitPrice(entry, state))}
                  {isDetailed && <Details entry={entry} />}
                </Price>
              </TreatmentLink>
            ))}
            <button {...option(emergency.length + found.length)} type="button" data-tell onClick={onTell}>
              <Icon of={messageCircleHeartIcon} size={28} />
              <Tell>
                {texts.tell(
                  <>
                    <bdi>{words.slice(0, mostShown)}</bdi>
                    {words.length > mostShown && '…'}
                  </>,
                )}
              </Tell>
            </button>
          </List>
        </Panel>
      )}
    </>
  );
}

function MatchedWords({ parts, language }: NonNullable<FoundTreatment['matched']>) {
  return (
    <Matched lang={language === edition.language ? undefined : language}>
      {parts.map(({ text, isMatch }, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- a phrase's parts never move
        isMatch ? <mark key={place}>{text}</mark> : text,
      )}
    </Matched>
  );
}

/** What the medication costs, and where the entry belongs. */
function Details({ entry }: { readonly entry: TreatmentSummary }) {
  return (
    <>
      <span>{listPrice(entry)}</span>
      <span>{placeText(entry)}</span>
    </>
  );
}

function countText({ emergency, found, isNearest }: Results): string {
  const calls = emergency.map((line) => `${emergencyLines[line].text}.`).join(' ');
  if (isNearest) return texts.suggestions(found.length);
  if (emergency.length > 0 && found.length === 0) return calls;
  return `${calls} ${texts.found(found.length)}`.trim();
}
