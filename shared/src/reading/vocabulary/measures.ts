/** Beside these a number is a temperature. */
export const temperature =
  'fever, fevers, temp, temps, temperature, temperatura, fiebre, calentura, febrile, degree, degrees, grado, grados, thermometer, termometro, rectal, rectally, axillary';
