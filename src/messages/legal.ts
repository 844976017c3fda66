/** What people accept: names, where they stand, and the words around them. */
export const legal = {
  terms: 'términos y condiciones',
  privacy: 'aviso de privacidad',
  termsTitle: 'Términos y condiciones',
  privacyTitle: 'Aviso de privacidad',
  version: (number: string, day: string) => `Versión ${number}, del ${day}`,
  print: 'Imprimir',
} as const;
