import { words } from '../../../kernel/words';

export const cardBrandName = words('cardBrandName', {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  carnet: 'Carnet',
  other: 'Tarjeta',
});
