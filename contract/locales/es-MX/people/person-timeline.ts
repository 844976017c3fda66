import { words } from '../../../kernel/words';

/** What happened to a person, for staff. */
export const personTimelineWords = words('personTimelineWords', {
  title: 'Qué ha pasado',
  help: 'Lo que hizo, lo que otros hicieron sobre su cuenta y sus documentos, y la historia de sus créditos.',
  none: 'Nada en la bitácora todavía.',
  kind: 'Qué mostrar',
  all: 'Todo',
  kinds: {
    own: 'Lo que hizo',
    others: 'Lo que hicieron otros',
    credits: 'Sus créditos',
  },
  older: 'Ver lo anterior',
  newest: 'Ver lo más nuevo',
  inCredit: '{{title}} · {{folio}}',
  ofDocument: '{{title}}: {{name}}',
});
