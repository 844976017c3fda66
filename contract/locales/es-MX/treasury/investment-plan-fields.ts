import { words } from '../../../kernel/words';

export const investmentPlanFields = words('investmentPlanFields', {
  negative: 'El monto no puede ser negativo.',
  overWhole: 'El porcentaje va de 0 a 100.',
});
