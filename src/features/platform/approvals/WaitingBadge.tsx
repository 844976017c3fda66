import { approvals } from '@contract/locales/es-MX/platform/approvals';
import { approvals as contract } from '@contract/platform/approvals';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import styles from './approvals.module.css';

/** How many acts wait for this person to decide; live, and nothing when none does. */
export function WaitingBadge() {
  const { data } = useRead(contract.waiting, {});
  if (!data || data.confirmable === 0) return null;
  return (
    <>
      {' '}
      <span
        className={styles.badge}
        role="img"
        aria-label={t(approvals.badge, { count: data.confirmable })}
      >
        {data.confirmable}
      </span>
    </>
  );
}
