import { words } from '../../../kernel/words';

export const programFields = words('programFields', {
  prospects: {
    chooseZone: 'Elige una zona.',
  },
});
