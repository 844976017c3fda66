import { words } from '../../../kernel/words';

/** What a person keeps of what they sent or of money that they moved. */
export const receipt = words('receipt', {
  print: 'Imprimir comprobante',
  close: 'Cerrar comprobante',
  folio: 'Folio',
  amount: 'Monto',
  when: 'Fecha y hora',
  next: 'Qué sigue',
});
