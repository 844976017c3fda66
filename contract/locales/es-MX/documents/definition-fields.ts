import { words } from '../../../kernel/words';

/** What is wrong with a field of a definition. */
export const definitionFields = words('definitionFields', {
  key: 'Usa de 3 a 40 letras minúsculas sin acentos, dígitos o guiones bajos; la primera, una letra.',
  prefix: 'Usa de 2 a 6 letras o dígitos.',
  ofProjectOnly: 'La regla pregunta por un dato del crédito, y de la persona sola no se conoce.',
  privateIsStaffs: 'Un documento privado lo sube solo el personal: no elijas a nadie más.',
  noUploader: 'Elige quién lo sube, o permite que lo suba el personal.',
  coObligorsOwn: 'Lo que es del obligado solidario no lo sube el instalador, que no lo lee.',
  noCoObligor: 'Los documentos de una persona son suyos: el obligado solidario es de un crédito.',
  ofCoObligor:
    'La regla pregunta por el obligado solidario: marca que el documento es suyo, para que el instalador no lo lea.',
  ownPapers: 'Los documentos de una persona los sube ella misma, no el instalador.',
  notAssociable: 'Ese registro no se puede asociar con lo que el documento es.',
  noProject: 'Una persona sola no tiene crédito: la regla debe preguntar por la persona.',
});
