import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const corner = 'Esquina';
export const asOnOurSite = 'Como en nuestro propio sitio';
export const bottomRight = 'Abajo a la derecha';
export const bottomLeft = 'Abajo a la izquierda';
export const launcher = 'Botón que abre el chat';
export const onEveryScreen = 'En todas las pantallas';
export const noLauncher = 'Ninguno: la página misma abre el chat';
export const treatmentsOpen = 'Los tratamientos se abren';
export const sameTab = 'En la misma pestaña';
export const sameWindow = 'En la misma ventana o el mismo marco';
export const newTab = 'En una pestaña nueva';
export const conversation = 'Conversación';
export const beginsAnew = 'Empieza de nuevo en cada página';
export const goesOn = 'Sigue de una página a otra, en la misma pestaña';
export const color = 'Color';
export const textOnColor = 'Texto sobre ese color';
export const readable = 'El que se lea mejor';
export const white = 'Blanco';
export const black = 'Negro';
export const label = 'Etiqueta';
export const defaultLabel = 'Recepcionista';
export const language = 'Idioma';
export const asPageSays = 'El de la página';
export const languages = { en: 'Inglés', es: 'Español' };
export const product = 'Nombre en el saludo';
export const ourName = 'el nuestro';
export const partner = 'Socio';
export const noPartner = 'ninguno';
export const pharmacy = 'Farmacia';
export const noPharmacy = 'ninguna';
export const source = 'Fuente';
export const noSource = 'ninguna';
export const campaign = 'Campaña';
export const noCampaign = 'ninguna';
export const storefront = 'Dirección del sitio de tratamientos';
export const searchApi = 'Dirección de la API de búsqueda';
export const ourAddress = 'la nuestra';
export const wholeAddress = 'Escriba una dirección completa, como https://www.example.com.';

export const theTag = 'La etiqueta de código';
export const pin = 'Exactamente esta versión, con su código de integridad';
export const pinHint =
  'Sin esta opción, la página tiene siempre la versión más nueva. Con ella, el navegador ejecuta exactamente este script y ningún otro, hasta que usted copie otra etiqueta.';
export const copyTag = 'Copiar la etiqueta';
export const copied = 'La etiqueta está copiada.';
export const notCopied = 'Su navegador no permitió copiarla. Seleccione la etiqueta y cópiela.';

export const howItLooks = 'Cómo se ve';
export const previewTitle = 'Vista previa de la página de un socio';
export const yourPage = 'Su página';
export const inItsCorner = 'El Recepcionista está en su esquina.';
export const ownOpener = 'Un botón propio de la página';
