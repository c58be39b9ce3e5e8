import type { Quantity } from './quantities';
import { daysOf } from './timeUnits';
import type { Word } from './words';

const feverWords =
  /^(?:fever|fevers|temp|temps|temperature|temperatura|fiebre|calentura|febrile|running|thermometer|termometro|rectal|rectally|reads?|reading|degrees?|grados?|burning)$/;
const notTemperatures =
  /^(?:lbs?|pounds|libras|kg|kilos|mg|ml|percent|over|bpm|mph|dollars|sugar|glucose|pulse|mm|cm|years?|anos?|days?|dias?|weeks?|months?|hours?|times|pills)$/;

/** A body temperature that a number at a word tells: with a unit, a word for fever nearby, or by its decimals. */
export function temperatureAt(words: readonly Word[], start: number, value: number, end: number): Quantity | undefined {
  const isFahrenheit = value >= 94 && value <= 110;
  const isCelsius = value >= 34 && value <= 43;
  if (!isFahrenheit && !isCelsius) return undefined;
  const unit = words[end]?.text ?? '';
  const degree = /^(?:f|c|fahrenheit|celsius|centigrados?|degrees?|grados?|deg)$/.test(unit);
  if (notTemperatures.test(unit) || (daysOf(unit) !== undefined && unit !== 'y' && !degree)) return undefined;
  const near = words.slice(Math.max(0, start - 8), end + 5);
  const hinted = near.some(({ text }) => feverWords.test(text));
  const exact = /\./.test(words[start]?.text ?? '') || end - start > 2;
  // Without a decimal, a unit or a word for fever, 102 may be anything.
  if (!degree && !hinted && !(exact && ((value >= 36 && value <= 42) || (value >= 97 && value <= 107))))
    return undefined;
  if (isCelsius && !degree && !hinted && !exact) return undefined;
  return {
    kind: 'temperature',
    fahrenheit: isFahrenheit ? value : (value * 9) / 5 + 32,
    start,
    end: degree ? end + 1 : end,
  };
}
