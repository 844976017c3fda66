import { formatDate } from '@portal/lib/format';
import { dayProblem, typedDay } from '@portal/lib/typed-day';
import { common } from '@portal/messages/common';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es-mx';
import { type ComponentPropsWithRef, createContext, useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../Field';
import styles from '../form.module.css';
import { type InputProps, useField } from '../use-field';

interface DateInputProps extends InputProps {
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
}

/** What stands in the box while it is no day that the calendar could show. */
const Typed = createContext<string | undefined>(undefined);

/** The calendar empties its box, or goes back to the day before, when what was typed is no day. */
function TypedBox(props: ComponentPropsWithRef<'input'>) {
  return <input {...props} value={useContext(Typed) ?? props.value} />;
}

/**
 * dd/mm/aaaa on the screen, the calendar day 'YYYY-MM-DD' in the form; or the text itself while it is no
 * day, so that nothing typed is lost. What is wrong with it is said on leaving.
 */
export function DateInput({ name, label, help, optional, min, max }: DateInputProps) {
  const field = useField(name, Boolean(help));
  const { setError, clearErrors } = useFormContext();
  const [typed, setTyped] = useState<string>();
  const held = typeof field.value === 'string' ? field.value : '';
  const isDay = !dayProblem(held);

  function change(next: string) {
    field.change(next);
    clearErrors(name);
  }

  function problemOf(value: string): string | undefined {
    const problem = dayProblem(value);
    if (problem) return problem;
    if (min && value < min) return common.dayFrom(formatDate(min));
    return max && value > max ? common.dayUntil(formatDate(max)) : undefined;
  }

  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Typed value={typed ?? (held === '' || isDay ? undefined : held)}>
        {/* Heard on its way up: the calendar tells nobody of a text that is no day. */}
        <div
          onInput={({ target }) => {
            if (!(target instanceof HTMLInputElement)) return;
            setTyped(target.value);
            change(typedDay(target.value));
          }}
        >
          <DatePicker
            {...field.control}
            className={styles.wide}
            components={{ input: TypedBox }}
            format={['DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD']}
            placeholder={common.dateFormat}
            minDate={min ? dayjs(min) : undefined}
            maxDate={max ? dayjs(max) : undefined}
            status={field.error ? 'error' : undefined}
            value={isDay ? dayjs(held) : null}
            onChange={(chosen) => {
              setTyped(undefined);
              change(chosen ? chosen.format('YYYY-MM-DD') : '');
            }}
            onBlur={() => {
              setTyped(undefined);
              field.control.onBlur();
              const problem = typed && problemOf(held);
              if (problem) setError(name, { type: 'validation', message: problem });
            }}
          />
        </div>
      </Typed>
    </Field>
  );
}
