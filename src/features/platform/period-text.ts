import { periodOf } from '@contract/compliance/report-periods';
import { reportList as words } from '@contract/locales/es-MX/compliance/reports';
import { t } from '@portal/i18n';

const month = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A period as people say it: "2026", "marzo de 2026", "Trimestre 1 de 2026". */
export function periodText(period: string): string {
  const known = periodOf(period);
  if (known?.unit === 'month') return month.format(new Date(known.from));
  if (known?.unit !== 'quarter') return period;
  return t(words.quarter, { n: period.slice(-1), year: period.slice(0, 4) });
}
