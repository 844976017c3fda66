import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** A short list of things (each an `li`): what it is on the left, its state or what can be done on the right. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.rowList}>{children}</ul>;
}
