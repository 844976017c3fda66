import { words } from '../../../kernel/words';

export const accountFaqWords = words('accountFaqWords', {
  'verificacion-instalador': {
    question: '¿Por qué no veo solicitantes ni pagos?',
    answer:
      'Esas pantallas se abren cuando tu perfil de instalador está verificado. Desde entonces apareces en el directorio y los solicitantes pueden elegirte.',
  },
  'de-donde-llegan': {
    question: '¿Cómo me llegan proyectos?',
    answer:
      'Cuando un solicitante te elige al pedir su crédito. Lo ves en Mis proyectos desde ese momento, con lo que te toca hacer.',
    label: 'Mis proyectos',
  },
  vendedores: {
    question: '¿Mis vendedores ven toda mi información?',
    answer:
      'No. Trabajan con solicitantes y proyectos; tu perfil, tu cuenta, tus tecnologías y la firma de contratos quedan solo para ti.',
  },
  bloqueo: {
    question: 'Mi cuenta se bloqueó, ¿qué hago?',
    answer:
      'Tras varias contraseñas equivocadas seguidas la cuenta se bloquea 15 minutos: espera o restablece tu contraseña. Si hace mucho que no entras también se bloquea, y solo restableciéndola vuelves a entrar.',
  },
  sesion: {
    question: '¿Por qué se cierra mi sesión?',
    answer:
      'La cerramos tras poco más de cuatro minutos sin actividad, cuando llega a su límite de tiempo o cuando entras desde otro equipo.',
  },
  'activar-dos-pasos': {
    question: '¿Cómo activo la verificación en dos pasos?',
    answer:
      'En Perfil, Seguridad: escaneas un código con tu aplicación de autenticación y pruebas seis dígitos. Guarda los códigos de recuperación que te damos, fuera del teléfono. Sin ella, lo delicado se confirma con un código que llega a tu correo.',
    label: 'Ir a Seguridad',
  },
  'dos-pasos': {
    question: 'Perdí mi teléfono con la aplicación de códigos',
    answer:
      'Entra con uno de tus códigos de recuperación y activa de nuevo la verificación en dos pasos. Cada código sirve una vez.',
    label: 'Ir a Seguridad',
  },
  'codigo-no-llega': {
    question: 'No me llega el código por correo',
    answer:
      'Vence en pocos minutos y cada uno nuevo anula el anterior, así que usa el último. Revisa el correo no deseado; si no está, pide otro desde la misma ventana.',
  },
  'soporte-entra': {
    question: '¿El equipo puede entrar a mi cuenta?',
    answer:
      'Para ayudarte puede ver el portal como tú, por 30 minutos a lo más y con un motivo que queda en la bitácora. Así no puede mover dinero, firmar ni cambiar tu contraseña, tu verificación en dos pasos o tu cuenta bancaria.',
  },
  'mensaje-falso': {
    question: 'Me escribieron a nombre de ustedes, ¿cómo sé si es cierto?',
    answer:
      'No abras el enlace: entra al portal escribiendo su dirección y revisa tus avisos. Todo lo que te pedimos está también ahí. Nunca pedimos contraseñas, códigos, anticipos ni depósitos a cuentas de personas.',
  },
  'di-mis-datos': {
    question: 'Escribí mi contraseña en una página falsa',
    answer:
      'Restablécela ahora desde la pantalla de entrada: eso cierra todas tus sesiones. Cámbiala también donde uses la misma, activa la verificación en dos pasos y revisa tus accesos recientes.',
    label: 'Revisar mis accesos',
  },
  robo: {
    question: 'Me robaron el teléfono o la identificación, ¿qué hago?',
    answer:
      'Restablece tu contraseña desde otro equipo, entra con un código de recuperación y activa la verificación en un teléfono nuevo. Avisa a tu banco y denuncia en el 088 de la Policía Cibernética; quien tenga tu identificación puede intentar usarla en otra parte.',
    label: 'Ir a Seguridad',
  },
  'movimiento-desconocido': {
    question: 'Veo un retiro que no pedí',
    answer:
      'Si dice "Solicitado", cancélalo en Retirar fondos: el dinero vuelve a tu saldo. Después restablece tu contraseña y revisa la cuenta para retiros; una cuenta nueva tarda 24 horas en poder recibir dinero.',
    label: 'Retirar fondos',
  },
});

