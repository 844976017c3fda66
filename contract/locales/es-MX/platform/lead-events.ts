import { words } from '../../../kernel/words';

/** What installers and their sellers are notified of about their leads. */
export const leadEventWords = words('leadEventWords', {
  due_one: 'Hoy toca buscar a un prospecto',
  due_other: 'Hoy toca buscar a {{count, number}} prospectos',
  dueText_one: '{{names}}. Llama o escribe, y anota cuándo sigue.',
  dueText_other: '{{names}}. Llama o escribe a cada quien, y anota cuándo sigue.',
});
