import { counted } from '@contract/kernel/fields/counted';
/** The pages without a session. */
export const home = {
  title: 'Crédito claro para energía solar. Inversión que ves trabajar.',
  lead: (brand: string) =>
    `${brand} une a quienes instalan paneles solares y ecotecnología con quienes los financian. Tasa fija, contrato claro y cada peso a la vista.`,
  start: 'Crear cuenta',
  roles: 'Elige cómo quieres empezar',
  cards: [
    {
      type: 'client',
      title: 'Quiero instalar',
      text: 'Pide crédito para paneles, refrigeración, aire, iluminación o calentador. Conoces tasa, CAT y pagos antes de firmar.',
      action: 'Solicitar crédito',
    },
    {
      type: 'investor',
      title: 'Quiero invertir',
      text: 'Elige proyectos con instalador, riesgo y calendario a la vista. Rendimiento estimado, no garantizado.',
      action: 'Empezar a invertir',
    },
    {
      type: 'supplier',
      title: 'Soy instalador',
      text: 'Ofrece financiamiento a tus clientes, sigue cada etapa y cobra contra evidencia aprobada.',
      action: 'Registrar mi empresa',
    },
  ],
  factsTitle: 'Qué cuidamos',
  facts: [
    {
      title: 'Tu dinero, al centavo',
      text: 'Cada movimiento se anota por partida doble en un registro que nadie puede alterar sin dejar huella.',
    },
    {
      title: 'Tus documentos, a resguardo',
      text: 'Solo los revisa el equipo autorizado, y cada consulta queda en la bitácora.',
    },
    {
      title: 'Tus actos, confirmados',
      text: 'Invertir, retirar y firmar piden un segundo código que solo tú recibes.',
    },
  ],
  productsTitle: 'Lo que se financia',
  fromPrice: 'desde',
  totals: {
    delivered: 'Financiado hasta hoy',
    loans: 'Créditos entregados',
    open: 'Oportunidades abiertas',
  },
} as const;

/** The front door's simulator. */
export const simulator = {
  title: '¿Cuánto pagarías al mes?',
  amount: 'Monto del sistema',
  term: 'Plazo',
  months: (count: number) => counted(count, 'mes', 'meses'),
  payment: 'Mensualidad con IVA',
  firstPayment: 'Primera mensualidad con IVA',
  total: 'Total a pagar',
  rate: 'Tasa anual fija',
  cat: 'CAT (sin IVA)',
  noCat: 'No calculable',
  fee: 'Comisión por apertura, más IVA',
  help: 'Con la tasa de referencia de hoy, para fines informativos y de comparación. La tuya se fija al aprobar tu solicitud y no cambia después.',
  failed: 'No pudimos calcularlo. Mueve un control para volver a intentarlo.',
  ask: 'Solicitar crédito',
} as const;

export const registration = {
  chooseTitle: 'Crea tu cuenta',
  chooseHelp: '¿Qué quieres hacer primero? Más adelante puedes sumar otro perfil.',
  formTitle: {
    client: 'Crea tu cuenta de solicitante',
    investor: 'Crea tu cuenta de inversionista',
    supplier: 'Registra tu empresa instaladora',
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
  invited: (name: string) =>
    `${name} te invitó. Elige cómo quieres empezar y guardaremos su invitación.`,
  invitedBySomebody: 'Elige cómo quieres empezar.',
  activationTitle: 'Pide de nuevo el correo de activación',
  activationHelp: 'Escribe el correo con el que te registraste. El enlace vence en 72 horas.',
  sendLink: 'Enviar enlace',
  activateTitle: 'Activa tu cuenta',
  activateHelp:
    'Elige la contraseña con la que entrarás. Así confirmas también que este correo es tuyo.',
  activate: 'Activar mi cuenta',
  activatedTitle: 'Tu cuenta está activa',
  activatedHelp: 'Ya puedes entrar con tu correo y contraseña.',
} as const;

export const links = {
  goneTitle: 'Abre de nuevo el enlace',
  gone: 'Por seguridad quitamos la clave de la dirección. Vuelve a abrir el enlace que recibiste, o pide uno nuevo.',
} as const;

export const passwordReset = {
  requestTitle: 'Restablece tu contraseña',
  requestHelp: 'Te enviaremos un enlace que vence en 30 minutos.',
  title: 'Elige una contraseña nueva',
  help: 'Al guardarla cerraremos tus sesiones abiertas y te avisaremos por correo.',
  save: 'Guardar contraseña',
  doneTitle: 'Tu contraseña cambió',
  done: 'Entra con la contraseña nueva. Si usas verificación en dos pasos, se te seguirá pidiendo.',
} as const;

export const accountUnlock = {
  title: 'Abre tu cuenta',
  help: 'Hubo demasiados intentos con una contraseña o un código equivocados y cerramos la entrada. Si quieres entrar ya, presiona el botón.',
  open: 'Abrir mi cuenta',
  doneTitle: 'Tu cuenta está abierta',
  done: 'Entra con tu correo y contraseña. Por 15 minutos, los errores de otros no te cerrarán la puerta en esta red.',
} as const;

export const preauth = {
  title: 'Acceso como usuario',
  help: 'Verás el portal como esta persona durante 30 minutos a lo más. No podrás mover dinero, firmar ni cambiar sus datos bancarios o de acceso, y todo lo que hagas queda en la bitácora a nombre de ambos.',
  open: 'Entrar como usuario',
} as const;

export const resAuth = {
  title: 'Este paso ya no está disponible',
  help: 'El regreso desde el paso externo venció o ya se usó. Entra a tu cuenta para continuar donde te quedaste; lo que habías guardado sigue ahí.',
} as const;

export const accessError = {
  title: 'No tienes acceso a esta pantalla',
  texts: {
    denied: 'Tu perfil no incluye esta pantalla.',
    expired: 'El enlace venció. Pide uno nuevo desde la pantalla donde empezaste.',
    impersonation: 'Esta pantalla no está disponible mientras actúas como otra persona.',
  },
} as const;
