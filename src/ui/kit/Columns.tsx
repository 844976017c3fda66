import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** Sections one under the other, with the same room between them. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

interface ColumnsProps {
  children: ReactNode;
  /** What goes with the main matter: beside it on a wide screen, under it on a narrow one. */
  side: ReactNode;
  /** The side stays in sight while the rest is read. */
  sticky?: boolean;
}

export function Columns({ children, side, sticky }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <Stack>{children}</Stack>
      <div className={styles.stack} data-sticky={sticky || undefined}>
        {side}
      </div>
    </div>
  );
}
