import { words } from '../../../kernel/words';
import type { BankDifference } from '../../../treasury/bank-days';

/** Texts of the daily close against the bank. */
export const bankDay = words('bankDay', {
  title: 'Cierre diario',
  help: 'Los días cuyo saldo firma el banco se cierran solos. Los demás los registran y cierran dos personas, a mano o con el estado de cuenta.',
  none: 'El banco aún no dice ningún saldo.',
  day: 'Día',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  ledger: 'Según el libro',
  difference: 'Diferencia',
  state: 'Estado',
  open: 'Abierto',
  sound: 'Cerrado, cuadra',
  on_the_way: 'En camino',
  unsound: 'No cuadra',
  settled: 'Resuelto',
  closedBy: 'Cerró',
  byItself: 'Automático',
  register: 'Registrar saldo',
  close: 'Cerrar día',
  notOver: 'Se cierra cuando termine el día',
  closeTitle: '¿Cerrar el {{day}}?',
  closeText:
    'Se guardan las cifras del banco y del libro con sus diferencias, si las hay. Un día cerrado no se abre; si el banco cuenta después otro movimiento suyo, se vuelve a comparar.',
  see: 'Ver diferencias',
  differences: 'Diferencias entre banco y libro',
  settle: 'Explicar diferencias',
  onTheWayHelp:
    'El banco lo reporta a más tardar en su siguiente día hábil. Si no lo hace, te avisamos y el día deja de cuadrar.',
  settleHelp:
    'Lo que ves es lo que había al cerrar. Si ya se corrigió, el día queda resuelto; si no, otra persona confirma tu explicación.',
  explanation: 'Explicación',
  settledBy: 'Lo resolvió',
  mended: 'Ya no quedan diferencias.',
  kinds: {
    unordered_out: 'Salida que no es de ninguna orden enviada',
    unregistered_in: 'Entrada que el libro no tiene',
    on_the_way: 'En camino: el banco aún no lo reporta',
    untold_out: 'Salida que el banco no reporta',
    untold_in: 'Entrada que el banco no reporta',
    elsewhere: 'Fue a otra cuenta',
    amount: 'Montos distintos',
    review: 'Movimiento por decidir',
    bank_sum: 'Faltan o sobran movimientos del banco',
    opening: 'El saldo inicial no es el final anterior',
    closing: 'El libro no tiene el saldo final',
    shortfall: 'Faltante de clientes por reponer',
  } as const satisfies Record<BankDifference['kind'], string>,
  both: 'Banco {{bank}} · Libro {{ledger}}',
  /** Of the day's end, as the bank says it and as its own movements make it. */
  sum: 'Final {{bank}} · Inicial más movimientos {{sum}}',
  /** Of the balance of a day's beginning. */
  before: 'Inicial {{bank}} · Final anterior {{before}}',
  short: 'Faltan {{amount}}: los repone un depósito de la empresa por ese monto',
  reported: 'Saldo del banco al {{day}}',
});
