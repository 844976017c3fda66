import { words } from '../../../kernel/words';

export const coObligorFields = words('coObligorFields', {
  accept: 'Marca que leíste qué significa y que aceptas.',
  agree: 'Marca que leíste el convenio y que lo firmas.',
  authorise: 'Marca que autorizas la consulta.',
  channel: 'Elige cómo recibir el código.',
});
