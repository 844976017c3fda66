import { FilterOutlined } from '@ant-design/icons';
import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { t } from '@portal/i18n';
import { problemOfDay } from '@portal/ui/form/inputs/day-range';
import { FilterDay } from '@portal/ui/form/inputs/FilterDay';
import type { FilterValues, SetFilter } from '@portal/ui/table/Filters';
import { Button, Input, Popover } from 'antd';
import { useEffect, useId, useState } from 'react';
import styles from './prospects.module.css';

const typed = {
  business: t(prospect.business),
  contact: t(prospect.contact),
  phone: t(prospect.phone),
  email: t(prospect.email),
  municipality: t(prospect.municipality),
  state: t(words.state),
} as const;

const days = {
  created_from: t(words.createdFrom),
  created_to: t(words.createdTo),
  applied_from: t(words.appliedFrom),
  applied_to: t(words.appliedTo),
} as const;

export const moreFilterNames: readonly string[] = [...Object.keys(typed), ...Object.keys(days)];

interface MoreFiltersProps {
  values: FilterValues;
  set: SetFilter;
}

/** Filters by what a column has, typed. */
export function MoreFilters({ values, set }: MoreFiltersProps) {
  const count = moreFilterNames.filter((name) => values[name]).length;
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <div className={styles.filters}>
          {Object.entries(typed).map(([name, label]) => (
            <TypedFilter
              key={name}
              label={label}
              value={values[name] ?? ''}
              onChange={(value) => set(name, value)}
            />
          ))}
          {Object.entries(days).map(([name, label]) => (
            <DayFilter
              key={name}
              label={label}
              value={values[name] ?? ''}
              onChange={(value) => set(name, value)}
            />
          ))}
        </div>
      }
    >
      <Button icon={<FilterOutlined aria-hidden />}>
        {count > 0 ? t(words.moreFiltersActive, { count }) : t(words.moreFilters)}
      </Button>
    </Popover>
  );
}

interface OneFilterProps {
  label: string;
  value: string;
  onChange: (value: string | undefined) => void;
}

/** Narrows the list with Enter, and on leaving the box. */
function TypedFilter({ label, value, onChange }: OneFilterProps) {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const done = () => {
    if (text.trim() !== value) onChange(text.trim() || undefined);
  };
  return (
    <label htmlFor={id}>
      {label}
      <Input
        id={id}
        allowClear
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={done}
        onBlur={done}
      />
    </label>
  );
}

function DayFilter({ label, value, onChange }: OneFilterProps) {
  const id = useId();
  const [day, setDay] = useState(value);
  useEffect(() => setDay(value), [value]);
  return (
    <label htmlFor={id}>
      {label}
      <FilterDay
        value={day}
        onChange={(next) => {
          setDay(next);
          if (next === '' || !problemOfDay(next, {})) onChange(next || undefined);
        }}
        onLeave={() => undefined}
        control={{ id }}
      />
    </label>
  );
}
