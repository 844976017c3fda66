import { form } from '@contract/locales/es-MX/kernel/form';
import { t } from '@portal/i18n';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import styles from '../form.module.css';
import { useField } from '../use-field';

interface CheckboxInputProps {
  name: string;
  label: ReactNode;
  help?: string;
}

export function CheckboxInput({ name, label, help }: CheckboxInputProps) {
  const field = useField({
    name,
    hasHelp: Boolean(help),
    label: typeof label === 'string' ? label : '',
    say: (value) => t(value === true ? form.yes : form.no),
  });
  return (
    <div className={styles.field}>
      <Checkbox
        {...field.control}
        checked={field.value === true}
        onChange={({ target }) => field.change(target.checked)}
      >
        {label}
      </Checkbox>
      {help ? (
        <div id={`${field.id}-help`} className={styles.under}>
          {help}
        </div>
      ) : null}
      {field.error ? (
        <div id={`${field.id}-error`} className={styles.error}>
          {field.error}
        </div>
      ) : null}
    </div>
  );
}
