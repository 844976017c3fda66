import type { Faq } from './faq';

/** Asking for credit, its funding, the installation and the payments. */
export const creditFaqs: readonly Faq[] = [
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
];
