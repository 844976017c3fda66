import { words } from '../../../kernel/words';

export const cardFields = words('cardFields', {
  channel: 'Elige cómo recibir el código.',
});
