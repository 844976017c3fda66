import { words } from '../../../kernel/words';

/** A person's money as staff read it. */
export const personMoney = words('personMoney', {
  none: 'Sus perfiles no mueven dinero aquí.',
  owed: 'Lo que debe',
  owesNothing: 'No tiene créditos por pagar.',
  creditBalance: 'Saldo a favor',
  giveBack: 'Se le devolvió y no era suyo',
  stages: 'Pagos de sus instalaciones',
});
