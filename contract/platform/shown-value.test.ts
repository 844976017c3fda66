import { expect, it } from 'vitest';
import { shownValue } from './shown-value';

it.each([
  ['otp_ttl_seconds', '45', '45 segundos'],
  ['session_idle_hard_seconds', '90', '90 segundos (1 min 30 s)'],
  ['session_lifetime_staff_seconds', '28800', '28,800 segundos (8 h)'],
  ['login_max_failures', '1', '1 intento'],
  ['cooling_off_hours', '24', '24 horas'],
  ['max_funding_days', '30', '30 días'],
  ['udi_value', '8.123456', '8.123456 pesos'],
  ['iva_rate', '16%', '16%'],
] as const)('%s %s is shown as %s', (key, value, shown) => {
  expect(shownValue(key, value).replaceAll('\u00a0', ' ')).toBe(shown);
});
