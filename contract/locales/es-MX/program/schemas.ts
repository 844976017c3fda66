import { words } from '../../../kernel/words';

export const programFields = words('programFields', {
  prospects: {
    chooseZone: 'Elige una zona.',
  },
  zones: {
    noPostalCode: 'Este no es un código postal de México: {{code}}.',
  },
  targets: {
    order: 'La meta termina después de que empieza.',
    years: 'Elige un día entre 2000 y 2099.',
  },
});
