import type { ChatTexts } from './wording';

export const spanish: ChatTexts = {
  name: 'Recepcionista',
  closeChat: 'Cerrar el chat',
  conversation: 'Conversación',
  messages: 'Mensajes',
  welcome: '¡Le damos la bienvenida a {product}!',
  prompt: 'En pocas palabras, describa los síntomas que tiene.',
  suggestions:
    'Gracias por contarnos. Según su mensaje, estas son posibles opciones de tratamiento disponibles con un profesional médico:',
  disclaimer: 'Las opciones anteriores son sugerencias y no un diagnóstico médico.',
  connect:
    'Para comunicarse con un profesional médico, elija una de las opciones anteriores o inicie una consulta general.',
  nothingFound:
    'No encontré tratamientos que sugerir según su mensaje. Para comunicarse con un profesional médico, inicie una consulta general.',
  consult: 'Comenzar una consulta general',
  goOn: 'Seguir en español',
  failed: 'No pudimos enviarlo. Inténtelo de nuevo.',
  notOffered: 'Algunas opciones no se ofrecen a través de {partner}; una consulta general sí.',
  searching: 'Buscando tratamientos',
  inputLabel: 'Describa sus síntomas',
  send: 'Enviar',
  counter: '{length} de {longest} caracteres',
  full: 'Solo se conservan los primeros {longest} caracteres.',
  emergency: 'Esto puede ser una emergencia',
  emergency911: 'Si hay una vida en peligro, llame al 911 o vaya a la sala de emergencias más cercana.',
  call911: 'Llamar al 911',
  emergency988:
    'En una crisis o con pensamientos de suicidio, llame al 988 y oprima 2, o envíe AYUDA por mensaje de texto al 988, a cualquier hora.',
  call988: 'Llamar al 988',
  text988: 'Enviar AYUDA al 988',
  emergencyPoison:
    'Por un envenenamiento o demasiada medicina, llame a la línea de ayuda (Poison Help) a cualquier hora.',
  callPoisonHelp: 'Llamar al 1-800-222-1222',
  callFirst: 'Llame primero, por favor. Mi respuesta estará aquí cuando cierre el aviso.',
  dismiss: 'Cerrar este aviso',
  unseen: 'Hay un mensaje importante en el chat.',
};
