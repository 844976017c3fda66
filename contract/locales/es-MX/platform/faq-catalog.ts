import { words } from '../../../kernel/words';

/** The room in which staff keep the questions. */
export const faqCatalogWords = words('faqCatalog', {
  title: 'Preguntas frecuentes',
  help: 'Las leen los visitantes y, en su ayuda, cada perfil. El enlace de una pregunta se conserva aunque cambien sus palabras.',
  topic: 'Tema',
  none: 'Aún no hay preguntas en este tema.',
  add: 'Agregar pregunta',
  question: 'Pregunta',
  answer: 'Respuesta',
  answerHelp: 'Se muestra como texto, con los renglones que escribas.',
  audience: 'La leen',
  publishedFrom: 'Se publica desde',
  waits: 'Se publica el {{from, day}}',
  editTitle: 'Cambiar pregunta',
  retireTitle: '¿Retirar esta pregunta?',
  retireHelp: 'Deja de verse en todas las páginas de ayuda. Su enlace lleva a las demás preguntas.',
});
