import { home } from '@contract/locales/es-MX/platform/home';
import { totals } from '@contract/platform/totals';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { formatMoney, formatNumber } from '@portal/ui/format';
import { useEffect, useState } from 'react';

/** What has been financed until now; renders nothing where the server does not offer it. */
export function HouseTotals() {
  const [figures, setFigures] = useState<Answer<typeof totals.show> | null>();
  useEffect(() => {
    const gone = new AbortController();
    call(totals.show, {}, { signal: gone.signal }).then(setFigures, () => setFigures(null));
    return () => gone.abort();
  }, []);
  if (figures === null) return null;
  // Its place is kept from the beginning, so that nothing jumps.
  if (!figures) return <div className="pub-totals" />;
  return (
    <dl className="pub-totals">
      <div>
        <dt>{t(home.totals.delivered)}</dt>
        <dd className="amount">{formatMoney(figures.delivered_cents)}</dd>
      </div>
      <div>
        <dt>{t(home.totals.loans)}</dt>
        <dd className="amount">{formatNumber(figures.delivered_loans)}</dd>
      </div>
      <div>
        <dt>{t(home.totals.open)}</dt>
        <dd className="amount">{formatNumber(figures.open_opportunities)}</dd>
      </div>
    </dl>
  );
}
