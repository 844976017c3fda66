import { Input } from 'antd';
import { useId } from 'react';
import styles from './sheets.module.css';

interface SheetCellProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A cell of a file's row that is corrected in place. */
export function SheetCell({ label, value, problem, onChange }: SheetCellProps) {
  const id = useId();
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        status={problem ? 'error' : undefined}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} className={styles.wrong}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
