import { ExclamationCircleOutlined } from '@ant-design/icons';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FieldProps {
  id: string;
  label: string;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  /** At the right of the help: a counter, for example. */
  note?: ReactNode;
  children: ReactNode;
}

/** Label above, help under, error in its place: the frame of every private input. */
export function Field({ id, label, help, error, optional, note, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> ({t(common.optional)})</span> : null}
      </label>
      {children}
      {help || note ? (
        <div className={styles.under}>
          <span id={`${id}-help`}>{help}</span>
          {note}
        </div>
      ) : null}
      {error ? (
        <div id={`${id}-error`} className={styles.error}>
          <ExclamationCircleOutlined aria-hidden /> {error}
        </div>
      ) : null}
    </div>
  );
}
