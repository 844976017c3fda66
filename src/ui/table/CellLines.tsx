import type { ReactNode } from 'react';
import styles from './cell-lines.module.css';

/** A cell of several lines; among the cards of a phone they stand where the card puts its values. */
export const CellLines = ({ children }: { children: ReactNode }) => (
  <div className={styles.lines}>{children}</div>
);

/** The line of less weight. */
export const QuietLine = ({ children }: { children: ReactNode }) => (
  <span className={styles.quiet}>{children}</span>
);
