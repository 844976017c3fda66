import { approvals as contract } from '@contract/platform/approvals';
import { approvals as words } from '@portal/messages/approvals';
import { useRead } from '@portal/refine/use-read';
import styles from './approvals.module.css';

/** How many acts wait for this person to decide; live, and nothing when none does. */
export function WaitingBadge() {
  const { data } = useRead(contract.waiting, {});
  if (!data || data.confirmable === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.badge} role="img" aria-label={words.badge(data.confirmable)}>
        {data.confirmable}
      </span>
    </>
  );
}
