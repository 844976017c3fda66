import { words } from '../../../kernel/words';

export const peopleFields = words('peopleFields', {
  generalData: {
    tooLong: 'El registro es demasiado largo.',
  },
});
