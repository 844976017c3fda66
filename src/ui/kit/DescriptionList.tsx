import type { ReactNode } from 'react';
import styles from './parts.module.css';

export interface DescriptionRow {
  label: string;
  value: ReactNode;
  /** Takes the whole width, also where what it shows is no plain text. */
  long?: true;
}

/** What was written in sentences takes the whole width. */
const isLong = ({ value, long }: DescriptionRow) =>
  long || (typeof value === 'string' && value.length > 80) || undefined;

/**
 * Label and value pairs; `inline` puts them on one line each, amounts at the right. A list of terms, where
 * antd's Descriptions (3 KB) is a table, and announced as one.
 */
export function DescriptionList({
  rows,
  inline,
}: {
  rows: readonly DescriptionRow[];
  inline?: boolean;
}) {
  return (
    <dl className={inline ? styles.rows : styles.pairs}>
      {rows.map((row) => (
        <div key={row.label} data-long={isLong(row)}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
