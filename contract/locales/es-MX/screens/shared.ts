import { words } from '../../../kernel/words';

export const sharedScreens = words('sharedScreens', {
  sharedFaqs: 'Preguntas frecuentes',
  resaleList: 'Recuperados',
  resaleShow: 'Proyecto recuperado',
});
