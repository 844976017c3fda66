import { words } from '../../../kernel/words';

/** How a charge by mandate stands. */
export const chargeStates = words('chargeStates', {
  announced: 'Anunciado',
  ordered: 'Por enviar al banco',
  sent: 'En el banco',
  collected: 'Cobrado',
  returned: 'Devuelto por el banco',
  failed: 'No se hizo',
  not_needed: 'No hizo falta',
  withdrawn: 'Retirado',
});

/** The applicant's screen of charges to their account. */
export const autopay = words('autopay', {
  help: 'Cobramos tus mensualidades de tu cuenta o tarjeta el día que elijas, y te avisamos tres días antes de cada cargo. Si pagas antes por transferencia, no se cobra.',
  noCredits: 'No tienes créditos en pagos. Cuando empiece uno, aquí podrás automatizarlo.',
  account: 'Cuenta de la que se cobra',
  accountHelp:
    'Para cobrar tus mensualidades registra la CLABE de una cuenta a tu nombre, la misma a la que te devolvemos dinero, o una tarjeta.',
  lead: 'Mensualidad que sigue: {{amount}}, con vencimiento el {{day}}.',
  none: 'Este crédito no tiene pagos automáticos.',
  activate: 'Activar pagos automáticos',
  next: 'Próximo cargo',
  nextOn: '{{day}} · mensualidad {{number}}, que vence el {{due}}',
  nothing: 'Nada por cobrar',
  late: 'Se cobra después de su vencimiento, porque te avisamos tres días antes. Para no generar moratorios, págala hoy por transferencia: entonces no se cobra.',
  rest: 'Debes {{amount}} más de lo que autorizaste por cargo. Págalos por transferencia o aumenta el máximo.',
  sentHelp: 'Ya se pidió al banco: este cargo no se puede detener aquí.',
  payNow: 'Pagar por transferencia',
  source: 'Cuenta o tarjeta',
  card: 'Tarjeta {{name}}',
  holder: 'Titular',
  authorised: 'Quien autoriza',
  day: 'Día de cargo',
  dayOf: '{{day}} de cada mes',
  dayHelp:
    'Del 1 al 28. Cobramos ese día del mes: el de cada vencimiento o el último antes de él. Si el banco no abre, el día hábil anterior.',
  dayIsDue:
    'Pediste que lo que pagas antes de su fecha reduzca capital o adelante mensualidades: por eso se cobra el día de cada vencimiento, no antes.',
  most: 'Máximo por cargo',
  mostHelp: 'Nunca cobramos más que esto, ni más de lo que debas ese día.',
  accept:
    'Autorizo que se cargue a esta cuenta o tarjeta lo que deba de mi crédito hasta cada mensualidad, en el día y con el máximo de arriba. Puedo pausarlo o cancelarlo cuando quiera.',
  title: {
    create: 'Activar pagos automáticos',
    edit: 'Cambiar pagos automáticos',
  },
  save: 'Guardar cambios',
  change: 'Cambiar',
  pause: 'Pausar',
  resume: 'Reanudar',
  cancel: 'Cancelar pagos automáticos',
  mandate: 'Mandato en PDF',
  mandateFile: 'Mandato de domiciliación {{folio}}',
  agreed: 'Autorizado',
  states: { active: 'Activos', paused: 'En pausa', cancelled: 'Cancelados' },
  paused: {
    person: 'Los pausaste: no se cobra nada hasta que los reanudes.',
    source_changed:
      'Los pausamos: la cuenta {{last4}} ya no es la que tienes registrada a tu nombre. Cambia la cuenta y reanúdalos.',
    bank_refused:
      'Los pausamos: tu banco no permite cobrar de la cuenta {{last4}}. Acláralo con él o cambia la cuenta, y reanúdalos.',
    card_expired:
      'Los pausamos: la tarjeta {{last4}} venció, o vence antes del próximo cargo. Elige otra o tu cuenta, y reanúdalos.',
    card_removed:
      'Los pausamos: la tarjeta {{last4}} se quitó o ya no se acepta. Elige otra o tu cuenta, y reanúdalos.',
    card_refused:
      'Los pausamos: el banco de la tarjeta {{last4}} rechazó el cargo. Acláralo con él o elige otra o tu cuenta, y reanúdalos.',
  },
  ask: {
    pause: 'Pausar pagos automáticos',
    pauseText:
      'No se cobra nada hasta que los reanudes. Un cargo que ya está en el banco no se detiene.',
    resume: 'Reanudar pagos automáticos',
    resumeText: 'Volvemos a cobrar, con aviso tres días antes de cada cargo.',
    cancel: 'Cancelar pagos automáticos',
    cancelText:
      'Ya no se cobra nada más con este mandato. Un cargo que ya está en el banco no se detiene. Puedes activarlos otra vez cuando quieras.',
  },
  receipts: {
    create: {
      title: 'Activaste los pagos automáticos',
      next: 'Te avisamos tres días antes de cada cargo. Puedes pausarlos o cancelarlos aquí.',
    },
    edit: {
      title: 'Cambiaste los pagos automáticos',
      next: 'Lo que estaba anunciado se anuncia otra vez, con las condiciones nuevas.',
    },
    pause: {
      title: 'Pausaste los pagos automáticos',
      next: 'Paga por transferencia mientras tanto.',
    },
    resume: {
      title: 'Reanudaste los pagos automáticos',
      next: 'Te avisamos tres días antes del próximo cargo.',
    },
    cancel: {
      title: 'Cancelaste los pagos automáticos',
      next: 'Paga tus mensualidades por transferencia.',
    },
  },
  history: 'Historial de cargos',
  noHistory: 'Aún no hay cargos. El primero aparece cuando te avisemos de él.',
  columns: {
    chargeOn: 'Día de cargo',
    credit: 'Crédito',
    instalment: 'Mensualidad',
    second: '{{number}}, segundo intento',
    status: 'Estado',
    reason: 'Motivo',
    amount: 'Monto',
    account: 'Cuenta o tarjeta',
    reference: 'Referencia',
  },
});

