import { everyone, type Faq } from './faq';

const security = {
  client: '/solicitante/perfil/seguridad',
  investor: '/inversionista/perfil/seguridad',
  supplier: '/proveedor/perfil/seguridad',
} as const;

/** The team, the account, and fraud. */
export const accountFaqs: readonly Faq[] = [
  {
    id: 'verificacion-instalador',
    topic: 'team',
    audience: ['supplier'],
    question: '¿Por qué no veo solicitantes ni pagos?',
    answer:
      'Esas pantallas se abren cuando tu empresa está verificada. Desde entonces apareces en el directorio y los solicitantes pueden elegirte.',
  },
  {
    id: 'de-donde-llegan',
    topic: 'team',
    audience: ['supplier'],
    question: '¿Cómo me llegan proyectos?',
    answer:
      'Cuando un solicitante te elige al pedir su crédito. Lo ves en Mis proyectos desde ese momento, con lo que te toca hacer.',
    screen: {
      label: 'Mis proyectos',
      path: { supplier: '/proveedor/mis-proyectos' },
      can: 'projects.list',
    },
  },
  {
    id: 'vendedores',
    topic: 'team',
    audience: ['supplier'],
    question: '¿Mis vendedores ven toda mi información?',
    answer:
      'No. Trabajan con solicitantes y proyectos; tu perfil, tu cuenta, tus tecnologías y la firma de contratos quedan solo para ti.',
  },
  {
    id: 'bloqueo',
    topic: 'account',
    audience: everyone,
    question: 'Mi cuenta se bloqueó, ¿qué hago?',
    answer:
      'Tras varias contraseñas equivocadas seguidas la cuenta se bloquea 15 minutos: espera o restablece tu contraseña. Si hace mucho que no entras también se bloquea, y solo restableciéndola vuelves a entrar.',
  },
  {
    id: 'sesion',
    topic: 'account',
    audience: everyone,
    question: '¿Por qué se cierra mi sesión?',
    answer:
      'La cerramos tras poco más de cuatro minutos sin actividad, cuando llega a su límite de tiempo o cuando entras desde otro equipo.',
  },
  {
    id: 'activar-dos-pasos',
    topic: 'account',
    audience: everyone,
    question: '¿Cómo activo la verificación en dos pasos?',
    answer:
      'En Perfil, Seguridad: escaneas un código con tu aplicación de autenticación y pruebas seis dígitos. Guarda los códigos de recuperación que te damos, fuera del teléfono. Sin ella, lo delicado se confirma con un código que llega a tu correo.',
    screen: { label: 'Ir a Seguridad', path: security },
  },
  {
    id: 'dos-pasos',
    topic: 'account',
    audience: everyone,
    question: 'Perdí mi teléfono con la aplicación de códigos',
    answer:
      'Entra con uno de tus códigos de recuperación y activa de nuevo la verificación en dos pasos. Cada código sirve una vez.',
    screen: { label: 'Ir a Seguridad', path: security },
  },
  {
    id: 'codigo-no-llega',
    topic: 'account',
    audience: everyone,
    question: 'No me llega el código por correo',
    answer:
      'Vence en pocos minutos y cada uno nuevo anula el anterior, así que usa el último. Revisa el correo no deseado; si no está, pide otro desde la misma ventana.',
  },
  {
    id: 'soporte-entra',
    topic: 'account',
    audience: everyone,
    question: '¿El equipo puede entrar a mi cuenta?',
    answer:
      'Para ayudarte puede ver el portal como tú, por 30 minutos a lo más y con un motivo que queda en la bitácora. Así no puede mover dinero, firmar ni cambiar tu contraseña, tu segundo factor o tu cuenta bancaria.',
  },
  {
    id: 'mensaje-falso',
    topic: 'fraud',
    audience: everyone,
    question: 'Me escribieron a nombre de ustedes, ¿cómo sé si es cierto?',
    answer:
      'No abras el enlace: entra al portal escribiendo su dirección y revisa tus avisos. Todo lo que te pedimos está también ahí. Nunca pedimos contraseñas, códigos, anticipos ni depósitos a cuentas de personas.',
  },
  {
    id: 'di-mis-datos',
    topic: 'fraud',
    audience: everyone,
    question: 'Escribí mi contraseña en una página falsa',
    answer:
      'Restablécela ahora desde la pantalla de entrada: eso cierra todas tus sesiones. Cámbiala también donde uses la misma, activa la verificación en dos pasos y revisa tus accesos recientes.',
    screen: { label: 'Revisar mis accesos', path: security },
  },
  {
    id: 'robo',
    topic: 'fraud',
    audience: everyone,
    question: 'Me robaron el teléfono o la identificación, ¿qué hago?',
    answer:
      'Restablece tu contraseña desde otro equipo, entra con un código de recuperación y activa la verificación en un teléfono nuevo. Avisa a tu banco y denuncia en el 088 de la Policía Cibernética; quien tenga tu identificación puede intentar usarla en otra parte.',
    screen: { label: 'Ir a Seguridad', path: security },
  },
  {
    id: 'movimiento-desconocido',
    topic: 'fraud',
    audience: ['investor'],
    question: 'Veo un retiro que no pedí',
    answer:
      'Si dice "Solicitado", cancélalo en Retirar fondos: el dinero vuelve a tu saldo. Después restablece tu contraseña y revisa la cuenta para retiros; una cuenta nueva tarda 24 horas en poder recibir dinero.',
    screen: {
      label: 'Retirar fondos',
      path: { investor: '/inversionista/retirar-fondos' },
      can: 'withdrawals.create',
    },
  },
];
