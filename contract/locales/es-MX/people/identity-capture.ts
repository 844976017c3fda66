import { words } from '../../../kernel/words';

export const identityCapture = words('identityCapture', {
  states: {
    missing: 'Falta',
    pending: 'En revisión',
    verificado: 'Verificada',
    rechazado: 'Rechazada',
    loaded: 'Recibida',
    closed: 'Ya no se revisa',
  },
  rejected: 'Motivo: {{reason}}',
  useCamera: 'Usar la cámara',
  chooseFile: 'Elegir una fotografía',
  goBack: 'Volver a mi cuenta',
  another: 'Tomar otra',
  take: 'Tomar fotografía',
  stop: 'Cerrar cámara',
  retake: 'Repetir',
  send: 'Enviar fotografía',
  sending: 'Enviando, {{percent}} %',
  cancel: 'Cancelar envío',
  cancelled: 'Cancelaste el envío. La fotografía sigue aquí: puedes enviarla de nuevo.',
  preview: 'Vista previa: {{photo}}',
  heicUnseen:
    'Es una fotografía HEIC: este navegador no la muestra, pero puedes enviarla si es la correcta.',
  camera: 'Cámara: {{photo}}',
  noCamera: 'No pudimos abrir la cámara. Da permiso en tu navegador o elige una fotografía.',
  unreadable: 'Ese archivo no es una fotografía que podamos abrir. Usa JPG o PNG.',
  hints: {
    dark: 'Se ve oscura: busca más luz.',
    blurred: 'Se ve borrosa: apoya el teléfono y deja que enfoque.',
    small: 'Es pequeña: acércate o usa una fotografía de mayor tamaño.',
    glare: 'Tiene reflejos: cambia un poco el ángulo o aléjate de la luz.',
  },
  hintsIntro: 'Antes de enviarla, revisa:',
  /** Before the link was used nobody knows whether it is a company's. */
  title: 'Verificación de identidad',
  help: 'Ten a la mano tu identificación oficial o, si la cuenta es de una empresa, la de su representante legal. Tomarás tres fotografías: sus dos lados y el rostro.',
  begin: 'Empezar',
  done: 'Recibimos tus fotografías',
  doneHelp: 'Nuestro equipo las revisa y te avisa. Ya puedes cerrar esta página.',
  askAnew:
    'Si el enlace venció, pide otro a quien te lo envió, o entra a tu cuenta y elige seguir en tu teléfono.',
});

/** Of a company, the photographs are those of who represents it. */
export const identityPhotosByKind = words('identityPhotosByKind', {
  individual: {
    title: 'Verifica tu identidad',
    helps: {
      front:
        'El lado con tu fotografía: INE, cédula profesional o la página de datos del pasaporte.',
      back: 'El otro lado. De un pasaporte, la página con tu firma.',
      face: 'De frente, sin lentes oscuros ni gorra.',
    },
    forWhom: 'Fotografías de {{name}}. Puedes enviarlas hasta las {{time}}.',
  },
  legal_entity: {
    title: 'Verifica la identidad del representante legal',
    helps: {
      front:
        'El lado con su fotografía: INE, cédula profesional o la página de datos del pasaporte.',
      back: 'El otro lado. De un pasaporte, la página con su firma.',
      face: 'De frente, sin lentes oscuros ni gorra.',
    },
    forWhom:
      'Fotografías del representante legal de {{name}}. Puedes enviarlas hasta las {{time}}.',
  },
});
