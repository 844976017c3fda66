import { words } from '../../../kernel/words';

export const alertCalls = words('alertCalls', {
  'GET /api/v1/alerts':
    'Alertas de prevención de lavado, las que esperan decisión si no se pide otra cosa',
  'GET /api/v1/alert-staff': 'Personas del equipo que pueden atender una alerta',
  'GET /api/v1/alerts/:alertId': 'Una alerta, con los hechos que la abrieron y lo decidido',
  'POST /api/v1/alerts/:alertId/assignments':
    'Asigna la alerta a una persona del equipo, o a nadie',
  'POST /api/v1/alerts/:alertId/decisions':
    'Descarta, escala o reporta una alerta, con su motivo; no se corrige después',
});
