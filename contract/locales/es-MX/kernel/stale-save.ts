import { words } from '../../../kernel/words';

export const staleSave = words('staleSave', {
  title: 'Esto cambió mientras lo editabas',
  explanation: 'Se guardó desde otro lugar. Compara y elige con cuál te quedas.',
  field: 'Dato',
  mine: 'Lo tuyo',
  saved: 'Lo guardado',
  empty: 'Sin dato',
  keepMine: 'Guardar lo mío',
  useSaved: 'Usar lo guardado',
});
