import { words } from '../../../kernel/words';

/** What the forms of reports and the server refuse alike. */
export const reportFields = words('reportFields', {
  period: 'Elige un periodo de ese reporte.',
});
