import { words } from '../../../kernel/words';

export const udiDaysWords = words('udiDaysWords', {
  tooMany: 'Pega a lo más {{most}} días; hay {{count, number}}.',
  row: 'Renglón {{number}}: {{problem}}.',
  repeated: 'Renglón {{row}}: repite el día del renglón {{first}}.',
  more_one: 'Hay {{count}} renglón más por corregir.',
  more_other: 'Hay {{count}} renglones más por corregir.',
  format: 'escribe el día y el valor, por ejemplo 20/11/2026; 8.123456',
  badDate: 'la fecha no existe; escríbela como 20/11/2026',
  udiStart: 'la UDI comenzó el 04/04/1995',
  badValue: 'el valor lleva punto y hasta seis decimales, por ejemplo 8.123456',
});
