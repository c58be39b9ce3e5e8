import { defineProject } from 'vitest/config';
import { editionWords } from '../shared/src/delivery/editionWords';
import { everyEdition, spanishTests } from './vitest.config';

export default defineProject({
  ...everyEdition,
  plugins: [editionWords('es')],
  test: { ...everyEdition.test, name: 'storefront-es', include: [spanishTests] },
});
