import { words } from '../../../kernel/words';

export const acknowledgementServerWords = words('acknowledgementServerWords', {
  otherText: 'El texto cambió mientras lo leías. Léelo otra vez.',
  altered: 'Esta constancia no coincide con la que se firmó. Avísanos para revisarla.',
  fileName: 'Constancia {{folio}}.pdf',
  facts: {
    folio: 'Folio {{folio}}',
    version: 'Versión {{version}}, vigente desde el {{day, day}}.',
    company: 'Empresa: {{company}}',
    signed: 'La firmó {{name}} el {{when}}, con su verificación en dos pasos.',
  },
  textHash: 'Huella SHA-256 del texto que se leyó y se firmó: {{hash}}',
  seal: 'La evidencia de la firma y su sello interno se guardan junto con la huella SHA-256 de este archivo. No es una constancia de conservación NOM-151.',
  hangs: 'constancias de conocimiento firmadas',
});
