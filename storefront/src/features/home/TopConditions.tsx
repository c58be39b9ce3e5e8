import { categories } from '@front-door/shared/catalogue/categories';
import { treatmentsOf } from '@front-door/shared/catalogue/listing';
import { shownName } from '@front-door/shared/catalogue/names/en';
import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { visitPrice } from '@front-door/shared/catalogue/visitPrice';
import { useChosenState } from '../../platform/chosenState';
import { offerMark, useOffered } from '../../platform/offers';
import { viewMemory } from '../../platform/viewMemory';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { Choice, Tile, Tiles } from './TopConditions.styles';
import * as texts from './topConditionsTexts/en';

/** What adults come for most. The last takes the place of what a partner hides. */
const adults: readonly TreatmentPath[] = [
  'urinary-tract-infection',
  'sinus-infection',
  'sore-throat',
  'birth-control',
  'pinkeye',
  'weight-loss',
  'rash',
  'erectile-dysfunction',
  'cold-and-flu',
];
const children = treatmentsOf(categories.find(({ urlPath }) => urlPath === 'pediatric-health') ?? {});

/** So many tiles fill their rows on every screen. */
const tileCount = 8;

const useForChild = viewMemory(false);

/** The conditions that most visitors have, or their children, each with its picture and what a visit costs in their state. */
export function TopConditions() {
  const [isForChild, setForChild] = useForChild('top');
  const isOffered = useOffered();
  const state = useChosenState();
  const shown = isForChild ? children : adults.map((path) => treatmentAt(path));
  const choice = (words: string, child: boolean) => (
    <button
      type="button"
      aria-pressed={isForChild === child}
      onClick={() => {
        setForChild(child);
      }}
    >
      {words}
    </button>
  );
  return (
    <>
      <Choice aria-label={texts.forWhom}>
        {choice(texts.forMe, false)}
        {choice(texts.forMyChild, true)}
      </Choice>
      <Tiles>
        {shown
          .filter(({ path }) => isOffered(path))
          .slice(0, tileCount)
          .map((entry) => (
            <Tile key={entry.path} data-offer={offerMark(entry.path)}>
              <TreatmentLink path={entry.path} pictureSize={64}>
                <strong>{texts.withoutChild(shownName(entry))}</strong>
                <small>{visitPrice(entry, state)}</small>
              </TreatmentLink>
            </Tile>
          ))}
      </Tiles>
    </>
  );
}
