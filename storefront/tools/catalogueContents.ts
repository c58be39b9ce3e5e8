import { loadCatalogue } from '../../shared/src/catalogue/treatmentContent';

/** Every page's content in the language that whoever loads this module loads it in (`catalogueWords`). */
export const contents = await loadCatalogue();
