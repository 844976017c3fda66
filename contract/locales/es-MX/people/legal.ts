import { words } from '../../../kernel/words';

/** What people accept: names, links, and the text around them. */
export const legal = words('legal', {
  terms: 'términos y condiciones',
  privacy: 'aviso de privacidad',
  termsTitle: 'Términos y condiciones',
  privacyTitle: 'Aviso de privacidad',
  version: 'Versión {{number}}, del {{day}}',
  print: 'Imprimir',
});
