import { words } from '../../../kernel/words';

export const identityFields = words('identityFields', {
  restrictions: {
    tagLength: 'Cada etiqueta lleva de 2 a 30 caracteres.',
  },
  duties: {
    atLeastOne: 'Elige al menos una función.',
  },
  auth: {
    consent: 'Acepta los términos y el aviso de privacidad para continuar.',
  },
});
