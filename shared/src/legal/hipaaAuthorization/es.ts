// Counsel must review this document before launch, together with the English one, which rules where they differ.
import type { CompleteTexts } from '../../edition/complete';
import { pageKeys } from '../../routing/englishPaths';
import { hrefs } from '../../routing/hrefs';
import { download, link, list, paragraph, subheading } from '../blocks';
import type { LegalDocument } from '../legal.types';
import type * as english from './en';
import { revocationFormHref } from './revocationForm';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const hipaaAuthorization: LegalDocument = {
  title: 'Reconocimiento y autorización de HIPAA',
  dateLine: 'Última actualización: 1 de enero de 2024',
  original: pageKeys.hipaaAuthorization,
  intro: [
    'HIPAA es la ley federal que protege la privacidad de la información sobre su salud. Al elegir "I Agree" (Acepto) o "Accept" (Aceptar) cuando crea su cuenta o comienza a usar el servicio, usted firma este reconocimiento y autorización en forma electrónica, por usted o por la persona por quien puede actuar.',
  ],
  sections: [
    {
      id: 'section-1',
      heading: 'Sección I. Reconocimiento y autorización para usar o divulgar información de salud protegida',
      blocks: [
        subheading('Reconocimiento'),
        paragraph(
          'Reconozco que se me ha dado el Aviso de prácticas de privacidad del grupo médico que me atiende, y que tuve tiempo de leerlo y de hacer preguntas.',
        ),
        link('Aviso de prácticas de privacidad', hrefs.noticeOfPrivacyPractices),
        subheading('Quién puede divulgar mi información'),
        paragraph(
          'Autorizo al grupo médico que me atiende, a sus profesionales médicos y a las farmacias y los laboratorios que participan en mi atención a divulgar mi información de salud protegida como se dice aquí.',
        ),
        subheading('Quién puede recibirla y usarla'),
        paragraph(
          '{legalName} ("{name}"), las compañías que tienen a su cargo el sitio de evaluación médica y el portal del paciente, y quienes trabajan para ellas. El propio sitio web no guarda la información sobre mi salud.',
        ),
        subheading('Qué información'),
        list(
          'Mi nombre, fecha de nacimiento, sexo, dirección, teléfono, correo electrónico y otros datos de contacto.',
          'Mis respuestas a los cuestionarios de salud, con las fotos y los resultados que agrego.',
          'Mis síntomas, historial médico, afecciones, medicinas y alergias.',
          'Diagnósticos, planes de tratamiento, y las notas y los mensajes de las consultas.',
          'Recetas, resurtidos y la farmacia que elegí.',
          'Órdenes y resultados de laboratorio.',
          'Fechas y tipos de consultas, y lo que se cobró y se pagó.',
        ),
        paragraph(
          'No se incluyen las notas de psicoterapia. La información sobre salud mental, VIH u otras infecciones de transmisión sexual, pruebas genéticas y consumo de sustancias se incluye solo en la medida en que la di para una consulta y como lo permite la ley.',
        ),
        subheading('Para qué fines'),
        list(
          'Para crear y mantener mi cuenta, y para llevarme entre el sitio web, el sitio de evaluación médica, el portal del paciente, la farmacia y el laboratorio.',
          'Para ayudarme cuando llamo o escribo, y para comunicarse conmigo sobre mi atención.',
          'Para comprobar y mejorar la calidad del servicio.',
          'Para procesar los pagos y llevar las cuentas que exige la ley.',
        ),
        paragraph('Mi información no se vende, y esta autorización no permite usarla para publicidad.'),
        subheading('Cuándo termina'),
        paragraph(
          'Esta autorización vence cinco años después de que dejo de recibir servicios, a menos que la anule antes o que la ley de mi estado fije un plazo más corto.',
        ),
      ],
    },
    {
      id: 'section-2',
      heading: 'Sección II. Mis derechos',
      blocks: [
        subheading('Es voluntaria'),
        paragraph(
          'Firmar esta autorización es voluntario. Puedo negarme. El grupo médico no puede poner esta autorización como condición para el tratamiento o el pago, salvo donde la ley lo permita. Si me niego, es posible que no pueda usar {name} para comenzar mi atención, y puedo ver a un profesional médico en otro lugar.',
        ),
        subheading('Puedo anularla'),
        paragraph(
          'Puedo anular esta autorización en cualquier momento, por escrito. Puedo usar el formulario de abajo, que está en inglés, o escribir mi propia carta, y enviarlo a {email}. La anulación tiene efecto cuando se recibe. No deshace lo que se hizo antes con base en esta autorización.',
        ),
        download('Descargar el formulario para anular la autorización de HIPAA (PDF, en inglés)', revocationFormHref),
        subheading('La información puede divulgarse otra vez'),
        paragraph(
          'Quienes reciben la información que se divulga con esta autorización pueden divulgarla otra vez. La información que se divulga otra vez ya no está protegida por HIPAA, aunque otras leyes pueden protegerla.',
        ),
        subheading('Tengo derecho a una copia'),
        paragraph(
          'Tengo derecho a una copia de esta autorización. Puedo imprimir o guardar esta página, o pedir una copia en {email} o en el {phone}. También puedo ver y copiar la información que se divulga, como explica el Aviso de prácticas de privacidad.',
        ),
        subheading('Otra persona puede firmar por mí'),
        paragraph(
          'El padre, la madre o el tutor firma por un menor. Una persona que tiene un poder notarial mío para atención médica, o que por otro motivo es mi representante personal según la ley, puede firmar por mí y dice en qué se basa esa autoridad.',
        ),
      ],
    },
  ],
};
