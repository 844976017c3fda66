import { words } from '../../../kernel/words';

/** The room of the lists that staff keep. */
export const catalogs = words('catalogs', {
  help: 'Las listas que el equipo mantiene. Un cambio se ve de inmediato y queda en la auditoría.',
  which: 'Catálogo',
});
