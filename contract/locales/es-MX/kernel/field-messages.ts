import { words } from '../../../kernel/words';

/** The specification's general messages (section 5), word for word; N is the only thing that varies. */
export const fieldMessage = words('fieldMessage', {
  required: 'El campo es obligatorio',
  email: 'El campo debe ser un correo electrónico válido',
  min: 'al menos {{characters}} caracteres',
  max: 'no debe ser mayor a {{characters}} caracteres',
  confirmed: 'El campo no coincide',
});
