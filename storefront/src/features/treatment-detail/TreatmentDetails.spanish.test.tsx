import { expect, test, vi } from 'vitest';
import { inSpanish988 } from '@front-door/shared/catalogue/crisisLineTexts/es';
import { treatmentAt } from '@front-door/shared/catalogue/treatments';
import { content } from '@front-door/shared/catalogue/content/acute-cough/es';
import { content as childContent } from '@front-door/shared/catalogue/content/earache-pediatric/es';
import { renderAt, textOf } from '../../testing/renderAt';
import { HelpNow } from './HelpNow';
import { TreatmentDetails } from './TreatmentDetails';

vi.mock('../../ui/emergencyLinesTexts/en', () => import('../../ui/emergencyLinesTexts/es'));
vi.mock('./detailsTexts/en', () => import('./detailsTexts/es'));
vi.mock('./helpNowTexts/en', () => import('./helpNowTexts/es'));

const adult = { ...treatmentAt('acute-cough'), ...content };
const child = { ...treatmentAt('earache-pediatric'), ...childContent };

test('[ES-03] a source that is an English page is marked as one, for eye and ear', () => {
  const { container } = renderAt('/', <TreatmentDetails treatment={adult} />);
  const links = [...container.querySelectorAll<HTMLAnchorElement>('details a')];
  const link = (url: string) => links.find(({ href }) => href === url);
  const english = link('https://www.cdc.gov/acute-bronchitis/about/index.html');
  expect(textOf(english)).toMatch(/Chest Cold \(Acute Bronchitis\) Basics \(en inglés\)$/);
  expect(textOf(english?.querySelector('[lang=en]'))).not.toContain('inglés');
  const own = link('https://medlineplus.gov/spanish/cough.html');
  expect(textOf(own)).toBe('MedlinePlus: Tos');
  expect(own?.querySelector('[lang]')).toBeNull();
});

test('[ES-03] a label that is a question keeps its marks and gets no colon', () => {
  const { container } = renderAt('/', <TreatmentDetails treatment={adult} />);
  expect([...container.querySelectorAll('strong')].map(textOf)).toEqual(
    expect.arrayContaining(['En casa:', '¿No está seguro?', 'No es para una consulta en línea:']),
  );
});

test('[ES-03] the red flags speak to the adult, and of the child to the parent', () => {
  const { container } = renderAt('/', <HelpNow treatment={adult} />);
  expect(textOf(container)).toContain('No espere una consulta en línea. Pida ayuda de inmediato si tiene:');
  expect(textOf(renderAt('/', <HelpNow treatment={child} />).container)).toContain(
    'Pida ayuda de inmediato si su hijo tiene:',
  );
});

test('[ES-03] [APP-10] beside the button of 988 stands how it answers in Spanish', () => {
  const { container } = renderAt('/', <HelpNow treatment={{ ...adult, emergencyLines: ['988'] }} />);
  expect(textOf(container.querySelector('[href="tel:988"]'))).toBe('Llamar al 988');
  expect(textOf(container)).toContain(inSpanish988);
});
