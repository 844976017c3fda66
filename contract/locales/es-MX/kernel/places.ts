import { words } from '../../../kernel/words';

/** A postal code and another place beside it: a warning, which holds nobody back. */
export const placeWords = words('placeWords', {
  knownPlace: 'El código postal {{code}} es de {{place}}.',
  check: 'Revisa si está bien escrito. Si es correcto, déjalo así.',
});
