import { words } from '../../../kernel/words';

export const peopleFields = words('peopleFields', {
  profiles: {
    tooOld: 'Escribe una fecha de 1850 en adelante.',
  },
  generalData: {
    tooLong: 'El registro es demasiado largo.',
  },
});
