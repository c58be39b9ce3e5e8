import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const lines = {
  Meds: 'Una lista de las medicinas que toma ahora, como "lisinopril 10 mg, una vez al día"',
  Allergies: 'Sus alergias a medicinas y alimentos',
  Conditions: 'Sus enfermedades o problemas de salud',
  'Picture Condition': 'Una foto de la zona afectada',
  'BP Reading': 'Una medición de la presión arterial',
  PhotoOfTest: 'Una foto del resultado de su prueba casera',
  'Lab Result': 'Resultados recientes de laboratorio, si los tiene',
  'Rx Picture': 'Una foto de su receta',
  Thermometer: 'Un termómetro para tomarse la temperatura',
  PCP: 'El nombre y el teléfono de su médico de cabecera',
  Vitals: 'Su presión arterial, pulso y temperatura recientes',
} as const;

export const childLines = {
  Meds: 'Una lista de las medicinas que toma su hijo ahora, como "cetirizina líquida, una vez al día"',
  Allergies: 'Las alergias de su hijo a medicinas y alimentos',
  Conditions: 'Las enfermedades o problemas de salud de su hijo',
  'Picture Condition': 'Una foto de la zona afectada de su hijo',
  PhotoOfTest: 'Una foto del resultado de la prueba casera de su hijo',
  'Rx Picture': 'Una foto de la receta de su hijo',
  Thermometer: 'Un termómetro para tomarle la temperatura a su hijo',
  PCP: 'El nombre y el teléfono del médico de cabecera de su hijo',
  Vitals: 'La presión arterial, el pulso y la temperatura recientes de su hijo',
} as const;

export const missingItemsNote =
  '¿Le falta algo de esta lista? ¡No se preocupe! Empiece con lo que tenga y su profesional médico le ayudará con lo demás.';
