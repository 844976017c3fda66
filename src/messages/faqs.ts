import type { Permission } from '@contract/permissions';

export type FaqAudience = 'client' | 'investor' | 'supplier';

export const faqAudiences: Readonly<Record<FaqAudience, string>> = {
  client: 'Solicitantes',
  investor: 'Inversionistas',
  supplier: 'Instaladores',
};

/** What the questions are about, in the order in which people read them. */
export const faqTopics = {
  request: 'Solicitud y documentos',
  funding: 'Publicación y fondeo',
  installation: 'Firma e instalación',
  payments: 'Pagos del crédito',
  investing: 'Invertir y riesgos',
  money: 'Abonos y retiros',
  taxes: 'Impuestos',
  team: 'Tu empresa y tus vendedores',
  account: 'Cuenta y acceso',
  fraud: 'Fraudes y robos',
} as const;

type FaqTopic = keyof typeof faqTopics;

export interface Faq {
  /** The deep link: `#id`. */
  id: string;
  topic: FaqTopic;
  audience: readonly FaqAudience[];
  question: string;
  answer: string;
  /** Where it is done in the portal, by audience, and the permission that opens it. */
  screen?: { label: string; path: Partial<Record<FaqAudience, `/${string}`>>; can?: Permission };
}

const everyone: readonly FaqAudience[] = ['client', 'investor', 'supplier'];

const security = {
  client: '/solicitante/perfil/seguridad',
  investor: '/inversionista/perfil/seguridad',
  supplier: '/proveedor/perfil/seguridad',
} as const;

