import { words } from '../../../kernel/words';

export const identityEventWords = words('identityEventWords', {
  declared: 'Cambiaron los datos de tu identidad',
  declaredText: 'Se guardó lo que declaraste de ti o de quien está detrás de tu cuenta.',
});
