import { words } from '../../../kernel/words';

export const relationWords = words('relationWords', {
  references: {
    ownPhone: 'Es tu propio teléfono. Escribe el de tu referencia.',
    phoneTaken: 'Ya tienes una referencia con este teléfono.',
    tooMany: 'Puedes tener hasta {{most}} referencias. Quita una para agregar otra.',
  },
});
