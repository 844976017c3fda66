import { words } from '../../../kernel/words';

/** What the server says of money beyond what is due. */
export const earlyPaymentWords = words('earlyPaymentWords', {
  /** The sentence that is accepted before instalments are paid ahead, and kept as it was accepted. */
  instalmentsText:
    'Autorizo que lo que pague además de lo vencido no reduzca el capital, sino que cubra por adelantado la mensualidad siguiente (o las siguientes, con un monto de mi saldo a favor) con los intereses de su calendario, aunque todavía no se hayan causado. Si antes de su fecha liquido el crédito o reduzco capital, se me descuentan los intereses que no se hayan causado.',
  notRepaying: 'El crédito no está en pagos.',
  acceptFirst: 'Lee y acepta el texto para adelantar mensualidades.',
  sentenceChanged: 'El texto cambió. Léelo otra vez y acéptalo.',
  moreThanBalance: 'Tu saldo a favor es de {{amount, mxn}}.',
  belowAccrued:
    'Para reducir capital escribe más de {{amount, mxn}}: son los intereses causados hasta hoy, con IVA.',
  amountForBalance: 'El saldo a favor ya espera a que venza cada mensualidad: elige otra opción.',
});
