import { languages, type Language } from '../../language';
import type { EmergencyLine } from '../catalogue.types';
import { phrasesOf } from './alsoKnownAs';

interface Danger extends Readonly<Record<Language, string>> {
  /** Whom to call, most urgent first. */
  readonly lines: readonly EmergencyLine[];
}

/**
 * Words of a search box that must never lead to a treatment alone. They are the few words of a box, not messages: those
 * are read by the Receptionist's reader of emergencies (`widget/src/safety`).
 *
 * Sources: 911.gov; American Red Cross, first aid steps; American Heart Association, "Warning Signs of a Heart Attack" and
 * "Stroke Symptoms"; 988 Suicide & Crisis Lifeline, warning signs; America's Poison Centers.
 */
const dangers: readonly Danger[] = [
  {
    lines: ['911'],
    en: `chest pain, chest hurts, chest pressure, chest tightness, heart pain, heart hurts, heart attack, stroke, face drooping, slurred speech, can't breathe, cannot breathe, not breathing,
      stopped breathing, struggling to breathe, choking, turning blue, blue lips, unconscious, passed out, won't wake up, unresponsive, seizure, seizures,
      convulsion, severe bleeding, bleeding won't stop, heavy bleeding, coughing blood, coughing up blood, vomiting blood, throwing up blood, throat closing,
      throat swelling, swollen tongue, anaphylaxis, anaphylactic, worst headache of my life, thunderclap headache, sudden weakness, arm numb,
      gunshot, stabbed, stab wound, car accident, drowning, electric shock, severe burn, head injury, emergency, ambulance, 911`,
    es: `dolor de pecho, dolor en el pecho, me duele el pecho, presión en el pecho, ataque al corazón, infarto, derrame cerebral, embolia, cara caída,
      no puedo respirar, no respira, se ahoga, ahogándose, labios azules, inconsciente, no despierta, se desmayó, convulsión, convulsiones,
      sangrado fuerte, no para de sangrar, vómito con sangre, tos con sangre, garganta cerrada, se me cierra la garganta, lengua hinchada, anafilaxia,
      el peor dolor de cabeza, balazo, apuñalado, accidente de carro, quemadura grave, golpe en la cabeza, emergencia, ambulancia`,
  },
  {
    lines: ['988'],
    en: `suicide, suicidal, kill myself, killing myself, end my life, ending it all, want to die, wanna die, don't want to live, better off dead, self harm,
      hurt myself, harm myself, cutting myself, crisis, mental health crisis, 988`,
    es: `suicidio, suicidarme, suicida, matarme, quitarme la vida, quiero morir, quiero morirme, no quiero vivir, hacerme daño, cortarme, autolesión,
      lastimarme`,
  },
  {
    lines: ['911', '988', 'poison-help'],
    en: `overdose, overdosed, overdosing, took too many pills, too many pills, too much medicine, swallowed pills`,
    es: `sobredosis, tomé muchas pastillas, muchas pastillas`,
  },
  {
    lines: ['911', 'poison-help'],
    en: `poisoned, poisoning, swallowed bleach, drank bleach, swallowed battery, swallowed poison, carbon monoxide`,
    es: `envenenado, envenenada, envenenamiento, veneno, tragó cloro, tomó cloro, se tragó una pila, tragó veneno`,
  },
];

/** A phrase, and whom the search names before anything else. */
export interface EmergencyPhrase {
  readonly lines: readonly EmergencyLine[];
  readonly phrase: string;
  readonly language: Language;
}

export const emergencyPhrases: readonly EmergencyPhrase[] = dangers.flatMap(({ lines, ...words }) =>
  languages.flatMap((language) => phrasesOf(words[language]).map((phrase) => ({ lines, phrase, language }))),
);
