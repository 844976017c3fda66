import { words } from '../../../kernel/words';

/** What the server says of money beyond what is due. */
export const earlyPaymentWords = words('earlyPaymentWords', {
  /** The sentence that is accepted before instalments are paid ahead, and kept as it was accepted. */
  instalmentsText:
    'Autorizo que lo que entregue además de lo que ya venció no se aplique a reducir el capital, sino a cubrir por adelantado las mensualidades inmediatas siguientes, completas y con sus intereses del calendario. Si antes de su fecha liquido el crédito o reduzco capital, se me reconocen los intereses que no se hayan causado.',
  notRepaying: 'El crédito no está en pagos.',
  acceptFirst: 'Lee y acepta el texto para adelantar mensualidades.',
  sentenceChanged: 'El texto cambió. Léelo otra vez y acéptalo.',
  moreThanBalance: 'Tu saldo a favor es de {{amount, mxn}}.',
  belowAccrued:
    'Para reducir capital tiene que pasar de {{amount, mxn}}, lo que se causó de intereses con IVA hasta hoy.',
  amountForBalance: 'El saldo a favor ya espera al vencimiento: no lleva monto.',
});
