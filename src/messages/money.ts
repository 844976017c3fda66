import { counted, grouped } from '@contract/kernel/fields/counted';
/** Words of the screens where money is seen and moved. */
export const money = {
  available: 'Saldo disponible',
  reserved: 'Saldo comprometido',
  inTransit: 'Retiros en camino',
  invested: 'Invertido en créditos',
  unknown: '—',
  hide: 'Ocultar montos',
  show: 'Mostrar montos',
  next: 'Qué sigue',
  seeOpportunities: 'Ver oportunidades',
  deposit: 'Abonar fondos',
  qr: 'Código QR con tu CLABE',
  depositHelp:
    'Transfiere por SPEI desde una cuenta a tu nombre. El abono aparece cuando el banco lo confirma. No recibimos efectivo ni depósitos de terceros.',
  clabe: 'Tu CLABE personal',
  bank: 'Banco',
  beneficiary: 'Beneficiario',
  deposits: 'Abonos recibidos',
  depositStatuses: { credited: 'Acreditado', held: 'En revisión', returned: 'Devuelto' },
  noDeposits: 'Aún no recibimos abonos tuyos.',
  date: 'Fecha',
  amount: 'Monto',
  trackingKey: 'Clave de rastreo',
  sender: 'Ordenante',
  withdraw: 'Retirar fondos',
  withdrawVerb: (amount: string) => `Retirar ${amount}`,
  withdrawTitle: '¿Retirar a tu cuenta?',
  folio: 'Folio',
  receipt: 'Recibimos tu solicitud de retiro',
  receiptHelp: 'El dinero ya no está en tu saldo disponible. Te avisaremos cuando lo enviemos.',
  askedOn: 'Solicitado el',
  expected: 'Llegada estimada',
  noBalance: 'No pudimos leer tu saldo disponible. Sin él no se puede retirar.',
  account: 'Cuenta',
  holder: 'Titular',
  withdrawals: 'Tus retiros',
  noWithdrawals: 'No has pedido retiros.',
  cancel: 'Cancelar retiro',
  cancelText: 'El dinero vuelve a tu saldo disponible.',
  status: 'Estado',
  movements: 'Movimientos',
  noMovements: 'Aún no hay movimientos.',
  concept: 'Concepto',
  project: 'Proyecto',
  balance: 'Saldo',
} as const;

const withdrawalStatusName = {
  requested: 'Solicitado',
  sent: 'Enviado',
  confirmed: 'Confirmado',
  returned: 'Devuelto por el banco',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
} as const;

/** What a withdrawal is called as it stands. */
export const withdrawalStatusText = ({
  status,
  in_process,
}: {
  status: keyof typeof withdrawalStatusName;
  in_process: boolean;
}): string => (in_process ? 'En proceso' : withdrawalStatusName[status]);

export const movementTypeName = {
  deposit: 'Abonos',
  withdrawal: 'Retiros',
  commitment: 'Compromisos',
  capital: 'Capital',
  interest: 'Intereses',
  late_interest: 'Intereses moratorios',
  vat: 'IVA',
  late_vat: 'IVA moratorio',
  fee: 'Comisiones',
  tax: 'Impuestos retenidos',
  payment: 'Pagos',
  other: 'Otros',
} as const;

export const payment = {
  favour: 'Saldo a favor',
  giveBack: 'Por devolver',
  giveBackHelp: 'Se te devolvió y no era tuyo: tu siguiente pago lo cubre primero.',
  howTo: 'Cómo pagar',
  howToHelp:
    'Transfiere por SPEI a tu CLABE personal. El pago se aplica solo, primero a lo vencido y lo más antiguo.',
  none: 'No tienes créditos por pagar.',
  received: 'Pagos recibidos',
  noneReceived: 'Aún no recibimos pagos tuyos.',
  capital: 'Capital',
  interest: 'Intereses',
  vat: 'IVA',
  late: 'Moratorio con IVA',
} as const;

