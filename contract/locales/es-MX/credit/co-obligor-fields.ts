import { words } from '../../../kernel/words';

export const coObligorFields = words('coObligorFields', {
  accept: 'Marca que leíste qué significa y que aceptas.',
  authorise: 'Marca que autorizas la consulta.',
  channel: 'Elige cómo recibir el código.',
});
