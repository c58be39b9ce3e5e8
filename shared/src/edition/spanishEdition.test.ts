import { describe, expect, test, vi } from 'vitest';
import { placeText, shownCategories } from '../catalogue/facts/shownCategories';
import { medicationPrice, visitTotals } from '../catalogue/facts/medicationPrice';
import { listPrice } from '../catalogue/facts/priceCoverage';
import { visitFacts, whatHappens } from '../catalogue/facts/visitFacts';
import { whoCanUse } from '../catalogue/facts/whoCanUse';
import { findCategory } from '../catalogue/categories';
import { treatmentsOf } from '../catalogue/listing';
import { shownName } from '../catalogue/names/en';
import { nearTwinHints } from '../catalogue/nearTwins';
import { clockIn } from '../catalogue/clockIn.fixture';
import { hoursAt } from '../catalogue/providerHours';
import { treatmentAt, type TreatmentPath } from '../catalogue/treatments';
import { visitPrice } from '../catalogue/visitPrice';
import { visitPriceIn } from '../catalogue/visitPriceIn';
import { categoryTexts } from '../routing/categoryTexts';
import { previewAlt, previewPath } from '../routing/previewImages';

/* What the Vite plugin does for the Spanish edition (`delivery/editionWords.ts`). */
vi.mock('./en', () => import('./es'));
vi.mock('../catalogue/names/en', () => import('../catalogue/names/es'));
vi.mock('../catalogue/availabilityTexts/en', () => import('../catalogue/availabilityTexts/es'));
vi.mock('../catalogue/eligibilityTexts/en', () => import('../catalogue/eligibilityTexts/es'));
vi.mock('../catalogue/nearTwinsTexts/en', () => import('../catalogue/nearTwinsTexts/es'));
vi.mock('../catalogue/priceRange/en', () => import('../catalogue/priceRange/es'));
vi.mock('../catalogue/pricesTexts/en', () => import('../catalogue/pricesTexts/es'));
vi.mock('../catalogue/providerHoursTexts/en', () => import('../catalogue/providerHoursTexts/es'));
vi.mock('../catalogue/visitPriceTexts/en', () => import('../catalogue/visitPriceTexts/es'));
vi.mock('../catalogue/visitPriceInTexts/en', () => import('../catalogue/visitPriceInTexts/es'));
vi.mock('../catalogue/facts/lastingTexts/en', () => import('../catalogue/facts/lastingTexts/es'));
vi.mock('../catalogue/facts/listPriceTexts/en', () => import('../catalogue/facts/listPriceTexts/es'));
vi.mock('../catalogue/facts/medicationPriceTexts/en', () => import('../catalogue/facts/medicationPriceTexts/es'));
vi.mock('../catalogue/facts/placeTexts/en', () => import('../catalogue/facts/placeTexts/es'));
vi.mock('../catalogue/facts/visitFactsTexts/en', () => import('../catalogue/facts/visitFactsTexts/es'));
vi.mock('../catalogue/facts/whoCanUseTexts/en', () => import('../catalogue/facts/whoCanUseTexts/es'));
vi.mock('../routing/previewTexts/en', () => import('../routing/previewTexts/es'));
vi.mock('../routing/specialCategories/en', () => import('../routing/specialCategories/es'));

const said = (path: TreatmentPath) =>
  whoCanUse(path).map(({ sentence, link }) =>
    sentence.replace('{link}', link === undefined ? '' : shownName(treatmentAt(link))),
  );