export const treasury = {
  reconciliation: 'Libro contra banco',
  ledger: 'Custodia en el libro',
  owed: 'De clientes, impuestos y comisiones',
  statement: 'Según el banco',
  difference: 'Diferencia por confirmar',
  sound: 'Cuadra',
  unsound: 'No cuadra',
  movements: 'Movimientos del banco',
  none: 'Aún no hay movimientos del banco.',
  thirdParty: 'De un tercero',
  importFile: 'Importar estado de cuenta',
  importHelp:
    'Sube el CSV del banco. Entran todas sus líneas o ninguna; las que ya estaban registradas no se repiten. Las líneas con tipo saldo_inicial y saldo_final dicen el saldo de su fecha.',
  template: 'Descargar plantilla',
  file: 'Archivo CSV',
  imported: (fresh: number, lines: number) =>
    `${counted(fresh, 'movimiento nuevo', 'movimientos nuevos')} de ${counted(lines, 'línea', 'líneas')}.`,
  waiting: (unidentified: number, toDecide: number) =>
    [
      unidentified > 0 ? `${grouped(unidentified)} sin identificar.` : '',
      toDecide > 0 ? `${counted(toDecide, 'espera', 'esperan')} tu decisión.` : '',
    ]
      .join(' ')
      .trim(),
  register: 'Registrar movimiento',
  direction: 'Sentido',
  in: 'Entrada',
  out: 'Salida',
  occurredOn: 'Fecha de operación',
  senderClabe: 'Cuenta ordenante',
  senderName: 'Nombre del ordenante',
  receiverClabe: 'CLABE beneficiaria',
  reveal: 'Ver las cuentas completas',
  concept: 'Concepto',
  owner: 'Dueño',
  statuses: {
    matched: 'Identificado',
    unidentified: 'Sin identificar',
    assigned: 'Asignado',
    review: 'En revisión',
    held: 'Retenido',
    dismissed: 'Repetido',
    returning: 'Por devolver',
    returned: 'Devuelto',
    mistaken: 'Anulado',
  },
  decide: 'Decidir',
  decideTitle: {
    review: 'Movimiento en revisión',
    held: 'Depósito de un tercero',
    sentBack: 'Depósito devuelto que ya se usó',
  },
  decideHelp: {
    review:
      'Ya había un movimiento o una orden con esta clave de rastreo y este monto, pero con otra fecha u otra cuenta, o alguien lo había quitado. Compáralo con el banco: acéptalo si no estaba registrado, descártalo si es el mismo.',
    held: 'Llegó de una cuenta que no se conoce como propia del inversionista. Acéptalo si la cuenta es suya: el dinero queda disponible. Si no, devuélvelo: se ordena un pago a la cuenta que lo envió.',
    sentBack:
      'El banco devolvió este depósito y su dueño ya lo usó. Si lo aceptas, se le quita lo que tenga disponible y queda a deber el resto: se cobra de lo próximo que reciba.',
  },
  decision: 'Decisión',
  decisions: {
    review: { accept: 'No estaba registrado, aceptar', dismiss: 'Es el mismo, descartar' },
    held: { accept: 'Aceptarlo para su dueño', giveBack: 'Devolverlo a quien lo envió' },
  },
  decideVerb: { review: 'Decidir', held: 'Decidir', sentBack: 'Quitar depósito' },
  decisionReason: 'Qué revisaste',
  reverse: 'Revertir',
  reverseTitle: 'Revertir depósito',
  reverseHelp:
    'El dinero deja de contar. Si pagó un crédito, el pago se quita, el crédito vuelve a deber y lo repartido se corrige. Si un inversionista ya lo usó, queda a deber lo que falte. No se puede deshacer: si fue un error, hay que registrar el movimiento otra vez.',
  reverseReturnTitle: 'Quitar una devolución que no fue',
  reverseReturnHelp:
    'El banco no devolvió la transferencia: la orden vuelve a estar enviada y su dinero deja de contar. Lo que ya se haya usado de él se queda a deber. Si después sí la devuelve, registra el movimiento otra vez.',
  reverseKind: 'Qué pasó',
  reversals: {
    returned: 'El banco lo devolvió',
    mistaken: 'Nunca estuvo en el estado de cuenta',
  },
  reverseOn: 'Fecha',
  shortfall: 'Faltante de clientes por reponer',
  shortfallHelp: (amount: string) =>
    `Salió dinero que no era de quien lo recibió: un pago que no quedó firme, o centavos de redondeo por un aviso tardío del banco. Lo cubre la empresa: transfiere exactamente ${amount} desde su cuenta a la de clientes y, cuando llegue, elige Reponer en el depósito. Con eso los días vuelven a cuadrar.`,
  contribute: 'Reponer',
  contributeTitle: '¿Reponer el faltante con este depósito?',
  contributeText:
    'El dinero de la empresa cubre lo que falta de los clientes. Quien lo recibió sigue debiéndolo.',
  lacking: (amount: string) => `Faltan ${amount}.`,
  stillLacking: (amount: string) => `Después de este depósito faltarán ${amount}.`,
  contributeTooMuch: (amount: string) =>
    `Es más que lo que falta (${amount}): devuélvelo y transfiere esa cantidad.`,
  assign: 'Asignar',
  assignTitle: 'Asignar depósito',
  assignSearch: 'Nombre, correo o CLABE',
  ownerKinds: { investor: 'para invertir', applicant: 'para pagar su crédito' },
  assignHelp: 'El dinero pasa a la cuenta de la persona elegida y no se puede deshacer aquí.',
  withdrawals: 'Retiros por enviar',
  noWithdrawals: 'No hay retiros por enviar.',
  investor: 'Inversionista',
  reject: 'Rechazar',
  rejectTitle: 'Rechazar retiro',
  rejectHelp: 'El inversionista lo lee en su correo y en sus retiros.',
} as const;

export const prospect = {
  business: 'Negocio',
  contact: 'Contacto',
  phone: 'Teléfono',
  email: 'Correo',
  municipality: 'Municipio',
  zone: 'Zona',
  status: 'Estado',
  added: 'Alta',
  none: 'Aún no hay prospectos.',
  byStatus: 'Prospectos por estado',
  latest: 'Los más recientes',
  upload: 'Cargar prospectos',
  uploadHelp:
    'Sube un CSV con una fila por prospecto. Primero lo revisamos; entran todos o ninguno, y puedes deshacer la carga.',
  template: 'Descargar plantilla',
  file: 'Archivo CSV',
  review: (rows: number) => `${counted(rows, 'fila leída', 'filas leídas')}, sin errores.`,
  problems: (count: number) =>
    `${counted(count, 'error', 'errores')}. Corrige el archivo y vuelve a subirlo.`,
  row: 'Fila',
  column: 'Columna',
  problem: 'Qué corregir',
  commit: (rows: number) => `Agregar ${counted(rows, 'prospecto', 'prospectos')}`,
  done: (rows: number) =>
    `${rows === 1 ? 'Se agregó' : 'Se agregaron'} ${counted(rows, 'prospecto', 'prospectos')}.`,
  seeList: 'Ver lista',
  batches: 'Cargas anteriores',
  noBatches: 'Aún no hay cargas.',
  by: 'Cargó',
  rows: 'Filas',
  undo: 'Deshacer',
  undone: 'Deshecha',
  undoTitle: '¿Deshacer esta carga?',
  undoText: 'Se quitan sus prospectos que nadie ha trabajado; los demás se quedan.',
} as const;
