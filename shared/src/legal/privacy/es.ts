// Counsel must review this document before launch, together with the English one, which rules where they differ.
import type { CompleteTexts } from '../../edition/complete';
import { pageKeys } from '../../routing/englishPaths';
import { hrefs } from '../../routing/hrefs';
import { link, list, paragraph, subheading } from '../blocks';
import type { LegalDocument } from '../legal.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const privacyPolicy: LegalDocument = {
  title: 'Política de privacidad',
  dateLine: 'Vigente desde el 1 de enero de 2024',
  original: pageKeys.privacy,
  intro: [
    'Esta política dice qué sabe {legalName} ("{name}", "nosotros") de usted cuando usa este sitio web y su chat, el Recepcionista, qué hacemos con esos datos y qué puede decidir usted.',
    '{name} le ayuda a encontrar y comenzar una consulta. Nosotros no damos atención médica. La atención la dan grupos médicos independientes en otro sitio, el sitio de evaluación médica, y ellos guardan su expediente médico.',
  ],
  sections: [
    {
      id: 'in-short',
      heading: 'En pocas palabras',
      blocks: [
        list(
          'No necesita una cuenta para usar este sitio web, y no guardamos información sobre su salud.',
          'Lo que escribe en el Recepcionista se envía solo a la búsqueda que le responde.',
          'El estado y el tratamiento que elige se quedan en su navegador hasta que usted cierra la pestaña.',
          'No vendemos su información personal ni la compartimos para publicidad que le siga por otros sitios web.',
          'Puede rechazar los análisis de uso con "Sus opciones de privacidad", y respetamos la señal Global Privacy Control.',
        ),
      ],
    },
    {
      id: 'scope',
      heading: 'Qué cubre esta política',
      blocks: [
        paragraph(
          'Esta política cubre este sitio web y el Recepcionista, aquí y en los sitios web de los socios que lo insertan. No cubre el sitio de evaluación médica, el portal del paciente, las farmacias ni ningún otro sitio web al que enlazamos. Cada uno de ellos tiene su propia política.',
        ),
        paragraph(
          'La información de salud que usted da a un profesional médico está protegida por la Ley de Portabilidad y Responsabilidad de Seguros Médicos (HIPAA). El Aviso de prácticas de privacidad explica cómo puede usarla y divulgarla el grupo médico.',
        ),
        link('Aviso de prácticas de privacidad', hrefs.noticeOfPrivacyPractices),
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'Qué recogemos',
      blocks: [
        subheading('Lo que usted nos da'),
        list(
          'Las palabras que escribe en el Recepcionista (vea "El Recepcionista").',
          'El estado, el tratamiento y el tipo de consulta que elige (vea "Comenzar una consulta").',
          'Lo que escribe o dice cuando envía un correo o llama a la ayuda para pacientes o al servicio al cliente.',
          'Su correo electrónico, si se inscribe para recibir nuestros correos. El formulario es de una compañía de correo, que recibe la dirección para nosotros.',
        ),
        subheading('Lo que envía su navegador'),
        paragraph(
          'Cada vez que se pide una página, nuestros servidores web reciben su dirección, la hora, la dirección IP de usted y el tipo de navegador y de dispositivo, como cualquier servidor web. La dirección de una página puede nombrar un tratamiento. Usamos estos registros para que el sitio web funcione y sea seguro. Nuestras páginas le dicen a su navegador que no pase su dirección a otros sitios web.',
        ),
        subheading('De dónde viene usted'),
        paragraph(
          'Si llegó por un enlace, los parámetros de su dirección (por ejemplo, el socio, la farmacia, la campaña o la fuente) nos dicen a qué socio o anuncio pertenece.',
        ),
        subheading('Lo que no recogemos'),
        paragraph(
          'En este sitio web no le pedimos su nombre, su fecha de nacimiento, su historial médico ni sus datos de pago. Donde se los piden, usted está en el sitio de evaluación médica.',
        ),
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'Qué se guarda en su navegador',
      blocks: [
        paragraph(
          'Algunos valores se guardan en su propio navegador, para que el sitio web funcione y para que los socios reciban su crédito. Puede borrarlos todos en los ajustes de su navegador.',
        ),
        subheading('Hasta que usted los borra'),
        list(
          'Dos identificadores al azar: uno de su navegador (guid), que también puede guardar el Recepcionista, y uno de la transacción (transaction_id), que se quita cuando comienza una consulta y se crea de nuevo cuando pasa a otra página o comienza otra consulta.',
          'De cuáles de esas transacciones ha tenido noticia nuestro sistema, bajo launch-claims, como números al azar.',
          'Lo que los enlaces por los que llegó dicen de dónde viene usted, con sus propios nombres, como pharmacy, pharmacyId, partner, campaign y source. No se guardan los valores muy largos. Los que vinieron con un socio se guardan solo hasta que un enlace trae a otro socio o a ninguno.',
          'Una marca de que ya se mostró el mensaje de bienvenida de un socio, y qué imagen muestra la página de inicio.',
          'Si prefiere colores claros u oscuros. Esto también se guarda en una cookie, color-mode, durante un año.',
          'El idioma que ha elegido, bajo language, si lo ha cambiado.',
          'Su decisión de rechazar los análisis de uso, si la ha tomado.',
        ),
        subheading('Hasta que cierra la pestaña'),
        list(
          'El estado y la afección o el tratamiento que ha elegido. Sirven para mostrarle qué puede comenzar.',
          'Todos los demás parámetros de los enlaces por los que llegó, que pueden nombrar una afección o un tratamiento.',
          'Identificadores de transacción de los que nuestro sistema aún no ha tenido noticia, bajo launches, para poder enviarlos otra vez. No dicen nada de lo que usted comenzó.',
          'Las direcciones de los enlaces que siguió antes de que una página estuviera lista, para que no se pierda lo que nombran, y hasta dónde bajó en cada página, para que el botón de volver le lleve ahí.',
          'En la página de un socio que lo pide, su conversación con el Recepcionista, cifrada.',
        ),
        subheading('Mientras la página está abierta'),
        list(
          'Su conversación con el Recepcionista. Si ningún socio pide guardarla, desaparece cuando vuelve a cargar la página o la cierra.',
        ),
        subheading('Lo que este sitio web lee, pero no crea'),
        list(
          'Una cookie de sesión, __session, si usted tiene una. Se envía como prueba de autorización con la búsqueda del Recepcionista y con el aviso de que se comenzó una consulta.',
        ),
        paragraph(
          'Si su navegador no permite guardar nada, el sitio web funciona igual y olvida estos valores cuando usted se va.',
        ),
      ],
    },
    {
      id: 'receptionist',
      heading: 'El Recepcionista',
      blocks: [
        paragraph(
          'Cuando envía un mensaje al Recepcionista, sus palabras y un identificador al azar se envían por una conexión cifrada a un servicio de búsqueda de la plataforma médica. Un programa, y no una persona, compara sus palabras con nuestra lista de tratamientos y responde con sugerencias. No son un diagnóstico médico.',
        ),
        paragraph(
          'No ponemos sus palabras en una dirección web, en lo que guarda el navegador, en un evento de análisis ni en un informe de errores, y este sitio web no guarda copia de ellas. No escriba su nombre, su dirección, su número de Seguro Social ni otros datos que el Recepcionista no le pide.',
        ),
      ],
    },
    {
      id: 'starting-a-consultation',
      heading: 'Comenzar una consulta',
      blocks: [
        paragraph(
          'Cuando comienza una consulta, se abre una pestaña nueva en el sitio de evaluación médica. Su dirección le dice a ese sitio:',
        ),
        list(
          'el tratamiento y el tipo de consulta que eligió, su estado y la tarifa;',
          'el identificador al azar de su navegador y el identificador de la transacción;',
          'la farmacia, la campaña y la fuente que estén guardadas en su navegador, si las hay;',
          'el idioma de este sitio web, si no es el inglés y ese sitio lo pide.',
        ),
        paragraph(
          'Al mismo tiempo enviamos el identificador de la transacción a nuestro propio sistema, para saber que se comenzó una consulta. Va sin lo que usted eligió y sin nada de lo que haya escrito. Lo que escriba desde ahí va al grupo médico y no a nosotros.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Cómo usamos la información',
      blocks: [
        list(
          'Para mostrarle el sitio web, responder sus mensajes y llevarle al sitio de evaluación médica.',
          'Para mostrar la marca del socio que le envió, y para darle crédito a ese socio.',
          'Para responderle cuando se comunica con nosotros.',
          'Para enviarle los correos a los que se ha inscrito. Cada uno tiene un enlace para dejar de recibirlos.',
          'Para entender, en total, qué páginas y botones se usan.',
          'Para que el sitio web sea seguro y para cumplir la ley.',
        ),
        paragraph(
          'No usamos lo que le dice al Recepcionista ni los tratamientos que mira para publicidad, y tampoco para tomar decisiones sobre crédito, trabajo, vivienda o seguros.',
        ),
      ],
    },
    {
      id: 'analytics',
      heading: 'Análisis de uso y programas de otros',
      blocks: [
        subheading('La capa de datos'),
        paragraph(
          'Cuando pulsa ciertos botones, se agrega un evento a una lista en la página, la capa de datos. Un evento lleva su nombre, el identificador al azar de usted, y la farmacia y la fuente guardadas en su navegador. Algunos llevan la categoría o el tratamiento que pulsó. El evento de que se comenzó una consulta lleva también el tratamiento, el tipo de consulta y su estado. Ningún evento lleva nada de lo que usted ha escrito.',
        ),
        paragraph(
          'La lista existe solo en su página y desaparece cuando la cierra. No la pasamos a ninguna compañía de análisis ni de publicidad. Si eso cambia, cambiamos primero esta política.',
        ),
        subheading('Programas de otros'),
        paragraph(
          'Algunas partes de nuestras páginas pueden venir de otras compañías: el formulario para recibir correos, las reseñas y la búsqueda de precios. Se cargan solo cuando hacen falta, y entonces la compañía recibe su dirección IP y el tipo de su navegador. La búsqueda de precios se abre solo cuando usted la pide.',
        ),
        paragraph(
          'Las mediciones de qué tan rápido cargan nuestras páginas están apagadas, a menos que esta política diga otra cosa.',
        ),
      ],
    },
    {
      id: 'your-privacy-choices',
      heading: 'Sus opciones de privacidad',
      blocks: [
        list(
          'Rechazar: elija "Sus opciones de privacidad" al pie de cualquier página. Desde ese momento no se agrega ningún evento a la capa de datos ni se carga ningún programa de otros para análisis, reseñas o el formulario de correos. La decisión se guarda en este navegador, así que tómela una vez en cada navegador que use.',
          'Global Privacy Control: si su navegador envía esta señal, la tomamos como un rechazo. No tiene que hacer nada más.',
          'Borrar: borre los datos de este sitio web en los ajustes de su navegador, y desaparece todo lo que está en "Qué se guarda en su navegador".',
        ),
        paragraph(
          'Todas las partes del sitio web que necesita para encontrar y comenzar su atención funcionan igual después de un rechazo. Después de un rechazo, cuando comienza una consulta no se le dicen al sitio de evaluación médica el identificador al azar de su navegador, el identificador de la transacción, la campaña ni la fuente; no se avisa a nuestro propio sistema de que se comenzó una consulta, y este sitio web no guarda ningún identificador al azar en su navegador. Al sitio todavía se le dice lo que la consulta necesita, y la farmacia que le envió a usted. Al sitio web de un socio no se le dice lo que eligió aquí: ahí el Recepcionista guarda su identificador al azar, salvo que su navegador envíe Global Privacy Control.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'Con quién compartimos la información',
      blocks: [
        list(
          'Los grupos médicos y la plataforma médica, como se describe en "El Recepcionista" y en "Comenzar una consulta".',
          'Las compañías que trabajan para nosotros, por ejemplo en alojamiento web, correo y apoyo. Pueden usar la información solo para ese trabajo.',
          'Tribunales, autoridades y otros, donde la ley lo exige o donde hace falta para proteger a alguien de un daño.',
          'Una compañía que se haga cargo de todo nuestro negocio o de una parte, que entonces debe respetar esta política.',
        ),
        paragraph(
          'No vendemos su información personal, y no la compartimos para publicidad basada en lo que hace en distintos sitios. Eso incluye la información personal de cualquier persona menor de 16 años.',
        ),
      ],
    },
    {
      id: 'location',
      heading: 'Ubicación',
      blocks: [
        paragraph(
          'Le preguntamos en qué estado vive, porque los profesionales médicos tienen licencia por estado. No recogemos su ubicación exacta, es decir, una ubicación dentro de un radio de 1,850 pies, y nuestras páginas no se la piden a su navegador. Una dirección IP puede mostrar más o menos en qué zona está.',
        ),
        paragraph('No debe ocultar ni disfrazar su ubicación cuando usa el servicio. Vea los Términos de uso.'),
        link('Términos de uso', hrefs.terms),
      ],
    },
    {
      id: 'consumer-health-data',
      heading: 'Datos de salud del consumidor',
      blocks: [
        paragraph(
          'Las leyes de algunos estados, entre ellos Washington y Nevada, dan una protección especial a los datos de salud del consumidor. Lo que escribe en el Recepcionista, el tratamiento que elige y las páginas que mira pueden ser datos de ese tipo.',
        ),
        list(
          'Los recogemos solo para darle lo que pidió: responderle y llevarle a un profesional médico.',
          'Vienen de usted y de su navegador.',
          'Los compartimos solo con la plataforma médica y con compañías que trabajan para nosotros, para ese mismo fin.',
          'No los vendemos. No usamos cercos virtuales alrededor de lugares de atención médica.',
          'Puede pedirnos que confirmemos si tenemos esos datos sobre usted, que le demos acceso a ellos y que los borremos, y puede retirar su consentimiento.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Niños y menores',
      blocks: [
        list(
          'Menores de 13 años: este sitio web no está dirigido a niños menores de 13 años, y no recogemos a sabiendas información personal de ellos. Si cree que un niño menor de 13 años nos ha dado alguna, díganos y la borramos.',
          'Desde los 13 hasta antes de cumplir 18 años: un menor no puede comenzar una consulta solo. Su padre, madre o tutor debe actuar por él.',
          'Menores de 16 años: si usted es menor de 16 años, o es el padre, la madre o el tutor de alguien que lo es, puede pedirnos que quitemos la información personal de esa persona. Escriba a {email}.',
        ),
        paragraph(
          'En los tratamientos infantiles, el padre, la madre o el tutor actúa por el niño y da sus propios datos de contacto en el sitio de evaluación médica.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Sus derechos',
      blocks: [
        paragraph('Según el estado donde vive, usted puede tener derecho a:'),
        list(
          'saber qué información personal tenemos sobre usted y obtener una copia;',
          'pedir que se corrija o se borre;',
          'rechazar la venta de datos, la publicidad dirigida y la creación de perfiles, y no hacemos ninguna de esas cosas;',
          'limitar el uso de la información sensible;',
          'no recibir un trato peor por haber usado un derecho;',
          'apelar cuando rechazamos una solicitud.',
        ),
        paragraph(
          'Escriba a {email} o llame al {phone}. Respondemos dentro del plazo que fija la ley de su estado. Como no sabemos quién es usted cuando usa este sitio web, podemos necesitar el identificador al azar guardado en su navegador para encontrar algo que le pertenezca. Otra persona puede actuar por usted con su permiso por escrito, y una persona que tiene un poder notarial de usted puede actuar por usted según lo permita ese poder.',
        ),
        paragraph(
          'Para ver o corregir su expediente médico, use sus derechos según el Aviso de prácticas de privacidad.',
        ),
      ],
    },
    {
      id: 'categories',
      heading: 'Lo mismo en los términos de la ley de California',
      blocks: [
        list(
          'Identificadores: identificadores al azar y dirección IP; su correo electrónico y su teléfono, si se comunica con nosotros o se inscribe.',
          'Actividad en internet: las páginas que pide y los eventos de la capa de datos.',
          'Información personal sensible: lo que escribe en el Recepcionista y el tratamiento que elige, en la medida en que dicen algo sobre su salud. La usamos solo para darle lo que pidió.',
          'Vendida o compartida en los últimos 12 meses: ninguna.',
        ),
      ],
    },
    {
      id: 'keeping-and-protecting',
      heading: 'Cuánto tiempo la guardamos y cómo la protegemos',
      blocks: [
        paragraph(
          'Guardamos los registros de los servidores, los correos y los identificadores de transacción solo mientras hacen falta para los fines de arriba o mientras la ley lo exige. Enviamos toda la información por conexiones cifradas y limitamos quién puede verla. Ningún sitio web puede prometer seguridad perfecta.',
        ),
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Cambios y contacto',
      blocks: [
        paragraph(
          'Cuando cambiamos esta política, cambiamos la fecha que lleva al principio. Si un cambio le importa a usted, lo decimos en el sitio web antes de que se aplique.',
        ),
        paragraph('{legalName}. Preguntas sobre privacidad: {email} o {phone}.'),
      ],
    },
  ],
};
