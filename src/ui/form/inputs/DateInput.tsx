import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es-mx';
import { common } from '@portal/messages/common';
import { Field } from '../Field';
import styles from '../form.module.css';
import { type InputProps, useField } from '../use-field';

interface DateInputProps extends InputProps {
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
}

/** dd/mm/aaaa on the screen, the calendar day 'YYYY-MM-DD' in the form. */
export function DateInput({ name, label, help, optional, min, max }: DateInputProps) {
  const field = useField(name, Boolean(help));
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <DatePicker
        {...field.control}
        className={styles.wide}
        format={['DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD']}
        placeholder={common.dateFormat}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        status={field.error ? 'error' : undefined}
        value={typeof field.value === 'string' && field.value !== '' ? dayjs(field.value) : null}
        onChange={(day) => field.change(day ? day.format('YYYY-MM-DD') : '')}
      />
    </Field>
  );
}
