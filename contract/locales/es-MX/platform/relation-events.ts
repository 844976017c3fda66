import { words } from '../../../kernel/words';

export const relationEventWords = words('relationEventWords', {
  beneficiaries: 'Cambiaron tus beneficiarios',
  beneficiariesText_one: 'Ahora tienes un beneficiario.',
  beneficiariesText_other: 'Ahora tienes {{count}} beneficiarios.',
});
