import { words } from '../../../kernel/words';

/** Texts of the button that copies a text. */
export const copying = words('copying', {
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Tu navegador no deja copiar; selecciona el texto y cópialo.',
});
