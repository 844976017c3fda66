import { words } from '../../../kernel/words';

/**
 * The warnings and questions of the electronic risk acknowledgement (CUITF 43, Annex 8). Some questions are right
 * with yes and some with no. `{brand}` is the placeholder of the product's name.
 */
export const riskText = words('riskText', {
  title: 'Constancia electrónica de conocimiento de riesgos',
  warnings: [
    'Puedes perder parte o todo el dinero que inviertas.',
    'Tu dinero no estará disponible hasta que los créditos se paguen. No podrás pedirlo antes de que termine su plazo.',
    'Es posible que no encuentres a quién vender tu inversión.',
    'Quienes piden el crédito y sus proyectos pueden no tener historial.',
    'Los estados financieros de quienes piden el crédito pueden no estar auditados.',
    'La información que verás de cada proyecto es limitada.',
    'Nadie te garantiza un rendimiento. Todo rendimiento que se muestra es estimado.',
    'Ni el Gobierno Federal ni las entidades de la administración pública paraestatal respaldan los recursos ni las operaciones.',
    'La CNBV no aprueba ni revisa los proyectos que se ofrecen.',
    '{brand} no te asesora: decides en qué invertir por tu cuenta.',
  ],
  questions: {
    loss: '¿Entiendes que puedes perder todo el dinero que inviertas?',
    liquidity: '¿Podrás sacar tu dinero cuando quieras, antes de que termine el plazo del crédito?',
    resale: '¿Aceptas que quizá no encuentres a quién vender tu inversión?',
    returns: '¿Te garantiza alguien que recibirás un rendimiento?',
    record: '¿Sabes que un proyecto puede no tener historial?',
    audited: '¿Están siempre auditados los estados financieros de quienes piden el crédito?',
    government: '¿Te paga el Gobierno si un crédito no se paga?',
    approval: '¿Aprobó la CNBV los proyectos que se ofrecen aquí?',
    advice: '¿Te aconseja {brand} en qué proyecto invertir?',
    read: '¿Leíste todas las advertencias de esta constancia?',
    offers: '¿Leerás la información de cada oferta antes de invertir en ella?',
  },
});

/** The contract between an investor and the house in the product's own words, never changed: staff keep what follows. */
export const investorContractText = words('investorContractText', {
  title: 'Contrato de comisión mercantil del inversionista',
  parties: 'Comitente: {inversionista}. Comisionista: {plataforma}.',
  sections: [
    {
      title: 'Objeto',
      paragraphs: [
        'Encargas a {plataforma}, como comisionista, que por tu cuenta entregue el dinero que comprometas a las solicitudes de crédito que elijas, cobre sus pagos y te los abone.',
        '{plataforma} no toma decisiones de inversión por ti. Cada compromiso es una instrucción tuya, con su monto y con tu segundo factor.',
      ],
    },
    {
      title: 'Tu dinero',
      paragraphs: [
        'Depositas por transferencia desde una cuenta a tu nombre, a la CLABE que te asignamos. Tu dinero se registra aparte del de {plataforma} y del de otras personas.',
        'Retiras tu saldo disponible cuando quieras, solo a una cuenta a tu nombre. El dinero comprometido o entregado no está disponible.',
      ],
    },
    {
      title: 'Tus compromisos',
      paragraphs: [
        'Un compromiso reserva tu dinero hasta que la oferta llega a su meta. Puedes retirarlo sin costo mientras el crédito no se entregue. Si la oferta no llega a su meta, el dinero vuelve a tu saldo.',
        'Una vez entregado el crédito, las condiciones de tu inversión no cambian sin tu consentimiento.',
      ],
    },
    {
      title: 'Comisión',
      paragraphs: [
        'La comisión de {plataforma} es la que cada oferta muestra antes de comprometer. Se descuenta de los intereses que recibes y no cambia después para esa inversión.',
      ],
    },
    {
      title: 'Cobranza',
      paragraphs: [
        '{plataforma} cobra los créditos por tu cuenta y reparte cada pago en proporción a lo que entregó cada inversionista. Si un pago se atrasa, hace la cobranza y te informa.',
        'Puedes perder parte o todo lo que invertiste. Los rendimientos son estimados, no garantizados.',
      ],
    },
    {
      title: 'Impuestos e informes',
      paragraphs: [
        'Sobre los intereses que recibas se retienen los impuestos que la ley ordena. Tienes en el portal tus movimientos, tus comprobantes y el estado de cada inversión.',
      ],
    },
    {
      title: 'Duración y fin',
      paragraphs: [
        'El contrato no tiene plazo. Puedes terminarlo cuando no tengas inversiones vigentes; {plataforma} puede hacerlo con 30 días de aviso. Las inversiones vigentes siguen hasta que se pagan.',
      ],
    },
    {
      title: 'Firma electrónica',
      paragraphs: [
        'Firmas con tu sesión y tu segundo factor. Ese medio tiene el mismo efecto que tu firma autógrafa. Guardamos este documento con su huella y la evidencia de tu firma durante al menos diez años.',
      ],
    },
  ],
});
