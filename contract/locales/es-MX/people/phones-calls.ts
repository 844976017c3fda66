import { words } from '../../../kernel/words';

export const phoneCalls = words('phoneCalls', {
  'GET /api/v1/profile/phone': 'El teléfono propio y si está confirmado',
  'POST /api/v1/profile/phone/codes':
    'Envía un código al teléfono nuevo; el último que se pidió es el que vale',
  'PUT /api/v1/profile/phone': 'Cambia el teléfono con el código que recibió el nuevo',
});
