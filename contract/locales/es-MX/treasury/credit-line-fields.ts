import { words } from '../../../kernel/words';

export const creditLineFields = words('creditLineFields', {
  least: 'El mínimo es $1,000.00.',
  most: 'El máximo es $50,000,000.00.',
  fee: 'La comisión por apertura es de 20 % como máximo.',
  share: 'Escribe de 1 % a 80 %.',
});
