import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface StatCardProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
}

export function StatCard({ label, value, hint }: StatCardProps) {
  return (
    <div className={styles.stat}>
      <div className={styles.statLabel}>{label}</div>
      <div className={styles.statValue}>{value}</div>
      {hint ? <div className={styles.statLabel}>{hint}</div> : null}
    </div>
  );
}

/** As many cards side by side as fit. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className={styles.stats}>{children}</div>;
}