/** Questions and answers, the one place for each fact. */
export const faqs: readonly Faq[] = [
  {
    id: 'que-se-financia',
    topic: 'request',
    audience: ['client', 'supplier'],
    question: '¿Qué se puede financiar?',
    answer:
      'Paneles solares, refrigeración comercial, aire acondicionado, iluminación y calentadores solares. Desde $5,000.00 y de 3 a 60 meses; el máximo depende de si eres persona física o moral y te lo decimos al pedirlo.',
  },
  {
    id: 'pasos',
    topic: 'request',
    audience: ['client', 'supplier'],
    question: '¿Cuáles son los pasos de una solicitud?',
    answer:
      'Revisión, fondeo, firma, instalación y pagos. En la solicitud ves en qué paso va, a quién le toca y qué falta; te avisamos de cada cambio.',
    screen: {
      label: 'Solicitar crédito',
      path: { client: '/solicitante/crear-proyecto/nuevo' },
      can: 'projects.create',
    },
  },
  {
    id: 'que-documentos',
    topic: 'request',
    audience: ['client', 'supplier'],
    question: '¿Qué documentos se piden?',
    answer:
      'Del solicitante, identificación oficial y recibo de luz del sitio. Si es una empresa, también acta constitutiva y poder notarial. Se reciben PDF, PNG y JPG de hasta 10 MB; los demás de la lista ayudan a decidir, pero no son obligatorios.',
  },
  {
    id: 'documentos',
    topic: 'request',
    audience: ['client', 'supplier'],
    question: '¿Qué pasa si rechazan un documento?',
    answer:
      'Te decimos el motivo y puedes subir otro en el mismo lugar. Los documentos ya verificados no se pueden reemplazar.',
  },
  {
    id: 'quien-ve-documentos',
    topic: 'request',
    audience: ['client'],
    question: '¿Quién ve mis documentos?',
    answer:
      'El equipo que los revisa, y tu instalador solo los del proyecto. Los inversionistas no ven tus documentos, tu nombre ni tu domicilio. Cada consulta queda en la bitácora.',
  },
  {
    id: 'decision',
    topic: 'request',
    audience: ['client', 'supplier'],
    question: '¿Cuándo deciden sobre la solicitud?',
    answer:
      'Cuando los documentos obligatorios están verificados. Una persona la revisa y fija tasa, plazo y calificación de riesgo. Si no se aprueba, te decimos el motivo.',
  },
  {
    id: 'cancelar-solicitud',
    topic: 'request',
    audience: ['client'],
    question: '¿Puedo cancelar mi solicitud?',
    answer:
      'Sí, sin costo, mientras esté en revisión o aprobada. Una vez publicada, los inversionistas ya están apartando su dinero y no se cancela desde el portal.',
  },
  {
    id: 'tasa',
    topic: 'request',
    audience: ['client'],
    question: '¿La tasa de mi crédito puede cambiar?',
    answer:
      'No. La tasa anual es fija durante todo el plazo y aparece en tu contrato junto con el CAT y la tabla de amortización.',
  },
  {
    id: 'costos',
    topic: 'request',
    audience: ['client'],
    question: '¿Qué costos tiene el crédito?',
    answer:
      'El interés, su IVA y la comisión por apertura con IVA, que se descuenta de lo que recibe el instalador. Los ves antes de firmar, resumidos en el CAT. Si pagas tarde se suma interés moratorio.',
  },
  {
    id: 'que-ven-inversionistas',
    topic: 'funding',
    audience: ['client'],
    question: '¿Qué ven de mí los inversionistas?',
    answer:
      'El monto, el plazo, la tasa, la calificación de riesgo, tu edad o que eres empresa, el municipio y lo que escribiste como destino. Por eso te pedimos no poner nombres ahí.',
  },
  {
    id: 'cuanto-tarda-fondeo',
    topic: 'funding',
    audience: ['client', 'supplier'],
    question: '¿Cuánto tarda en reunirse el dinero?',
    answer:
      'Cada publicación tiene una fecha de cierre a la vista. Si antes de ese día se completa el monto, pasas a firmar; si no, la solicitud queda como no fondeada, no debes nada y puedes pedirlo de nuevo.',
  },
  {
    id: 'no-fondeado',
    topic: 'investing',
    audience: ['investor'],
    question: '¿Qué pasa si un proyecto no se fondea?',
    answer:
      'Lo que comprometiste vuelve completo a tu saldo disponible cuando vence el plazo de fondeo.',
  },
  {
    id: 'vuelve-a-fondeo',
    topic: 'funding',
    audience: ['client', 'supplier'],
    question: 'Mi proyecto estaba fondeado y volvió a fondeo, ¿por qué?',
    answer:
      'Un inversionista puede retirar su compromiso hasta que el dinero se entrega. Cuando pasa, se vuelve a publicar lo que falta, con algunos días más; las firmas que ya existan se conservan.',
  },
  {
    id: 'firma',
    topic: 'installation',
    audience: ['client', 'supplier'],
    question: '¿Cómo se firma el contrato?',
    answer:
      'Dentro del portal: lo abres, lo lees y confirmas con un código. Firma primero el solicitante y después el instalador. Cada quien puede descargar el PDF; su huella SHA-256 permite comprobar que nadie lo cambió.',
    screen: {
      label: 'Ver contratos',
      path: { client: '/solicitante/contratos' },
      can: 'contracts.list',
    },
  },
  {
    id: 'cuando-instalar',
    topic: 'installation',
    audience: ['client', 'supplier'],
    question: '¿Cuándo empieza la instalación?',
    answer:
      'Cuando el contrato tiene todas las firmas. Instalar antes es riesgo del instalador: hasta la firma, la solicitud puede no llegar a crédito.',
  },
  {
    id: 'evidencias',
    topic: 'installation',
    audience: ['supplier'],
    question: '¿Qué evidencia debo subir?',
    answer:
      'La fotografía del sistema instalado, una por cada sitio: completa, terminada y en su lugar. Las demás fotografías de la lista ayudan, pero no detienen tu pago. Se abren al empezar la instalación.',
    screen: {
      label: 'Mis proyectos',
      path: { supplier: '/proveedor/mis-proyectos' },
      can: 'projects.list',
    },
  },
  {
    id: 'cobro',
    topic: 'installation',
    audience: ['supplier'],
    question: '¿Cuándo recibo el pago de una instalación?',
    answer:
      'Al aprobarse la evidencia de la etapa la verás "Por pagar", y al transferirte, "Pagada" con su clave de rastreo. En Pagos ves qué falta y cuánto corresponde.',
    screen: {
      label: 'Ver pagos',
      path: { supplier: '/proveedor/pagos' },
      can: 'supplier-payments.open',
    },
  },
  {
    id: 'cuanto-recibe-instalador',
    topic: 'installation',
    audience: ['supplier'],
    question: '¿Cuánto recibo de cada crédito?',
    answer:
      'El monto aprobado menos la comisión por apertura y su IVA. La cantidad exacta está en el proyecto desde que el contrato queda firmado.',
  },
  {
    id: 'cuando-empieza-credito',
    topic: 'installation',
    audience: ['client'],
    question: '¿Desde cuándo corre mi crédito?',
    answer:
      'Desde que se aprueba la instalación y se entrega el dinero, no desde la firma. Ese día se fijan las fechas de tu tabla de amortización.',
  },
  {
    id: 'como-pagar',
    topic: 'payments',
    audience: ['client'],
    question: '¿Cómo pago mi mensualidad?',
    answer:
      'Por SPEI a tu CLABE personal, desde cualquier banco. El pago se aplica solo cuando el banco lo confirma: primero a lo vencido y lo más antiguo. No recibimos efectivo.',
    screen: {
      label: 'Realizar pagos',
      path: { client: '/solicitante/realizar-pagos' },
      can: 'payments.list',
    },
  },
  {
    id: 'anticipar',
    topic: 'payments',
    audience: ['client'],
    question: '¿Puedo pagar antes?',
    answer:
      'Sí, sin comisión. Puedes pagar la próxima mensualidad antes de su fecha o liquidar todo con el saldo que muestra Realizar pagos, que solo cobra el interés de los días transcurridos. Lo que sobre queda a tu favor para la siguiente mensualidad.',
    screen: {
      label: 'Ver saldo para liquidar',
      path: { client: '/solicitante/realizar-pagos' },
      can: 'payments.list',
    },
  },
  {
    id: 'pago-tarde',
    topic: 'payments',
    audience: ['client'],
    question: '¿Qué pasa si pago tarde?',
    answer:
      'El capital vencido genera interés moratorio diario con su IVA, a la tasa de tu contrato, y tu siguiente pago cubre primero lo atrasado. Si ves que no llegarás a la fecha, abona lo que puedas: cuanto antes cubras el capital vencido, menos moratorio.',
  },
  {
    id: 'pago-de-mas',
    topic: 'payments',
    audience: ['client'],
    question: '¿Y si transfiero de más?',
    answer:
      'Queda como saldo a favor y se aplica solo el día que venza tu siguiente mensualidad. Lo ves en Realizar pagos.',
  },
  {
    id: 'garantia',
    topic: 'investing',
    audience: ['investor'],
    question: '¿Mi rendimiento está garantizado?',
    answer:
      'No. Es estimado y depende de que quien recibió el crédito pague a tiempo. Puedes perder parte o todo lo invertido; repartirlo en varios proyectos reduce ese riesgo.',
  },
  {
    id: 'calificacion',
    topic: 'investing',
    audience: ['investor'],
    question: '¿Qué significa la calificación de riesgo?',
    answer:
      'De A, riesgo bajo, a E, riesgo muy alto: compara ingresos comprobados, mensualidad e historial de crédito. La fija una persona al aprobar y no cambia después de que alguien se compromete.',
    screen: {
      label: 'Ver oportunidades',
      path: { investor: '/inversionista/oportunidades' },
      can: 'opportunities.list',
    },
  },
  {
    id: 'limite',
    topic: 'investing',
    audience: ['investor'],
    question: '¿Por qué no puedo comprometer todo mi saldo en un proyecto?',
    answer:
      'La ley limita cuánto puede poner cada persona en una misma solicitud, según el tamaño de su portafolio. En cada oportunidad ves tu límite, lo que ya usaste y la regla que aplica.',
  },
  {
    id: 'arrepentirse',
    topic: 'investing',
    audience: ['investor'],
    question: '¿Puedo arrepentirme de un compromiso?',
    answer:
      'Sí, sin costo, hasta que el dinero se entrega al proyecto. Después ya no: lo recuperas con los pagos del crédito, mes a mes.',
  },
  {
    id: 'atraso',
    topic: 'investing',
    audience: ['investor'],
    question: '¿Qué pasa si un proyecto se atrasa?',
    answer:
      'Lo ves en Mis proyectos con los días de atraso. Cuando paga, recibes tu parte del interés moratorio. Nadie cubre lo que el solicitante no pague: la plataforma no comparte el riesgo.',
    screen: {
      label: 'Mis proyectos',
      path: { investor: '/inversionista/mis-proyectos' },
      can: 'participations.list',
    },
  },
  {
    id: 'reparto',
    topic: 'investing',
    audience: ['investor'],
    question: '¿Cómo se reparte cada pago?',
    answer:
      'En proporción al capital que se le debe a cada inversionista, al centavo y el mismo día en que se aplica. Capital, interés e impuestos aparecen en renglones separados.',
    screen: {
      label: 'Mis movimientos',
      path: { investor: '/inversionista/mis-movimientos' },
      can: 'movements.list',
    },
  },
  {
    id: 'abonar',
    topic: 'money',
    audience: ['investor'],
    question: '¿Cómo abono dinero?',
    answer:
      'Transfiere por SPEI a tu CLABE personal desde una cuenta a tu nombre. Aparece en tu saldo cuando el banco lo confirma, y te avisamos. No recibimos efectivo ni depósitos de terceros.',
    screen: {
      label: 'Ver mi CLABE',
      path: { investor: '/inversionista/abonar-fondos' },
      can: 'deposits.list',
    },
  },
  {
    id: 'abono-no-aparece',
    topic: 'money',
    audience: ['investor', 'client'],
    question: 'Transferí y no aparece, ¿qué hago?',
    answer:
      'Revisa en tu banco que la CLABE sea la tuya y que la transferencia diga "liquidada". Conserva la clave de rastreo: con ella nuestro equipo encuentra el depósito y lo asigna a tu cuenta.',
  },
  {
    id: 'retiro',
    topic: 'money',
    audience: ['investor'],
    question: '¿A qué cuenta puedo retirar?',
    answer:
      'Solo a una CLABE a tu nombre. Después de cambiarla hay que esperar 24 horas, y cada retiro pide un segundo código.',
    screen: {
      label: 'Mi cuenta para retiros',
      path: { investor: '/inversionista/editar-perfil/banco' },
      can: 'bank-accounts.edit',
    },
  },
  {
    id: 'cuanto-tarda-retiro',
    topic: 'money',
    audience: ['investor'],
    question: '¿Cómo sigo un retiro?',
    answer:
      'Al pedirlo queda "Solicitado" y el dinero sale de tu saldo disponible. Al enviarlo ves la clave de rastreo y, cuando el banco lo refleja, "Confirmado". Si se rechaza, vuelve completo con el motivo; mientras esté "Solicitado" puedes cancelarlo.',
    screen: {
      label: 'Retirar fondos',
      path: { investor: '/inversionista/retirar-fondos' },
      can: 'withdrawals.create',
    },
  },
  {
    id: 'impuestos',
    topic: 'taxes',
    audience: ['investor'],
    question: '¿Qué impuestos se me retienen?',
    answer:
      'ISR sobre el interés, según tu tipo de persona y la tasa vigente el día del pago. El IVA del interés lo paga el solicitante y se retiene completo, así que no entra a tu saldo. El capital que vuelve no paga impuesto. Cada retención aparece en un renglón de Mis movimientos.',
    screen: {
      label: 'Ver retenciones',
      path: { investor: '/inversionista/mis-movimientos' },
      can: 'movements.list',
    },
  },
  {
    id: 'iva-credito',
    topic: 'taxes',
    audience: ['client'],
    question: '¿Por qué mi mensualidad lleva IVA?',
    answer:
      'La ley grava el interés y las comisiones, no el capital. En tu tabla de amortización cada renglón separa capital, interés e IVA.',
  },
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
