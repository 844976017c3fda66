import { words } from '../../../kernel/words';

/** What the server says of mandates to charge an account or a card, and of their charges. */
export const directDebitWords = words('directDebitWords', {
  noSource: 'Registra primero tu cuenta bancaria, a tu nombre, o una tarjeta.',
  otherSource: 'Esa cuenta o tarjeta ya no se puede cobrar. Elige una de las que aparecen ahora.',
  source: {
    clabe: 'cuenta terminada en {{last4}}',
    card: 'tarjeta {{brand}} terminada en {{last4}}',
    otherCard: 'tarjeta terminada en {{last4}}',
  },
  beingAsked: 'Este cargo se está pidiendo a la pasarela. Espera una hora y vuelve a intentarlo.',
  otherReason: 'Ese motivo no es de lo que se cobra. Elige uno de la lista.',
  notCollectable: 'De ese cargo ya se sabe qué pasó.',
  noLine:
    'No hay un depósito por {{amount, mxn}} con esa clave, del día del cargo o después. Revísala en Movimientos bancarios.',
  lineOfOther:
    'Ese depósito no es un pago de {{name}}. Asígnaselo primero en Movimientos bancarios.',
  lineTaken: 'Ese depósito ya es de otro cargo.',
  notRepaying: 'Ese crédito no está en pagos.',
  hasOne: 'Ese crédito ya tiene pagos automáticos. Puedes cambiarlos en esta pantalla.',
  notActive: 'Estos pagos automáticos ya no están activos.',
  notPaused: 'Estos pagos automáticos no están en pausa.',
  over: 'Estos pagos automáticos ya se cancelaron.',
  notSent: 'Ese cargo no espera respuesta del banco.',
  tooEarly: 'El banco no puede responder antes del día del cargo, el {{day, day}}.',
  future: 'El día aún no llega.',
  nothingWaits: 'No hay cargos por enviar al banco.',
  concept: 'Mensualidad {{folio}} {{reference}}',
  fileName: 'Cargos {{folio}}',
  columns: {
    reference: 'referencia',
    clabe: 'cuenta_cargo',
    holder: 'titular',
    amount: 'monto',
    on: 'fecha_cargo',
    creditTo: 'cuenta_abono',
    concept: 'concepto',
  },
  mandate: {
    file: 'Mandato de domiciliación {{folio}}',
    title: 'Mandato de domiciliación {{folio}}',
    agreed: 'Autorizado el {{day, day}} en el portal, con verificación en dos pasos.',
    state: {
      active: 'Vigente.',
      paused: 'En pausa: mientras tanto no se cobra nada.',
      cancelled: 'Cancelado: ya no se cobra nada.',
    },
    holder: 'Titular de la cuenta: {{name}}',
    account: 'Cuenta de cargo: {{bank}}, CLABE terminación {{last4}}',
    authorised: 'Quien autoriza: {{name}}',
    card: 'Tarjeta de cargo: {{brand}}, terminación {{last4}}',
    otherCard: 'de otra marca',
    unknownBank: 'banco sin nombre',
    provider: 'Quien cobra: {{brand}}',
    credit: 'Lo que se paga: mensualidades del crédito {{folio}}',
    day: 'Día de cargo: el {{day, number}} de cada mes, o el día hábil bancario anterior',
    most: 'Lo más que se cobra por cargo: {{amount, mxn}}',
    until: 'Vigencia: hasta que se liquide el crédito o la persona titular lo cancele',
    body: {
      what: 'Autorizo que se cargue a mi {{source}} lo que deba de este crédito hasta la mensualidad que corresponde a cada cargo, con sus intereses moratorios si los hay, y nunca más de lo que deba ese día ni del monto máximo de este mandato.',
      notice:
        'Se me avisa al menos {{days, number}} días naturales antes de cada cargo, en el portal y por correo, con el monto y el día. Si la mensualidad se pagó por otro medio, el cargo no se hace.',
      when: 'El cargo se hace en el día elegido que sea igual o anterior al vencimiento. Si pedí que lo pagado antes de su fecha reduzca capital o adelante mensualidades, se hace el día del vencimiento.',
      retry:
        'Si el banco no hace el cargo por falta de fondos, por su límite o por una falla suya, se intenta una sola vez más, tres días hábiles bancarios después, y se me avisa. Por cualquier otra causa no se intenta de nuevo y este mandato queda en pausa. No se cobra comisión por un cargo que no se hizo.',
      end: 'Puedo pausar o cancelar este mandato en cualquier momento y sin costo, en Pagos automáticos. Un cargo que ya se envió al banco no se detiene desde el portal. También puedo cancelarlo u objetar un cargo en mi banco.',
    },
    closing:
      'Este documento muestra el mandato como está hoy. Cada cambio queda en la bitácora del portal.',
  },
});
