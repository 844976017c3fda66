import { words } from '../../../kernel/words';

/** A text that is agreed to once it was read to its end. */
export const reading = words('reading', {
  hash: 'Huella SHA-256',
  end: 'Fin del texto',
  untilEnd: 'Lee hasta el final del texto para poder marcar esta casilla.',
  untilEndToGoOn: 'Lee hasta el final del texto para poder continuar.',
});
