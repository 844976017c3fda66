import { words } from '../../../kernel/words';

export const platformFields = words('platformFields', {
  settings: {
    source: 'Escribe de dónde sale el valor, al menos 5 caracteres.',
  },
});
