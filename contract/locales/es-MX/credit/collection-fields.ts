import { words } from '../../../kernel/words';

/** What the forms of collection and the server refuse alike. */
export const collectionFields = words('collectionFields', {
  time: 'Escribe la hora como 09:30, de 00:00 a 23:59.',
});
