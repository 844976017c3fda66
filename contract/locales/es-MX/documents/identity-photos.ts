import { words } from '../../../kernel/words';

/** The photographs that prove who a person is; of a company, who represents it. */
export const identityPhotoName = words('identityPhotoName', {
  front: 'Identificación oficial, frente',
  back: 'Identificación oficial, reverso',
  face: 'Fotografía del rostro',
});
