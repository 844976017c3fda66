import { dates } from '@contract/locales/es-MX/kernel/dates';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { dayProblem } from '@portal/ui/parse-day';
import { useFormContext } from 'react-hook-form';
import { Field } from '../Field';
import styles from '../form.module.css';
import { type InputProps, useField } from '../use-field';
import { DayBox } from './DayBox';
import type { DayRange } from './day-range';

interface DateInputProps extends InputProps, DayRange {}

const dayText = (value: unknown) =>
  typeof value !== 'string' ? '' : dayProblem(value) ? value : formatDate(value);

/**
 * dd/mm/aaaa on the screen, the calendar day 'YYYY-MM-DD' in the form; or the text itself while it is no
 * day, so that nothing typed is lost. What is wrong with it is shown on leaving.
 */
export function DateInput({ name, label, help, optional, min, max }: DateInputProps) {
  const field = useField({ name, label, hasHelp: Boolean(help), say: dayText });
  const { setError, clearErrors } = useFormContext();
  const { onBlur, ...control } = field.control;
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <DayBox
        value={typeof field.value === 'string' ? field.value : ''}
        min={min}
        max={max}
        onChange={(next) => {
          field.change(next);
          clearErrors(name);
        }}
        onLeave={(problem) => {
          onBlur();
          if (problem) setError(name, { type: 'validation', message: problem });
        }}
        control={{
          ...control,
          className: styles.wide,
          placeholder: t(dates.dateFormat),
          status: field.error ? 'error' : undefined,
        }}
      />
    </Field>
  );
}
