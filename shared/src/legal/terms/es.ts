// Counsel must review this document before launch, together with the English one, which rules where they differ.
import { reach988 } from '../../catalogue/crisisLineTexts/es';
import { notQualifiedRule, refundRule } from '../../catalogue/eligibility';
import { dollars, fees } from '../../catalogue/prices';
import type { CompleteTexts } from '../../edition/complete';
import { pageKeys } from '../../routing/englishPaths';
import { hrefs } from '../../routing/hrefs';
import { link, list, paragraph, subheading } from '../blocks';
import type { LegalDocument } from '../legal.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const termsOfUse: LegalDocument = {
  title: 'Términos de uso y consentimiento para mensajes de texto',
  dateLine: 'Última actualización: 1 de enero de 2024',
  original: pageKeys.terms,
  intro: [
    `En una emergencia, llame al 911 o vaya a la sala de emergencias más cercana. En una crisis de salud mental, ${reach988}. No use este sitio web.`,
    'Estos términos son un acuerdo entre usted y {legalName} ("{name}", "nosotros"). Se aplican a este sitio web, al Recepcionista, a la tarjeta de ahorro y a la forma en que le ayudamos a comenzar una consulta (en conjunto, el "servicio"). Limitan lo que le debemos, así que léalos con cuidado.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Cómo acepta usted estos términos',
      blocks: [
        paragraph(
          'Usted acepta estos términos al usar el servicio. Antes de que comience la atención, también se le pide elegir "I Agree" (Acepto) o "Accept" (Aceptar) para estos términos, para el Consentimiento del paciente para telesalud y para el Reconocimiento y autorización de HIPAA. Eso ocurre cuando crea su cuenta en el sitio de evaluación médica o cuando comienza a usar el servicio. Si no los acepta, no use el servicio.',
        ),
        link('Consentimiento del paciente para telesalud', hrefs.patientConsent),
        link('Reconocimiento y autorización de HIPAA', hrefs.hipaaAuthorization),
        link('Política de privacidad', hrefs.privacy),
      ],
    },
    {
      id: 'what-we-do',
      heading: 'Lo que hacemos y lo que no hacemos',
      blocks: [
        paragraph(
          'Tenemos un sitio web donde usted puede ver tratamientos, elegir un estado y comenzar una consulta pagada en línea. La consulta se hace en otro sitio, el sitio de evaluación médica. La atienden profesionales médicos, que son médicos, asistentes médicos (PA) y enfermeros especializados (NP) empleados por un grupo médico independiente.',
        ),
        list(
          'No ejercemos la medicina ni damos atención médica. Los profesionales médicos usan su propio criterio médico, y nosotros no lo controlamos.',
          'No guardamos la información sobre su salud.',
          'No prometemos que usted reciba tratamiento, que reciba una receta ni que un tratamiento funcione.',
          'Nada de lo que hay en este sitio web es consejo médico. Las sugerencias del Recepcionista no son un diagnóstico médico.',
          'El servicio no reemplaza a su propio médico ni la atención en persona.',
        ),
      ],
    },
    {
      id: 'eligibility',
      heading: 'Quién puede usar el servicio',
      blocks: [
        list(
          'Debe ser adulto. Las personas menores de 18 años y las personas de 65 años o más no pueden usar el servicio directamente.',
          'Un menor, desde los 13 hasta antes de cumplir 18 años, necesita que su padre, madre o tutor actúe por él. Para un tratamiento infantil, el padre, la madre o el tutor actúa por el niño y completa la información de paciente nuevo del niño con sus propios datos de contacto. Los niños menores de 13 años no pueden usar este sitio web.',
          'No debe estar inscrito en Medicare ni en Medicaid.',
          'Debe estar en los Estados Unidos, en un estado donde se ofrezca la consulta que elige, durante todo el tiempo que dure.',
          'Una persona que tiene un poder notarial de usted puede actuar por usted hasta donde ese poder lo permita, y debe decirlo.',
        ),
        paragraph(
          'Si deja de cumplir estos requisitos, o si no respeta estos términos, se le puede suspender el uso del servicio. Aun así, usted conserva el acceso a la información sobre su salud.',
        ),
      ],
    },
    {
      id: 'your-duties',
      heading: 'Lo que esperamos de usted',
      blocks: [
        list(
          'Usted da información verdadera, completa y actual sobre usted, su salud y sus medicinas.',
          'Usted no oculta, disfraza ni declara mal dónde está. Los profesionales médicos solo pueden atenderle en un estado donde tengan licencia.',
          'Usted usa el servicio para usted, o para un niño o una persona por quien puede actuar.',
          'Usted no comparte con nadie su cuenta del sitio de evaluación médica ni la del portal del paciente.',
          'Usted da seguimiento: lee los mensajes de su profesional médico y busca atención en persona cuando se lo indiquen o cuando empeore.',
        ),
      ],
    },
    {
      id: 'consultations',
      heading: 'Consultas',
      blocks: [
        list(
          'Consulta virtual: un profesional médico revisa sus respuestas a un cuestionario y le responde por mensaje. Solo se ofrece donde las reglas de su estado lo permiten.',
          'Consulta en vivo: un profesional médico le llama por teléfono o video.',
          'Programa para bajar de peso: un programa mensual que exige una consulta con un profesional médico cada mes.',
        ),
        paragraph(
          'Puede comenzar una consulta a cualquier hora. Los profesionales médicos están en línea los siete días de la semana, de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este. Una consulta promedio dura unos 15 minutos; estos tiempos no son una promesa. Un caso está activo durante 72 horas después de que usted lo envía.',
        ),
      ],
    },
    {
      id: 'prescriptions',
      heading: 'Recetas',
      blocks: [
        list(
          'Un profesional médico receta solo lo que considera apropiado desde el punto de vista médico. No se recetan sustancias controladas ni narcóticos.',
          'El resurtido de medicamentos no incluye medicamentos controlados, como los opioides y Adderall. El médico que receta decide para cuánto tiempo es el resurtido.',
          'Puede surtir una receta en la farmacia que usted elija. Usted le paga la medicina a la farmacia. Los precios que muestra este sitio web son los rangos usuales y no son ofertas.',
          'Usted acepta leer la información que viene con una medicina y preguntar a un farmacéutico o a un profesional médico lo que no entienda.',
        ),
      ],
    },
    {
      id: 'weight-loss',
      heading: 'Programa para bajar de peso',
      blocks: [
        list(
          'Por lo general, los candidatos tienen un índice de masa corporal de 30 o más, o de 27 o más con una afección como presión arterial alta, diabetes tipo 2 o colesterol alto. El profesional médico decide.',
          'Debe informar si ha tenido tumores o cáncer y decirle al profesional médico qué medicinas toma ahora. La semaglutida queda excluida si usted o su familia han tenido cáncer medular de tiroides o neoplasia endocrina múltiple tipo 2.',
          'Para seguir con el tratamiento, debe hacerse análisis de laboratorio (hígado, riñones y tiroides) después del primer mes.',
          'El programa no se ofrece en California, Washington ni Iowa.',
          'La Administración de Alimentos y Medicamentos (FDA) no ha evaluado ni aprobado la semaglutida compuesta.',
        ),
      ],
    },
    {
      id: 'fees',
      heading: 'Tarifas y pago',
      blocks: [
        paragraph(
          `Una consulta virtual cuesta ${dollars(fees.virtual)} y una consulta en vivo ${dollars(fees.live)}. El programa para bajar de peso cuesta ${dollars(fees.weightLoss)} al mes, con las consultas médicas incluidas. Averiguar si cumple los requisitos es gratis.`,
        ),
        list(
          'El servicio es solo de pago directo. Ni nosotros ni el grupo médico le cobramos al seguro médico, a Medicare ni a Medicaid, y usted acepta no pedirles a Medicare ni a Medicaid que le devuelvan el dinero.',
          'Puede pagar con las principales tarjetas de débito y de crédito, y con cuentas de gastos flexibles (FSA) y cuentas de ahorro para la salud (HSA). No hay suscripción. El programa para bajar de peso se paga mes a mes, sin compromiso a largo plazo.',
          notQualifiedRule,
          refundRule,
          'La tarifa de la consulta no incluye la medicina que recibe en una farmacia, los análisis de laboratorio ni la atención en persona.',
        ),
      ],
    },
    {
      id: 'savings-card',
      heading: 'Tarjeta de ahorro',
      blocks: [
        paragraph(
          'La tarjeta de ahorro para recetas es gratis. No es un seguro y no se puede combinar con un seguro. Puede bajar hasta un 80% el precio de medicamentos genéricos y de marca en las farmacias participantes. Cuánto ahorra, si es que ahorra, depende del medicamento y de la farmacia.',
        ),
      ],
    },
    {
      id: 'text-messaging',
      heading: 'Consentimiento para mensajes de texto',
      blocks: [
        paragraph(
          'Si da un número de celular al comenzar una consulta, usted acepta que nosotros, el grupo médico y quienes trabajan para nosotros le envíen mensajes de texto a ese número, también por medios automáticos, sobre su consulta, su receta, su cuenta y sus pagos.',
        ),
        list(
          'Cuántos mensajes recibe depende de su caso. Pueden aplicarse las tarifas de mensajes y datos de su compañía de teléfono.',
          'Responda STOP a cualquier mensaje para dejar de recibirlos. Un último mensaje lo confirma. Responda HELP si necesita ayuda, o llame al {phone}.',
          'No necesita aceptar mensajes de publicidad para comprar algo, y los recibe solo si los ha pedido.',
          'Los mensajes de texto no están cifrados, y puede verlos cualquiera que pueda ver su teléfono. No envíe información sobre su salud por mensaje de texto, ni los use en una emergencia.',
          'Avísenos si deja o cambia su número. Las compañías de teléfono no son responsables de los mensajes que llegan tarde o que no llegan.',
        ),
      ],
    },
    {
      id: 'conduct',
      heading: 'Lo que no puede hacer',
      blocks: [
        list(
          'Hacerse pasar por otra persona, o conseguir medicinas para otra persona o para venderlas.',
          'Usar el servicio para conseguir sustancias controladas.',
          'Copiar, extraer datos, sobrecargar, sondear o atacar el servicio, o evadir sus límites.',
          'Amenazar o acosar a los profesionales médicos, al personal o a otras personas.',
          'Usar el servicio en un lugar o de una manera que la ley prohíba.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Nuestro contenido y los enlaces a otros sitios',
      blocks: [
        paragraph(
          'Los textos, las imágenes, los nombres y los programas del servicio son nuestros o de quienes nos dan licencia para usarlos. Usted puede usarlos para sí mismo, y no con fines comerciales.',
        ),
        paragraph(
          'El servicio tiene enlaces a sitios web de otros, como el sitio de evaluación médica, el portal del paciente, la búsqueda de precios y los sitios de reseñas. No somos responsables de ellos.',
        ),
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Sin garantía',
      blocks: [
        paragraph(
          'Hasta donde la ley lo permite, el servicio se ofrece tal como es y según esté disponible, sin garantía de ningún tipo, expresa o implícita, incluidas las garantías de comerciabilidad, de idoneidad para un fin determinado y de no infracción. No garantizamos que no tenga errores ni interrupciones.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Límites de responsabilidad',
      blocks: [
        subheading('De qué no somos responsables'),
        paragraph(
          'Hasta donde la ley lo permite, no somos responsables de daños indirectos, incidentales, especiales, consecuentes o punitivos, ni de lo que hagan o dejen de hacer los profesionales médicos, las farmacias, los laboratorios y otros terceros.',
        ),
        subheading('Lo máximo que podemos deber'),
        paragraph(
          'Hasta donde la ley lo permite, nuestra responsabilidad total ante usted por todos los reclamos que tengan que ver con el servicio se limita a $500.',
        ),
        subheading('Lo que no cambia'),
        paragraph(
          'Algunos estados no permiten algunos de estos límites, y entonces no se aplican a usted. Nada en estos términos limita la responsabilidad que la ley no nos deja limitar, ni los deberes de un profesional médico con su paciente.',
        ),
      ],
    },
    {
      id: 'indemnity',
      heading: 'Si su uso nos causa un daño',
      blocks: [
        paragraph(
          'Hasta donde la ley lo permite, usted acepta cubrir las pérdidas y los gastos de {legalName} y de sus dueños, personal y socios que resulten de que usted no respete estos términos o la ley, o de información falsa que usted haya dado.',
        ),
      ],
    },
    {
      id: 'disputes',
      heading: 'Reclamos',
      blocks: [
        paragraph(
          'Primero escriba a {email}, para que podamos tratar de resolver el asunto. Hasta donde la ley lo permite, un reclamo que tenga que ver con el servicio debe presentarse dentro de un año desde que surge; después queda prohibido para siempre.',
        ),
        paragraph('La ley de protección al consumidor del estado donde usted vive le sigue protegiendo.'),
      ],
    },
    {
      id: 'general',
      heading: 'Términos generales',
      blocks: [
        list(
          'Podemos cambiar estos términos. Entonces cambia la fecha que llevan al principio, y los nuevos términos se aplican a lo que usted haga desde ese día.',
          'Podemos cambiar o terminar partes del servicio, y podemos negarle o terminar su uso si no respeta estos términos.',
          'Si una parte de estos términos no es válida, el resto sigue siendo válido. Si no actuamos ante una falta, eso no significa que la aceptemos.',
          'Usted no puede transferir sus derechos bajo estos términos. Nosotros podemos transferir los nuestros a una compañía que se haga cargo del servicio.',
          'Estos términos y los documentos que nombran son el acuerdo completo sobre el servicio.',
        ),
        paragraph('{legalName}. Contacto: {email} o {phone}.'),
      ],
    },
  ],
};
