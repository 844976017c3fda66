import { toCentavos } from '@contract/kernel/fields/centavos';
import { portfolioWords as words } from '@contract/locales/es-MX/treasury/portfolio';
import type { ExpectedMonth } from '@contract/treasury/portfolio';
import { periodText } from '@portal/features/platform';
import { t } from '@portal/i18n';
import type { MonthBar } from '@portal/ui/charts/MonthBars';

/** The parts of a month's bar, the lowest first. */
export const monthParts = [t(words.gain), t(words.capital)];

/** Expected months as bars of pesos: what is gained, and the capital that comes back above it. */
export const monthBars = (months: readonly ExpectedMonth[]): MonthBar[] =>
  months.map(({ month, net_cents: net, capital_cents: capital }) => ({
    name: periodText(month),
    values: [Math.max(0, net - capital) / 100, Math.min(net, capital) / 100],
    said: t(words.point, { month: periodText(month), net: toCentavos(net), capital }),
  }));
