import { words } from '../../../kernel/words';

/** What the values of settings count. */
export const unitWords = words('unitWords', {
  hours_one: 'hora',
  hours_other: 'horas',
  days_one: 'día',
  days_other: 'días',
  seconds_one: 'segundo',
  seconds_other: 'segundos',
  attempts_one: 'intento',
  attempts_other: 'intentos',
  requests_one: 'solicitud',
  requests_other: 'solicitudes',
  udis_one: 'UDI',
  udis_other: 'UDI',
  udi_one: 'pesos',
  udi_other: 'pesos',
});
