import { words } from '../../../kernel/words';

export const notificationPreferenceCalls = words('notificationPreferenceCalls', {
  'GET /api/v1/notification-preferences':
    'Por qué medio llega cada tipo de aviso, y las horas de silencio',
  'PUT /api/v1/notification-preferences':
    'Cambia los medios y las horas de silencio; los obligatorios siempre llegan',
});
