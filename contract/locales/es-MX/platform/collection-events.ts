import { words } from '../../../kernel/words';

export const collectionEventWords = words('collectionEventWords', {
  broken: 'No se cumplió la promesa del crédito {{folio}}',
  brokenText:
    'Se prometieron {{amount, mxn}} para el {{day, day}} y no llegaron completos. Busca un nuevo acuerdo.',
});
