import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  /** What explains it, in its corner: a button. */
  help?: ReactNode;
  /** Of an amount that should not be there. */
  tone?: 'danger' | undefined;
}

/** A figure under its name. Its value may be a link or a tag; antd's Statistic (2 KB) formats numbers, which `format.ts` does. */
export function StatCard({ label, value, hint, help, tone }: StatCardProps) {
  return (
    <div className={styles.stat}>
      {help ? (
        <div className={styles.statHead}>
          <div className={styles.statLabel}>{label}</div>
          <div className={styles.statHelp}>{help}</div>
        </div>
      ) : (
        <div className={styles.statLabel}>{label}</div>
      )}
      <div className={styles.statValue} data-tone={tone}>
        {value}
      </div>
      {hint ? <div className={styles.statLabel}>{hint}</div> : null}
    </div>
  );
}

interface StatRowProps {
  /** Short figures, not amounts: two cards fit beside each other on a phone, wherever they stand. */
  counts?: boolean;
  children: ReactNode;
}

/** As many cards side by side as fit. */
export function StatRow({ counts, children }: StatRowProps) {
  return (
    <div className={styles.stats} data-counts={counts || undefined}>
      {children}
    </div>
  );
}
