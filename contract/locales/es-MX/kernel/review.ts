import { words } from '../../../kernel/words';

/** The last step of a form whose values are read once more before they are sent. */
export const reviewWords = words('reviewWords', {
  steps: 'Pasos',
  fill: 'Datos',
  check: 'Revisión',
  open: 'Revisar antes de enviar',
  title: 'Revisa lo que vas a enviar',
  help: 'Si algo no es correcto, cámbialo: lo demás se conserva.',
  change: 'Cambiar',
  changePart: 'Cambiar: {{part}}',
});
