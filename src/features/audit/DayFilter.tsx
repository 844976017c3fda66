import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es-mx';
import styles from './audit.module.css';

interface DayFilterProps {
  label: string;
  /** 'YYYY-MM-DD', as the address keeps it. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** One end of a range of days. */
export function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  const day = value ? dayjs(value) : null;
  return (
    <DatePicker
      className={styles.day}
      aria-label={label}
      placeholder={label}
      format={['DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD']}
      value={day?.isValid() ? day : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      onChange={(next) => onChange(next?.format('YYYY-MM-DD'))}
    />
  );
}
