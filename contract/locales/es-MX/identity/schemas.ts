import { words } from '../../../kernel/words';

export const identityFields = words('identityFields', {
  auth: {
    sixDigits: 'El código tiene 6 dígitos.',
    consent: 'Acepta los términos y el aviso de privacidad para continuar.',
  },
});
