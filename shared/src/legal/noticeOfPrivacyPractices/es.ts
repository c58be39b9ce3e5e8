// Counsel must review this document before launch, together with the English one, which rules where they differ.
import type { CompleteTexts } from '../../edition/complete';
import { pageKeys } from '../../routing/englishPaths';
import { hrefs } from '../../routing/hrefs';
import { link, list, outside, paragraph, subheading } from '../blocks';
import type { LegalDocument } from '../legal.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const noticeOfPrivacyPractices: LegalDocument = {
  title: 'Aviso de prácticas de privacidad',
  dateLine: 'Vigente desde el 1 de enero de 2024',
  original: pageKeys.noticeOfPrivacyPractices,
  intro: [
    'ESTE AVISO DESCRIBE CÓMO SE PUEDE USAR Y DIVULGAR SU INFORMACIÓN MÉDICA Y CÓMO PUEDE USTED OBTENER ACCESO A ESA INFORMACIÓN. LÉALO CON CUIDADO.',
    'Este aviso se da en nombre de los grupos médicos independientes cuyos profesionales médicos le atienden en consultas que comienzan en {name} (en este aviso, "nosotros"). {legalName} tiene a su cargo el sitio web. No da atención médica ni guarda la información sobre su salud; lo que hace el propio sitio web está en la Política de privacidad.',
  ],
  sections: [
    {
      id: 'our-duties',
      heading: 'Nuestros deberes',
      blocks: [
        paragraph(
          'La información de salud que lo identifica a usted y que tiene que ver con su salud, su atención o el pago de ella es "información de salud protegida". La ley nos exige:',
        ),
        list(
          'mantener privada y segura su información de salud protegida;',
          'darle este aviso de nuestros deberes legales y prácticas de privacidad, y cumplir el aviso que esté vigente;',
          'avisarle pronto si una filtración puede haber puesto en riesgo la privacidad o la seguridad de su información.',
        ),
        paragraph(
          'No usamos ni divulgamos su información de ninguna manera que este aviso no describa, a menos que usted nos diga por escrito que podemos hacerlo.',
        ),
      ],
    },
    {
      id: 'treatment-payment-operations',
      heading: 'Tratamiento, pago y funcionamiento de nuestra práctica',
      blocks: [
        paragraph('Podemos usar y divulgar su información sin pedirle permiso antes para estos fines:'),
        subheading('Para atenderle'),
        paragraph(
          'Los profesionales médicos usan su información para atenderle y pueden compartirla con otros que también le atienden. Ejemplo: un profesional médico envía su receta a su farmacia, o sus resultados a su propio médico.',
        ),
        subheading('Para recibir el pago'),
        paragraph(
          'Usamos su información para cobrarle y para procesar los pagos. Ejemplo: la compañía de su tarjeta sabe el monto y a quién se pagó. Como nuestra atención es solo de pago directo, no le cobramos al seguro médico, a Medicare ni a Medicaid.',
        ),
        subheading('Para que nuestra práctica funcione'),
        paragraph(
          'Usamos su información para organizar y mejorar nuestra atención y para comunicarnos con usted. Ejemplo: miramos una muestra de casos para comprobar su calidad, o le recordamos que tiene un mensaje. Las compañías que hacen este trabajo para nosotros deben proteger su información por contrato.',
        ),
      ],
    },
    {
      id: 'other-uses',
      heading: 'Otros usos y divulgaciones que no necesitan autorización',
      blocks: [
        paragraph('La ley nos permite o nos exige, con sus propias condiciones, usar o divulgar su información:'),
        list(
          'cuando una ley lo exige, y al Departamento de Salud y Servicios Humanos cuando comprueba que cumplimos las reglas de privacidad;',
          'para la salud y la seguridad públicas: para informar de enfermedades, malas reacciones a medicinas, retiros de productos, y sospechas de maltrato, abandono o violencia doméstica, o para evitar una amenaza grave a cualquier persona;',
          'para la supervisión de la atención médica, como auditorías, inspecciones y licencias;',
          'en procesos judiciales y administrativos, en respuesta a una orden o a una solicitud apropiada;',
          'a la policía y a las instituciones correccionales, dentro de ciertos límites;',
          'a médicos forenses, examinadores médicos y directores de funerarias, y a organizaciones de donación de órganos y tejidos;',
          'para investigaciones de salud que cumplan las condiciones de la ley;',
          'para la compensación de trabajadores, y para funciones especiales del gobierno, como las militares y de seguridad nacional.',
        ),
        paragraph(
          'Los expedientes de un programa para el trastorno por consumo de sustancias que tenga protección federal no se pueden usar ni divulgar en un proceso civil, penal, administrativo o legislativo contra usted sin su consentimiento por escrito o una orden de un tribunal. Donde la ley de su estado protege cierta información de forma más estricta, cumplimos esa ley.',
        ),
        paragraph(
          'La persona que recibió información divulgada según permite la ley puede divulgarla otra vez, y entonces es posible que ya no esté protegida por las reglas federales de privacidad.',
        ),
      ],
    },
    {
      id: 'your-choices',
      heading: 'Cuándo puede elegir',
      blocks: [
        paragraph(
          'Díganos qué quiere que hagamos, y lo hacemos, cuando compartimos información con su familia, sus amigos cercanos u otras personas que participan en su atención o la pagan, y cuando la compartimos para ayudar en un desastre. Si no puede decirnos, por ejemplo porque está inconsciente, podemos compartir lo que creamos que es mejor para usted.',
        ),
        paragraph('Solo con su autorización por escrito:'),
        list(
          'usamos o divulgamos su información para publicidad;',
          'vendemos su información;',
          'usamos o divulgamos notas de psicoterapia, en la mayoría de los casos;',
          'hacemos cualquier otro uso o divulgación que este aviso no describa.',
        ),
        paragraph(
          'Puede anular una autorización por escrito en cualquier momento. Eso no deshace lo que se hizo antes de que la recibiéramos.',
        ),
        link('Reconocimiento y autorización de HIPAA', hrefs.hipaaAuthorization),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Sus derechos',
      blocks: [
        subheading('Ver su expediente y obtener una copia'),
        paragraph(
          'Puede pedir ver su expediente médico y otra información de salud que tengamos sobre usted, y obtener una copia en papel o en forma electrónica. Le damos una copia o un resumen en un plazo de unos 30 días desde su solicitud. Podemos cobrar una tarifa razonable que cubra nuestro costo. Si nos negamos, le decimos por escrito por qué y cómo se puede revisar esa decisión.',
        ),
        subheading('Pedir que se corrija su expediente'),
        paragraph(
          'Puede pedirnos que corrijamos la información de salud que crea incorrecta o incompleta. Podemos negarnos, pero entonces le decimos por qué, por escrito, en un plazo de 60 días, y usted puede pedir que su desacuerdo se agregue al expediente.',
        ),
        subheading('Pedir que nos comuniquemos de forma confidencial'),
        paragraph(
          'Puede pedirnos que nos comuniquemos con usted de cierta manera, por ejemplo a otro teléfono o a otra dirección. Aceptamos todas las solicitudes razonables.',
        ),
        subheading('Pedir que limitemos lo que usamos o compartimos'),
        paragraph(
          'Puede pedirnos que no usemos ni compartamos cierta información para el tratamiento, el pago o nuestro funcionamiento. No tenemos que aceptar si eso afectara su atención. Si pagó todo de su propio bolsillo, puede pedirnos que no le informemos a su plan de salud de ese servicio, y aceptamos, a menos que una ley nos obligue a informarle.',
        ),
        subheading('Obtener una lista de divulgaciones'),
        paragraph(
          'Puede pedir una lista de las veces que divulgamos su información en los seis años antes de su solicitud, a quién y por qué. No incluye las divulgaciones para tratamiento, pago y funcionamiento, las que usted pidió y algunas otras. Una lista al año es gratis. Si pide otra dentro de 12 meses, cobramos una tarifa razonable que cubre nuestro costo, y antes le decimos cuánto es.',
        ),
        subheading('Obtener una copia de este aviso'),
        paragraph(
          'Puede pedir una copia en papel de este aviso en cualquier momento, aunque haya aceptado recibirlo en forma electrónica.',
        ),
        subheading('Que otra persona actúe por usted'),
        paragraph(
          'Una persona que tiene un poder notarial médico de usted, o que es su tutor legal, puede usar sus derechos y tomar decisiones sobre su información. Antes comprobamos que la persona tenga esa autoridad. El padre, la madre o el tutor actúa por un menor, excepto donde la ley deja que decida el menor.',
        ),
        subheading('Cómo usar sus derechos'),
        paragraph(
          'Escriba en el portal del paciente o a {email}, o llame al {phone}. Su solicitud llega al grupo médico que le atendió. Usted conserva estos derechos si se le suspende el uso del servicio.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Quejas',
      blocks: [
        paragraph(
          'Si cree que no se han respetado sus derechos, escriba a {email} o llame al {phone}. También puede presentar una queja ante la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos de los Estados Unidos, 200 Independence Avenue SW, Washington, DC 20201, o en www.hhs.gov/ocr/complaints. Nadie tomará represalias contra usted por una queja.',
        ),
        outside('Presentar una queja ante la Oficina de Derechos Civiles', 'https://www.hhs.gov/ocr/complaints'),
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios a este aviso',
      blocks: [
        paragraph(
          'Podemos cambiar este aviso, y los cambios pueden aplicarse a toda la información que tenemos sobre usted. El nuevo aviso se publica aquí con su fecha, y usted puede pedir una copia.',
        ),
      ],
    },
  ],
};
