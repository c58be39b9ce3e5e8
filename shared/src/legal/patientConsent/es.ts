// Counsel must review this document before launch, together with the English one, which rules where they differ.
import { reach988 } from '../../catalogue/crisisLineTexts/es';
import { refundRule } from '../../catalogue/eligibility';
import type { CompleteTexts } from '../../edition/complete';
import { pageKeys } from '../../routing/englishPaths';
import { hrefs } from '../../routing/hrefs';
import { link, list, paragraph } from '../blocks';
import type { LegalDocument } from '../legal.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const patientConsent: LegalDocument = {
  title: 'Consentimiento del paciente para telesalud',
  dateLine: 'Última actualización: 1 de enero de 2024',
  original: pageKeys.patientConsent,
  intro: [
    `La telesalud no es para emergencias. Si su vida puede estar en peligro, llame al 911 o vaya a la sala de emergencias más cercana. En una crisis de salud mental, ${reach988}.`,
    'Este consentimiento explica la atención por telesalud, qué puede hacer por usted y cuáles son sus riesgos. Al elegir "I Agree" (Acepto) o "Accept" (Aceptar) cuando crea su cuenta o comienza a usar el servicio, usted declara que lo ha leído y entendido, y que acepta recibir atención por telesalud.',
  ],
  sections: [
    {
      id: 'what-telehealth-is',
      heading: 'Qué es la telesalud',
      blocks: [
        paragraph(
          'En la telesalud, un profesional médico y usted están en lugares distintos y usan medios electrónicos para hablar y compartir información. Su consulta puede ser:',
        ),
        list(
          'virtual: un profesional médico revisa el cuestionario que usted llena, con las fotos y los resultados que agregue, y le responde por mensaje. Ustedes no hablan al mismo tiempo.',
          'en vivo: un profesional médico le llama por teléfono o video.',
        ),
      ],
    },
    {
      id: 'who-treats-you',
      heading: 'Quién le atiende',
      blocks: [
        paragraph(
          'Los profesionales médicos son médicos, asistentes médicos (PA) y enfermeros especializados (NP) empleados por un grupo médico independiente. Están en los Estados Unidos y tienen licencia en su estado. Usted puede pedir el nombre, la licencia y la preparación de quien le atiende.',
        ),
        paragraph(
          '{legalName} ("{name}") tiene a su cargo el sitio web que lleva a la consulta. No es un proveedor médico, no da atención médica y no dirige a los profesionales médicos.',
        ),
      ],
    },
    {
      id: 'benefits',
      heading: 'Qué beneficios puede tener',
      blocks: [
        list(
          'Atención sin viajar, sin cita, sin referido y sin sala de espera.',
          'Un profesional médico que quizás vea su caso más pronto que si usted fuera a un consultorio.',
          'Una tarifa conocida.',
        ),
        paragraph('No se promete ningún resultado. Su afección puede no mejorar, y puede empeorar.'),
      ],
    },
    {
      id: 'risks',
      heading: 'Cuáles son los riesgos',
      blocks: [
        list(
          'El profesional médico no puede examinarle con las manos y solo ve lo que usted envía, dice o muestra. Una afección puede pasar sin verse o entenderse mal.',
          'Si omite información o da información incorrecta, el tratamiento puede hacerle daño, por ejemplo por una reacción alérgica o porque unas medicinas chocan con otras.',
          'Las fotos, el sonido o las conexiones de mala calidad y las fallas de los equipos pueden retrasar o terminar la consulta.',
          'En casos raros, las medidas de seguridad fallan y otras personas ven la información sobre su salud.',
          'Un profesional médico que no tiene todos sus expedientes médicos puede no conocer todas sus afecciones.',
        ),
      ],
    },
    {
      id: 'alternatives',
      heading: 'Qué otras opciones tiene',
      blocks: [
        paragraph(
          'Puede ver a un médico en persona, en un consultorio, una clínica o un centro de atención de urgencia. El profesional médico puede decidir que la telesalud no es adecuada para su afección. Entonces se le dice y se le orienta hacia otra atención. Si sus respuestas a un cuestionario muestran que no cumple los requisitos, no se le cobra.',
        ),
      ],
    },
    {
      id: 'your-part',
      heading: 'Lo que le corresponde a usted',
      blocks: [
        list(
          'Usted es un adulto menor de 65 años y no está inscrito en Medicare ni en Medicaid, o actúa por un niño de quien es padre, madre o tutor.',
          'Usted da información verdadera y completa sobre su identidad, su salud, sus medicinas y sus alergias.',
          'Usted dice en qué estado está y no oculta su ubicación.',
          'Usted está en un lugar privado, en los Estados Unidos, y no graba la consulta a menos que todos estén de acuerdo.',
          'Usted sigue el plan, lee sus mensajes y busca atención en persona si empeora o no mejora.',
          'Usted le cuenta a su propio médico de la consulta y de las medicinas que recibe.',
        ),
      ],
    },
    {
      id: 'minors',
      heading: 'Menores y personas que no pueden decidir por sí mismas',
      blocks: [
        paragraph(
          'Un menor, desde los 13 hasta antes de cumplir 18 años, necesita que su padre, madre o tutor dé este consentimiento y actúe por él. Para un niño más pequeño, el padre, la madre o el tutor completa la información, con sus propios datos de contacto, y participa en la consulta con el niño. Al hacerlo, usted declara que tiene permiso para consentir la atención del niño.',
        ),
        paragraph(
          'Una persona que tiene un poder notarial para atención médica puede consentir por la persona que se lo dio, hasta donde ese poder lo permita.',
        ),
      ],
    },
    {
      id: 'prescriptions',
      heading: 'Recetas y análisis',
      blocks: [
        list(
          'Usted recibe una receta solo si el profesional médico la considera apropiada. No se recetan sustancias controladas ni narcóticos.',
          'Las medicinas tienen efectos secundarios. Usted pregunta por ellos al profesional médico o a un farmacéutico, y lee la información que viene con la medicina.',
          'Para cierta atención necesita un análisis antes o después. En el programa para bajar de peso se exigen análisis de laboratorio después del primer mes y una consulta cada mes, y la semaglutida compuesta no está evaluada por la Administración de Alimentos y Medicamentos (FDA).',
        ),
      ],
    },
    {
      id: 'fees',
      heading: 'Tarifas',
      blocks: [
        paragraph(
          `Usted mismo paga la tarifa. No se le cobra al seguro médico, a Medicare ni a Medicaid. ${refundRule} En el programa para bajar de peso no se cobra nada sin una receta.`,
        ),
      ],
    },
    {
      id: 'privacy',
      heading: 'Su privacidad y su expediente',
      blocks: [
        paragraph(
          'El grupo médico guarda un expediente de su consulta. Las leyes que protegen la privacidad de la información médica se aplican a la telesalud igual que en persona. El Aviso de prácticas de privacidad dice cómo se puede usar su información y cómo puede obtener una copia.',
        ),
        link('Aviso de prácticas de privacidad', hrefs.noticeOfPrivacyPractices),
        paragraph(
          'Usted acepta que su información se comparta en forma electrónica con quienes participan en su atención, como su farmacia y los laboratorios, y que se comuniquen con usted sobre ella por mensaje, correo electrónico, mensaje de texto o teléfono.',
        ),
      ],
    },
    {
      id: 'withdrawing',
      heading: 'Retirar su consentimiento',
      blocks: [
        paragraph(
          'Puede rechazar la telesalud o retirar este consentimiento en cualquier momento, antes o durante una consulta, sin que eso afecte su derecho a recibir atención más adelante. Termine la consulta, escriba a {email} o llame al {phone}. Lo que se hizo antes sigue siendo legal, y las tarifas de las consultas completadas se siguen debiendo. Usted conserva el acceso a la información sobre su salud, también si se le suspende el uso del servicio.',
        ),
      ],
    },
    {
      id: 'statement',
      heading: 'Lo que usted confirma',
      blocks: [
        list(
          'He leído este consentimiento, o me lo han leído, y lo entiendo.',
          'Pude hacer preguntas, y puedo hacerle más al profesional médico.',
          'Sé que la telesalud tiene límites, que no es para emergencias y que puedo elegir atención en persona.',
          'Acepto recibir atención por telesalud, para mí o para la persona por quien actúo.',
        ),
      ],
    },
  ],
};
