export type FaqAudience = 'client' | 'investor' | 'supplier';

export const faqAudiences: Readonly<Record<FaqAudience, string>> = {
  client: 'Solicitantes',
  investor: 'Inversionistas',
  supplier: 'Instaladores',
};

export interface Faq {
  id: string;
  audience: readonly FaqAudience[];
  question: string;
  answer: string;
}

const everyone: readonly FaqAudience[] = ['client', 'investor', 'supplier'];

/** Questions and answers; the id is the deep link. */
export const faqs: readonly Faq[] = [
  {
    id: 'tasa',
    audience: ['client'],
    question: '¿La tasa de mi crédito puede cambiar?',
    answer:
      'No. La tasa anual es fija durante todo el plazo y aparece en tu contrato junto con el CAT y la tabla de amortización.',
  },
  {
    id: 'anticipar',
    audience: ['client'],
    question: '¿Puedo pagar antes?',
    answer:
      'Sí, sin comisión. Puedes pagar una mensualidad por adelantado, abonar a capital para reducir plazo o mensualidad, o liquidar el saldo.',
  },
  {
    id: 'documentos',
    audience: ['client', 'supplier'],
    question: '¿Qué pasa si rechazan un documento?',
    answer:
      'Te decimos el motivo y puedes subir otro en el mismo lugar. Los documentos ya verificados no se pueden reemplazar.',
  },
  {
    id: 'garantia',
    audience: ['investor'],
    question: '¿Mi rendimiento está garantizado?',
    answer:
      'No. Es estimado y depende de que quien recibió el crédito pague a tiempo. Puedes perder parte o todo lo invertido; repartirlo en varios proyectos reduce ese riesgo.',
  },
  {
    id: 'no-fondeado',
    audience: ['investor'],
    question: '¿Qué pasa si un proyecto no se fondea?',
    answer:
      'Lo que comprometiste vuelve completo a tu saldo disponible cuando vence el plazo de fondeo.',
  },
  {
    id: 'retiro',
    audience: ['investor'],
    question: '¿A qué cuenta puedo retirar?',
    answer:
      'Solo a una CLABE a tu nombre. Después de cambiarla hay que esperar 24 horas, y cada retiro pide un segundo código.',
  },
  {
    id: 'cobro',
    audience: ['supplier'],
    question: '¿Cuándo recibo el pago de una instalación?',
    answer: 'Al aprobarse la evidencia de cada etapa. En Pagos ves qué falta y cuánto corresponde.',
  },
  {
    id: 'vendedores',
    audience: ['supplier'],
    question: '¿Mis vendedores ven toda mi información?',
    answer:
      'No. Trabajan con solicitantes y proyectos; tu perfil, tu cuenta, tus tecnologías y la firma de contratos quedan solo para ti.',
  },
  {
    id: 'bloqueo',
    audience: everyone,
    question: 'Mi cuenta se bloqueó, ¿qué hago?',
    answer:
      'Tras tres contraseñas equivocadas la cuenta se bloquea 15 minutos. Puedes esperar o restablecer tu contraseña.',
  },
  {
    id: 'sesion',
    audience: everyone,
    question: '¿Por qué se cierra mi sesión?',
    answer:
      'La cerramos tras poco más de cuatro minutos sin actividad, cuando llega a su límite de tiempo o cuando entras desde otro equipo.',
  },
  {
    id: 'dos-pasos',
    audience: everyone,
    question: 'Perdí mi teléfono con la aplicación de códigos',
    answer:
      'Entra con uno de tus códigos de recuperación y activa de nuevo la verificación en dos pasos. Cada código sirve una vez.',
  },
];
