import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const previewImages = {
  default: {
    words: 'Del síntoma a la atención, más rápido',
    drawing: 'Una mujer sentada en un sofá con un teléfono y una taza de té; hay un gato echado en el respaldo.',
  },
  'urgent-care': {
    words: 'Atención de urgencia',
    drawing:
      'Un hombre envuelto en una cobija, con un termómetro, pañuelos, una bebida caliente y un frasco de medicina.',
  },
  'womens-health': {
    words: 'Salud de la mujer',
    drawing: 'Una mujer con un teléfono; a su lado hay un calendario y un paquete de pastillas.',
  },
  'mens-health': {
    words: 'Salud del hombre',
    drawing: 'Un hombre abre un paquete sin marcas; a su lado hay un escudo con un candado.',
  },
  'pediatric-health': {
    words: 'Salud infantil',
    drawing: 'Una madre abraza a su hija, que tiene un osito de peluche, y hay un termómetro.',
  },
  allergies: {
    words: 'Alergias',
    drawing: 'Una mujer estornuda en un pañuelo entre flores y polen.',
  },
  dermatology: {
    words: 'Dermatología',
    drawing: 'Una mujer con crema en las mejillas se toma una foto de la cara frente a un espejo.',
  },
  optometry: {
    words: 'Salud de los ojos',
    drawing: 'Un hombre se pone una gota en el ojo; a su lado hay una tabla de la vista y unos lentes.',
  },
  'chronic-conditions': {
    words: 'Afecciones crónicas',
    drawing:
      'Un hombre, visto de espaldas, se toca la parte baja de la espalda, que le duele; a su lado hay un calendario.',
  },
  'medication-refill': {
    words: 'Resurtido de medicamentos',
    drawing: 'Una mujer mayor llena un pastillero; una flecha rodea un frasco de medicina.',
  },
  'general-consult': {
    words: 'Consulta general',
    drawing: 'Una mujer con un teléfono habla con un profesional médico en una pantalla.',
  },
  'weight-loss': {
    words: 'Pérdida de peso',
    drawing: 'Una mujer corre junto a una báscula, una manzana y una cinta métrica.',
  },
  'mental-wellness': {
    words: 'Bienestar mental',
    drawing: 'Una mujer sentada con las piernas cruzadas entre plantas; a un lado hay un enredo y al otro, el sol.',
  },
} as const;

export const promise = ['Profesionales con licencia en línea.', 'Sin seguro médico.'] as const;
