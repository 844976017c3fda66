import { words } from '../../../kernel/words';
import type { SettingKind } from '../../../platform/setting-info';

/** Unit of each kind of value, in a sentence that also explains how to write it. */
export const settingUnits = words('settingUnits', {
  rate: 'Porcentaje con hasta dos decimales, por ejemplo 18.9 %.',
  days: 'Número entero de días, por ejemplo 30.',
  hours: 'Número entero de horas, por ejemplo 24.',
  seconds: 'Número entero de segundos, por ejemplo 300.',
  attempts: 'Número entero de intentos seguidos, por ejemplo 3.',
  requests: 'Número entero de solicitudes, por ejemplo 25.',
  amount: 'Pesos con hasta dos decimales, por ejemplo 50,000.00.',
  flag: 'Sí o No.',
  udi: 'Pesos por UDI con hasta seis decimales, por ejemplo 8.123456.',
  udis: 'Número entero de UDI, por ejemplo 50,000 escrito 50000.',
  choice: 'Pareja con IVA incluido, o Pareja antes de IVA.',
  dates: 'Días separados por comas, por ejemplo 24/12/2026, 31/12/2026; o Ninguno.',
  order: 'Los seis componentes, cada uno una vez y el capital al final, separados por comas.',
} as const satisfies Record<SettingKind, string>);
