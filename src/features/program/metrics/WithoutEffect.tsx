import { figures } from '@contract/locales/es-MX/program/metrics';
import type { MetricsFilter } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import styles from './metrics.module.css';
import { useFilterWords } from './use-filter-words';

/** Which of these filters, that figures do not know, are chosen; nothing when none is. */
export function WithoutEffect({ of }: { of: readonly MetricsFilter[] }) {
  const carried = useFilterWords()(of);
  if (carried.length === 0) return null;
  return (
    <p className={styles.carried}>{t(figures.withoutEffect, { filters: carried.join(' · ') })}</p>
  );
}
