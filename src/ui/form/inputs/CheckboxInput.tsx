import { form } from '@contract/locales/es-MX/kernel/form';
import { t } from '@portal/i18n';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import styles from '../form.module.css';
import { useField } from '../use-field';

export function CheckboxInput({ name, label }: { name: string; label: ReactNode }) {
  const field = useField({
    name,
    hasHelp: false,
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
      {field.error ? (
        <div id={`${field.id}-error`} className={styles.error}>
          {field.error}
        </div>
      ) : null}
    </div>
  );
}
