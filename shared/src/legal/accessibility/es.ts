// Operations must confirm the relay and interpreter lines before launch: they promise what the people who answer do.
import { reach988 } from '../../catalogue/crisisLineTexts/es';
import type { CompleteTexts } from '../../edition/complete';
import { pageKeys } from '../../routing/englishPaths';
import { hrefs } from '../../routing/hrefs';
import { link, list, paragraph } from '../blocks';
import type { LegalDocument } from '../legal.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const accessibilityStatement: LegalDocument = {
  title: 'Accesibilidad',
  dateLine: 'Última actualización: 29 de noviembre de 2026',
  original: pageKeys.accessibility,
  intro: [
    '{legalName} ("{name}") quiere que todos reciban atención aquí, sin importar cómo ven, oyen, se mueven, leen o piensan. Si algo de este sitio le estorba, llámenos o escríbanos. Por teléfono le ayudamos con todo lo que hace el sitio.',
  ],
  sections: [
    {
      id: 'reach-us',
      heading: 'Hable con una persona',
      blocks: [
        list(
          'Teléfono: {phone}.',
          'Correo electrónico: {email}. Díganos la página, qué quiso hacer y qué usa, por ejemplo un lector de pantalla. No escriba sus síntomas: el correo electrónico no es privado.',
          'Servicio de retransmisión: Si es sordo o tiene dificultad para oír, o si le cuesta hablar, marque 711 y dé el número de arriba. También funcionan la retransmisión por video y los teléfonos con subtítulos.',
          'Intérprete: Si prefiere hablar en otro idioma, diga cuál cuando llame, y ponemos a un intérprete en la línea.',
        ),
        paragraph(
          `En una emergencia, llame al 911. Donde usted vive, tal vez también pueda enviar un mensaje de texto al 911. En una crisis de salud mental, ${reach988}.`,
        ),
      ],
    },
    {
      id: 'what-we-follow',
      heading: 'Qué normas seguimos',
      blocks: [
        paragraph(
          'Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Pruebas automáticas revisan el sitio y el Recepcionista con cada cambio: nombres y funciones, contraste en claro y en oscuro, teclado, foco, aumento, y ventanas de muchos tamaños.',
        ),
        list(
          'Teclado: Todo funciona sin ratón. La tecla Tab recorre una página, y Escape cierra lo que está abierto.',
          'Lectores de pantalla: Se leen en voz alta las respuestas del Recepcionista, los errores y lo que cambia una selección.',
          'Vista: Puede agrandar el texto en su navegador, hasta cuatro veces. Se respetan los colores claros, oscuros y de alto contraste.',
          'Movimiento: Nada se mueve si su dispositivo pide menos movimiento.',
          'Sin JavaScript: Todas las páginas se pueden leer, y puede llamarnos para comenzar una consulta.',
        ),
      ],
    },
    {
      id: 'what-is-not-there-yet',
      heading: 'Lo que todavía falta',
      blocks: [
        list(
          'Hasta ahora no han probado el sitio personas que usan tecnología de apoyo todos los días. Las pruebas automáticas encuentran solo una parte de lo que está mal.',
          'La consulta misma, el portal del paciente y la búsqueda de precios son sitios web de otros. No los hemos revisado. Si uno de ellos le estorba, llámenos.',
          'El sitio y el Recepcionista están en inglés y en español, y todavía en ningún otro idioma. Es posible que la consulta misma sea solo en inglés: pregúntenos antes de comenzar.',
        ),
      ],
    },
    {
      id: 'answer',
      heading: 'En cuánto tiempo respondemos',
      blocks: [
        paragraph(
          'Respondemos dentro de dos días hábiles, y le decimos qué podemos hacer y para cuándo. También puede presentar una queja ante la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos de los Estados Unidos. Si lo hace, le trataremos igual que siempre.',
        ),
        link('Política de privacidad', hrefs.privacy),
      ],
    },
  ],
};