/** Staff's screen of charges and of their files for the bank. */
export const directDebit = words('directDebit', {
  help: 'Los cargos a cuentas se ponen en un archivo que se lleva al banco; los de tarjeta se piden solos. Cuando su abono aparece en el estado de cuenta, el pago se aplica solo; si no se hizo, anótalo aquí con su motivo.',
  charges: 'Cargos',
  noCharges: 'No hay cargos. Aparecen tres días antes, cuando se avisa a la persona.',
  files: 'Archivos para el banco',
  noFiles: 'Aún no hay archivos. El primero se prepara con los cargos por enviar.',
  make: 'Preparar archivo',
  makeText:
    'Reúne los cargos por enviar, cada uno una sola vez y con lo que se debe ahora. Lo que ya se pagó se queda fuera.',
  made: 'Preparaste un archivo de cargos',
  madeNext:
    'Descárgalo de la lista de archivos y llévalo al banco: los cobros se aplican con su línea.',
  nothing: 'No hace falta un archivo',
  nothingNext: 'Nada de lo que esperaba se debe ya, o su cuenta cambió.',
  applicant: 'Solicitante',
  folio: 'Folio',
  createdAt: 'Preparado',
  by: 'Por',
  count: 'Cargos',
  waiting: 'Sin respuesta',
  total: 'Total',
  download: 'Descargar',
  downloadOf: 'Descargar {{folio}}',
  file: 'Cargos {{folio}}',
  fail: 'No se cobró',
  collect: 'Se cobró',
  collectTitle: 'Qué depósito es de este cargo',
  collectHelp:
    'El dinero ya está en Movimientos bancarios como pago de la persona, sin la referencia del cargo. Escribe su clave de rastreo para que el cargo quede como cobrado; no se mueve dinero.',
  collectSave: 'Anotar que se cobró',
  collectReceipt: {
    title: 'Anotado: el cargo se cobró',
    next: 'El pago ya estaba aplicado.',
  },
  failTitle: 'El banco no hizo el cargo',
  failHelp:
    'Avisamos a la persona con el motivo. Por falta de fondos, por el límite o por una falla del banco se intenta una vez más; por otra causa sus pagos automáticos quedan en pausa.',
  failSave: 'Anotar que no se cobró',
  reason: 'Motivo del banco',
  on: 'Día de la respuesta',
  failReceipt: {
    title: 'Anotado: el cargo no se hizo',
    next: 'Avisamos a la persona con el motivo.',
  },
});
