import { words } from '../../../kernel/words';

export const peopleFields = words('peopleFields', {
  aboutYou: {
    dependants: 'Escribe cuántas personas, de 0 a 20.',
  },
  generalData: {
    tooLong: 'El registro es demasiado largo.',
  },
});
