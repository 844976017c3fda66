import { words } from '../../../kernel/words';

export const programFields = words('programFields', {
  prospects: {
    chooseZone: 'Elige una zona.',
  },
  targets: {
    order: 'La meta termina después de que empieza.',
  },
});