describe('what the Spanish edition says of an entry', () => {
  test('[ES-03] [AF-05] whom it is for, and where others go', () => {
    expect(said('acute-sinusitis').slice(0, 3)).toEqual([
      'Adultos de 18 a 64 años.',
      'El problema lleva menos de 4 semanas.',
      'Si es para un niño o adolescente, elija Consulta general para niños.',
    ]);
    expect(said('sinus-infection')[1]).toBe('El problema lleva 4 semanas o más, o regresa una y otra vez.');
    expect(said('erectile-dysfunction').slice(0, 2)).toEqual([
      'Hombres de 18 a 64 años.',
      'Si es para una mujer, elija Consulta general.',
    ]);
    expect(said('earache-pediatric')).toEqual([
      'Un niño de 6 meses a 17 años.',
      'El problema lleva menos de 48 horas.',
      'El padre, la madre o el tutor actúa por el niño, con sus propios datos de contacto.',
      'Un niño de menos edad debe ir a una consulta en persona.',
      'Si es para un adulto, elija Dolor de oído.',
      'Un niño inscrito en Medicare o Medicaid no puede usar el servicio.',
      'No es para emergencias. Si su vida puede estar en peligro, llame al 911 o vaya a la sala de emergencias más cercana.',
    ]);
    expect(said('pinkeye-pediatric')[0]).toBe('Un niño de 1 mes a 17 años.');
    expect(said('sore-throat-pediatric')[0]).toBe('Un niño de 3 a 17 años.');
    expect(said('shortness-of-breath')).toContain(
      'Solo consultas en vivo: el profesional médico necesita hablar con usted y oír cómo respira.',
    );
  });

  test('[ES-03] which page fits when two are easily taken for each other', () => {
    expect(nearTwinHints('acute-cough')[0]?.sentence).toBe(
      'Esta página sirve para una tos de menos de 8 semanas; si la suya ha durado 8 semanas o más, elija {link}.',
    );
    for (const { sentence } of nearTwinHints('rash')) expect(sentence).toContain('{link}');
  });

  test('[ES-03] [AF-04] what visit and medication cost', () => {
    expect(visitFacts(treatmentAt('rash'), undefined).map(({ value, label }) => `${value} ${label}`)).toEqual([
      'Desde $29 depende de su estado',
      'Unos 15 minutos en promedio',
      '$6 a $15 medicamento',
      'Receta a su farmacia',
    ]);
    expect(visitFacts(treatmentAt('rash'), 'New York')[0]).toEqual({ value: '$29 o $74', label: 'en Nueva York' });
    expect(visitFacts(treatmentAt('medication-refill'), 'Ohio')).toEqual([
      { value: 'No disponible', label: 'en Ohio' },
      { value: 'Llámenos', label: 'y le ayudamos' },
    ]);
    expect(whatHappens(treatmentAt('shortness-of-breath'), undefined)[1]).toBe(
      'En vivo: Un profesional médico le llama por teléfono o video. Los profesionales llaman de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este, los siete días de la semana.',
    );
    expect(
      ['acne', 'erectile-dysfunction', 'covid-19', 'general-consult', 'weight-loss'].map((path) =>
        listPrice(treatmentAt(path as TreatmentPath)),
      ),
    ).toEqual([
      'Medicamento: $10 a $25',
      'Medicamento: $1 a $3 por tableta',
      'Medicamento: Varía',
      'El medicamento depende de su caso',
      '$299 al mes',
    ]);
    expect(medicationPrice(treatmentAt('weight-loss')).covers).toContain('los $299 al mes lo incluyen');
    expect(visitTotals(treatmentAt('rash')).map(({ text }) => text)).toEqual(['$35 a $44', '$80 a $89']);
    expect(visitPrice(treatmentAt('rash'), undefined)).toBe('$29 virtual, $74 en vivo, por estado');
    expect(visitPrice(treatmentAt('weight-loss'), 'California')).toBe('No se ofrece en línea en California');
    expect(visitPriceIn('Ohio')).toBe('Virtual $29, en vivo $74');
  });
});

describe('what the Spanish edition says of the rest', () => {
  test('[ES-03] lists by the names that they show, with General Consult first', () => {
    const names = treatmentsOf(findCategory('urgent-care') ?? {}).map((entry) => shownName(entry));
    expect(names[0]).toBe('Consulta general');
    expect(names.slice(1)).toEqual(names.slice(1).sort((a, b) => a.localeCompare(b, 'es')));
    expect(names.indexOf('Migraña')).toBeLessThan(names.indexOf('Resfriado y gripe'));
  });

  test('[ES-03] categories', () => {
    expect(categoryTexts('optometry').title).toBe('Salud de los ojos');
    expect(categoryTexts('weight-loss')).toEqual({
      title: 'Pérdida de peso',
      description: 'Un programa mensual con un profesional médico con licencia.',
    });
    expect(placeText(treatmentAt('genital-warts'))).toBe('Salud de la mujer y Salud del hombre');
    expect(shownCategories(treatmentAt('rash')).map(({ title }) => title)).toEqual(['Urgent Care']);
  });

  test.each([
    ['2026-01-15T20:00:00Z', 'America/New_York', 'Profesionales en línea hasta las 9\u00A0p.\u00A0m., hora del Este'],
    [
      '2026-01-15T20:00:00Z',
      'America/Chicago',
      'Profesionales en línea hasta las 9\u00A0p.\u00A0m., hora del Este (8\u00A0p.\u00A0m. para usted)',
    ],
    [
      '2026-01-15T20:00:00Z',
      'Asia/Tokyo',
      'Profesionales en línea hasta las 9\u00A0p.\u00A0m., hora del Este (11\u00A0a.\u00A0m. para usted)',
    ],
    [
      '2026-01-16T04:00:00Z',
      'America/New_York',
      'Los profesionales vuelven a las 9\u00A0a.\u00A0m., hora del Este; empiece ahora',
    ],
    [
      '2026-07-16T04:00:00Z',
      'Europe/London',
      'Los profesionales vuelven a las 9\u00A0a.\u00A0m., hora del Este (2\u00A0p.\u00A0m. para usted); empiece ahora',
    ],
    [
      '2026-07-16T04:00:00Z',
      'Atlantic/Azores',
      'Los profesionales vuelven a las 9\u00A0a.\u00A0m., hora del Este (1\u00A0p.\u00A0m. para usted); empiece ahora',
    ],
  ])('[ES-03] at %s in %s: %s', (instant, zone, text) => {
    expect(hoursAt(new Date(instant), clockIn(zone)).text).toBe(text);
  });

  test('[ES-01] a picture of its own for link previews', () => {
    expect(previewPath('urgent-care')).toBe('/images/og-es/urgent-care.png');
    expect(previewAlt('urgent-care')).toMatch(/^Atención de urgencia\. Un hombre .+\.$/);
  });
});
