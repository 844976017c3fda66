import { words } from '../../../kernel/words';

export const identityEventWords = words('identityEventWords', {
  declared: 'Cambiaron los datos de identidad de tu cuenta',
  declaredText: 'Se guardó lo que se declaró de su titular o de quien está detrás de ella.',
});
