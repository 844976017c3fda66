import { words } from '../../../kernel/words';

export const registration = words('registration', {
  chooseTitle: 'Crea tu cuenta',
  chooseHelp: '¿Qué quieres hacer primero? Más adelante puedes sumar otro perfil.',
  formTitle: {
    client: 'Crea tu cuenta de solicitante',
    investor: 'Crea tu cuenta de inversionista',
    supplier: 'Crea tu cuenta de instalador',
  },
  fullName: 'Nombre completo o razón social',
  personType: 'Tipo de persona',
  personTypes: [
    { value: '1', label: 'Persona física' },
    { value: '0', label: 'Persona moral' },
  ],
  password: 'Contraseña',
  passwordHelp:
    'De 10 a 128 caracteres, con letras, números y un carácter especial. Sin más de tres seguidos como 1234.',
  referral: 'Código de invitación',
  accept: ['Acepto los ', ' y el ', '.'],
  /** The simplified notice, where data are asked for. */
  notice:
    'Usamos estos datos para crear tu cuenta, confirmar que eres tú y darte el servicio que pidas; no para publicidad. Tus derechos y cómo ejercerlos están en el aviso de privacidad.',
  submit: 'Crear cuenta',
  haveAccount: 'Ya tengo cuenta',
  sentTitle: 'Revisa tu correo',
  sentTo: 'El correo va a',
  sentElsewhere: '¿Lo escribiste mal?',
  startAgain: 'Regístrate de nuevo',
  invited: '{{name}} te invitó. Elige cómo quieres empezar y guardaremos su invitación.',
  choose: 'Elige cómo quieres empezar.',
  invitedByUnknown:
    'No encontramos la invitación de este enlace: revisa que esté completo. También puedes crear tu cuenta sin ella.',
  activationTitle: 'Pide de nuevo el correo de activación',
  activationHelp: 'Escribe el correo con el que te registraste. El enlace vence en 72 horas.',
  sendLink: 'Enviar enlace',
  activateTitle: 'Activa tu cuenta',
  activateHelp:
    'Elige la contraseña con la que entrarás. Así confirmas también que este correo es tuyo.',
  activate: 'Activar mi cuenta',
  readLink: 'Ver a nombre de quién está',
  readInvitation: 'Ver quién me invita',
  linkNames: 'Está a nombre de {{name}}.',
  linkInvites: 'Te invita {{by}}.',
  /** A used link is like one that expired; no other is sent to an account that is active. */
  activatedAlready: 'Ya la activé: entrar',
  activatedTitle: 'Tu cuenta está activa',
  activatedHelp: 'Ya puedes entrar con tu correo y contraseña.',
});

export const links = words('links', {
  goneTitle: 'Abre de nuevo el enlace',
  gone: 'Por seguridad quitamos la clave de la dirección. Vuelve a abrir el enlace que recibiste, o pide uno nuevo.',
});

export const passwordReset = words('passwordReset', {
  requestTitle: 'Restablece tu contraseña',
  requestHelp: 'Te enviaremos un enlace que vence en 30 minutos.',
  title: 'Elige una contraseña nueva',
  help: 'Al guardarla cerraremos tus sesiones abiertas y te avisaremos por correo.',
  save: 'Guardar contraseña',
  doneTitle: 'Tu contraseña cambió',
  done: 'Entra con la contraseña nueva. Si usas verificación en dos pasos, se te seguirá pidiendo.',
});

export const resAuth = words('resAuth', {
  goOnTitle: 'Continúa donde te quedaste',
  goOnHelp: 'Terminaste el paso que hiciste fuera de tu cuenta.',
  goOn: 'Continuar',
  title: 'Este paso ya no está disponible',
  help: 'El regreso desde el paso externo venció o ya se usó. Entra a tu cuenta para continuar donde te quedaste; lo que habías guardado sigue ahí.',
});

export const accessError = words('accessError', {
  title: 'No tienes acceso a esta pantalla',
  texts: {
    denied: 'Tu perfil no incluye esta pantalla.',
    expired: 'El enlace venció. Pide uno nuevo desde la pantalla donde empezaste.',
    impersonation: 'Esta pantalla no está disponible mientras actúas como otra persona.',
  },
});
