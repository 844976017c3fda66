import { type DayRange, problemOfDay } from '@portal/ui/form/inputs/day-range';
import { FilterDay } from '@portal/ui/form/inputs/FilterDay';
import { useId, useState } from 'react';
import styles from './audit.module.css';

interface DayFilterProps extends DayRange {
  label: string;
  /** 'YYYY-MM-DD', as the address keeps it. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/**
 * One end of a range of days. What is no day of it stays in its box with what is wrong, and filters nothing;
 * an address may still hold a range that ends before it begins, which both its ends say at once.
 */
export function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  const id = useId();
  const [text, setText] = useState<string>();
  const [typedProblem, setTypedProblem] = useState<string>();
  const problem = text === undefined && value ? problemOfDay(value, { min, max }) : typedProblem;

  function change(next: string) {
    setTypedProblem(undefined);
    const isDay = next === '' || !problemOfDay(next, { min, max });
    setText(isDay ? undefined : next);
    if (isDay) onChange(next || undefined);
  }

  function leave(wrong: string | undefined) {
    if (!wrong) return;
    setTypedProblem(wrong);
    onChange(undefined);
  }

  return (
    <div className={styles.day}>
      <FilterDay
        value={text ?? value ?? ''}
        min={min}
        max={max}
        onChange={change}
        onLeave={leave}
        control={{
          className: styles.box,
          placeholder: label,
          'aria-label': label,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': problem ? id : undefined,
          status: problem ? 'error' : undefined,
          onKeyDown: ({ key }) => {
            if (key === 'Enter' && text) leave(problemOfDay(text, { min, max }));
          },
        }}
      />
      {problem ? (
        <div id={id} className={styles.problem}>
          {problem}
        </div>
      ) : null}
    </div>
  );
}
