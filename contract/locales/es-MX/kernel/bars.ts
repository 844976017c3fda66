import { words } from '../../../kernel/words';

export const barWords = words('barWords', {
  fundedOf: '{{funded}} de {{goal}}',
  done: 'Hecho:',
});
