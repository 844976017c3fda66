import type { Faq } from './faq';

/** Investing, money in and out, and taxes. */
export const investingFaqs: readonly Faq[] = [
  {
    id: 'no-fondeado',
    topic: 'investing',
    audience: ['investor'],
    question: '¿Qué pasa si un proyecto no se fondea?',
    answer:
      'Lo que comprometiste vuelve completo a tu saldo disponible cuando vence el plazo de fondeo.',
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
];
