import { words } from '../../../kernel/words';

export const estimatePdfWords = words('estimatePdfWords', {
  name: 'estimacion-{{day}}',
  title: 'Estimación de {{company}}',
  day: 'Estimada el {{day, day}} con las tasas de ese día.',
  month: 'Al mes',
  system: 'El sistema',
  credit: 'El crédito',
  link: 'Míralo en línea',
});
