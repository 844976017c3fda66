import { words } from '../../../kernel/words';

/** What the forms of reports and the server refuse alike. */
export const reportFields = words('reportFields', {
  period: 'Elige un periodo de ese reporte.',
});

/** What the forms of alerts and the server refuse alike. */
export const alertFields = words('alertFields', {
  reason: 'Elige un motivo de esa decisión.',
});