export const creditFaqWords = words('creditFaqWords', {
  'que-se-financia': {
    question: '¿Qué se puede financiar?',
    answer:
      'Paneles solares, refrigeración comercial, aire acondicionado, iluminación y calentadores solares. Desde $5,000.00 y de 3 a 60 meses; el máximo depende de si eres persona física o moral y te lo decimos al pedirlo.',
  },
  pasos: {
    question: '¿Cuáles son los pasos de una solicitud?',
    answer:
      'Revisión, fondeo, firma, instalación y pagos. En la solicitud ves en qué paso va, a quién le toca y qué falta; te avisamos de cada cambio.',
    label: 'Pedir un crédito',
  },
  'que-documentos': {
    question: '¿Qué documentos se piden?',
    answer:
      'Del solicitante, identificación oficial y recibo de luz del sitio. Si es una empresa, también acta constitutiva y poder notarial. Se reciben PDF, PNG y JPG de hasta 10 MB; los demás de la lista ayudan a decidir, pero no son obligatorios.',
  },
  documentos: {
    question: '¿Qué pasa si rechazan un documento?',
    answer:
      'Te decimos el motivo y puedes subir otro en el mismo lugar. Los documentos ya verificados no se pueden reemplazar.',
  },
  'quien-ve-documentos': {
    question: '¿Quién ve mis documentos?',
    answer:
      'El equipo que los revisa, y tu instalador solo los del proyecto. Los inversionistas no ven tus documentos, tu nombre ni tu domicilio. Cada consulta queda en la bitácora.',
  },
  decision: {
    question: '¿Cuándo deciden sobre la solicitud?',
    answer:
      'Cuando los documentos obligatorios están verificados. Una persona la revisa y fija tasa, plazo y calificación de riesgo. Si no se aprueba, te decimos el motivo.',
  },
  'cancelar-solicitud': {
    question: '¿Puedo cancelar mi solicitud?',
    answer:
      'Sí, sin costo, mientras esté en revisión o aprobada. Una vez publicada, los inversionistas ya están apartando su dinero y no se cancela desde el portal.',
  },
  tasa: {
    question: '¿La tasa de mi crédito puede cambiar?',
    answer:
      'No. La tasa anual es fija durante todo el plazo y aparece en tu contrato junto con el CAT y la tabla de amortización.',
  },
  costos: {
    question: '¿Qué costos tiene el crédito?',
    answer:
      'El interés, su IVA y la comisión por apertura con IVA, que se descuenta de lo que recibe el instalador. Los ves antes de firmar, resumidos en el CAT. Si pagas tarde se suma interés moratorio.',
  },
  'que-ven-inversionistas': {
    question: '¿Qué ven de mí los inversionistas?',
    answer:
      'El monto, el plazo, la tasa, la calificación de riesgo, tu edad o que eres empresa, el municipio y lo que escribiste como destino. Por eso te pedimos no poner nombres ahí.',
  },
  'cuanto-tarda-fondeo': {
    question: '¿Cuánto tarda en reunirse el dinero?',
    answer:
      'Cada publicación tiene una fecha de cierre a la vista. Si antes de ese día se completa el monto, pasas a firmar; si no, la solicitud queda como no fondeada, no debes nada y puedes pedirlo de nuevo.',
  },
  'vuelve-a-fondeo': {
    question: 'Mi proyecto estaba fondeado y volvió a fondeo, ¿por qué?',
    answer:
      'Un inversionista puede retirar su compromiso hasta que el dinero se entrega. Cuando pasa, se vuelve a publicar lo que falta, con algunos días más; las firmas que ya existan se conservan.',
  },
  firma: {
    question: '¿Cómo se firma el contrato?',
    answer:
      'Dentro del portal: lo abres, lo lees y confirmas con un código. Firma primero el solicitante y después el instalador. Cada quien puede descargar el PDF; su huella SHA-256 permite comprobar que nadie lo cambió.',
    label: 'Ver contratos',
  },
  'cuando-instalar': {
    question: '¿Cuándo empieza la instalación?',
    answer:
      'Cuando el contrato tiene todas las firmas. Instalar antes es riesgo del instalador: hasta la firma, la solicitud puede no llegar a crédito.',
  },
  evidencias: {
    question: '¿Qué evidencia debo subir?',
    answer:
      'La fotografía del sistema instalado, una por cada sitio: completa, terminada y en su lugar. Las demás fotografías de la lista ayudan, pero no detienen tu pago. Se abren al empezar la instalación.',
    label: 'Mis proyectos',
  },
  cobro: {
    question: '¿Cuándo recibo el pago de una instalación?',
    answer:
      'Al aprobarse la evidencia de la etapa la verás "Por pagar", y al transferirte, "Pagada" con su clave de rastreo. En Pagos ves qué falta y cuánto corresponde.',
    label: 'Ver pagos',
  },
  'cuanto-recibe-instalador': {
    question: '¿Cuánto recibo de cada crédito?',
    answer:
      'El monto aprobado menos la comisión por apertura y su IVA. La cantidad exacta está en el proyecto desde que el contrato queda firmado.',
  },
  'cuando-empieza-credito': {
    question: '¿Desde cuándo corre mi crédito?',
    answer:
      'Desde que se aprueba la instalación y se entrega el dinero, no desde la firma. Ese día se fijan las fechas de tu tabla de amortización.',
  },
  'como-pagar': {
    question: '¿Cómo pago mi mensualidad?',
    answer:
      'Por SPEI a la CLABE que te asignamos, desde cualquier banco. El pago se aplica solo cuando el banco lo confirma: primero a lo vencido y lo más antiguo. No recibimos efectivo.',
    label: 'Realizar pagos',
  },
  anticipar: {
    question: '¿Puedo pagar antes?',
    answer:
      'Sí, sin comisión. Puedes liquidar todo con el saldo que muestra Realizar pagos, que solo cobra el interés de los días transcurridos. Lo que pagues de más queda a tu favor y paga cada mensualidad en su fecha; si lo eliges en Realizar pagos, reduce capital o adelanta mensualidades.',
    label: 'Ver saldo para liquidar',
  },
  'pago-tarde': {
    question: '¿Qué pasa si pago tarde?',
    answer:
      'El capital vencido genera interés moratorio diario con su IVA, a la tasa de tu contrato, y tu siguiente pago cubre primero lo atrasado. Si ves que no llegarás a la fecha, abona lo que puedas: cuanto antes cubras el capital vencido, menos moratorio.',
  },
  'pago-de-mas': {
    question: '¿Y si transfiero de más?',
    answer:
      'Queda como saldo a favor y se aplica solo el día que venza tu siguiente mensualidad, sin cambiar los intereses. En Realizar pagos puedes elegir que reduzca capital o adelante mensualidades.',
  },
});

