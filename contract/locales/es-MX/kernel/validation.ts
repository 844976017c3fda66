import { words } from '../../../kernel/words';

/** Validation messages where the specification shows no wording, in the voice of its section 5. */
export const validation = words('validation', {
  numeric: 'El campo debe ser un número',
  integer: 'El campo debe ser un número entero',
  atLeast: 'El campo debe ser {{minimum}} o más',
  atMost: 'El campo debe ser {{maximum}} o menos',
  over: 'El campo debe ser mayor a {{minimum}}',
  under: 'El campo debe ser menor a {{maximum}}',
  multipleOf: 'El campo debe ser múltiplo de {{step}}',
  date: 'El campo debe ser una fecha con el formato dd/mm/aaaa',
  option: 'Elige una de las opciones',
  minOptions: 'Elige al menos {{count}}',
  unknownField: 'Hay un dato que el formulario no reconoce',
  invalid: 'Revisa este dato',
});