export const investingFaqWords = words('investingFaqWords', {
  'no-fondeado': {
    question: '¿Qué pasa si un proyecto no se fondea?',
    answer:
      'Lo que comprometiste vuelve completo a tu saldo disponible cuando vence el plazo de fondeo.',
  },
  garantia: {
    question: '¿Mi rendimiento está garantizado?',
    answer:
      'No. Es estimado y depende de que quien recibió el crédito pague a tiempo. Puedes perder parte o todo lo invertido; repartirlo en varios proyectos reduce ese riesgo.',
  },
  calificacion: {
    question: '¿Qué significa la calificación de riesgo?',
    answer:
      'De A, riesgo bajo, a E, riesgo muy alto: compara ingresos comprobados, mensualidad e historial de crédito. La fija una persona al aprobar y no cambia después de que alguien se compromete.',
    label: 'Ver oportunidades',
  },
  limite: {
    question: '¿Por qué no puedo comprometer todo mi saldo en un proyecto?',
    answer:
      'La ley limita cuánto puede poner cada persona en una misma solicitud, según el tamaño de su portafolio. En cada oportunidad ves tu límite, lo que ya usaste y la regla que aplica.',
  },
  arrepentirse: {
    question: '¿Puedo arrepentirme de un compromiso?',
    answer:
      'Sí, sin costo, hasta que el dinero se entrega al proyecto. Después ya no: lo recuperas con los pagos del crédito, mes a mes.',
  },
  atraso: {
    question: '¿Qué pasa si un proyecto se atrasa?',
    answer:
      'Lo ves en Mis proyectos con los días de atraso. Cuando paga, recibes tu parte del interés moratorio. Nadie cubre lo que el solicitante no pague: la plataforma no comparte el riesgo.',
    label: 'Mis proyectos',
  },
  reparto: {
    question: '¿Cómo se reparte cada pago?',
    answer:
      'En proporción al capital que se le debe a cada inversionista, al centavo y el mismo día en que se aplica. Capital, interés e impuestos aparecen en renglones separados.',
    label: 'Mis movimientos',
  },
  abonar: {
    question: '¿Cómo abono dinero?',
    answer:
      'Transfiere por SPEI a la CLABE que te asignamos, desde una cuenta bancaria a nombre de quien invierte: el tuyo o, si inviertes como empresa, el de ella. Aparece en tu saldo cuando el banco lo confirma, y te avisamos. No recibimos efectivo ni depósitos de terceros.',
    label: 'Ver mi CLABE',
  },
  'abono-no-aparece': {
    question: 'Transferí y no aparece, ¿qué hago?',
    answer:
      'Revisa en tu banco que la CLABE sea la tuya y que la transferencia diga "liquidada". Conserva la clave de rastreo: con ella nuestro equipo encuentra el depósito y lo asigna a tu cuenta.',
  },
  retiro: {
    question: '¿A qué cuenta puedo retirar?',
    answer:
      'Solo a una CLABE a nombre de quien invierte: el tuyo o, si inviertes como empresa, el de ella. Después de cambiarla hay que esperar 24 horas, y cada retiro pide un segundo código.',
    label: 'Mi cuenta para retiros',
  },
  'cuanto-tarda-retiro': {
    question: '¿Cómo sigo un retiro?',
    answer:
      'Al pedirlo queda "Solicitado" y el dinero sale de tu saldo disponible. Al enviarlo ves la clave de rastreo y, cuando el banco lo refleja, "Confirmado". Si se rechaza, vuelve completo con el motivo; mientras esté "Solicitado" puedes cancelarlo.',
    label: 'Retirar fondos',
  },
  impuestos: {
    question: '¿Qué impuestos se me retienen?',
    answer:
      'ISR sobre el interés, según tu tipo de persona y la tasa vigente el día del pago. El IVA del interés lo paga el solicitante y se retiene completo, así que no entra a tu saldo. El capital que vuelve no paga impuesto. Cada retención aparece en un renglón de Mis movimientos.',
    label: 'Ver retenciones',
  },
  'iva-credito': {
    question: '¿Por qué mi mensualidad lleva IVA?',
    answer:
      'La ley grava el interés y las comisiones, no el capital. En tu tabla de amortización cada renglón separa capital, interés e IVA.',
  },
});
