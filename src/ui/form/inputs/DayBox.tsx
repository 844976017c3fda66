import { CloseCircleFilled } from '@ant-design/icons';
import { dates } from '@contract/locales/es-MX/kernel/dates';
import { t } from '@portal/i18n';
import { dayProblem, parseDay } from '@portal/ui/parse-day';
import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es-mx';
import { type ComponentPropsWithRef, createContext, useContext, useState } from 'react';
import { type DayRange, problemOfDay } from './day-range';

export interface DayBoxProps extends DayRange {
  /** 'YYYY-MM-DD', or the text itself while it is no day. */
  value: string;
  onChange: (value: string) => void;
  /** The person is done with the box, and what is wrong with what they typed. */
  onLeave: (problem: string | undefined) => void;
  control: Omit<DatePickerProps, 'value' | 'onChange' | 'onBlur'>;
}

/** The text of the box while it is no day that the calendar could show. */
const Typed = createContext<string | undefined>(undefined);

/** The calendar empties its box, or goes back to the day before, when what was typed is no day. */
function TypedBox(props: ComponentPropsWithRef<'input'>) {
  const value = useContext(Typed) ?? props.value;
  // The digits alone are a day too: a telephone's keys for them are enough.
  return <input {...props} inputMode="numeric" value={value} />;
}

/** A calendar that keeps what was typed in its box while it is no day. */
export function DayBox({ value, min, max, onChange, onLeave, control }: DayBoxProps) {
  const [typed, setTyped] = useState<string>();
  const isDay = !dayProblem(value);
  // The calendar empties its box of a day that it does not offer, too.
  const isOffered = !problemOfDay(value, { min, max });
  const kept = isDay ? dayjs(value).format('DD/MM/YYYY') : value;

  function leave() {
    setTyped(undefined);
    onLeave(typed ? problemOfDay(value, { min, max }) : undefined);
  }

  return (
    <Typed value={typed ?? (value === '' || isOffered ? undefined : kept)}>
      {/* Caught while bubbling: the calendar has no event for a text that is no day. */}
      <div
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement)) return;
          setTyped(target.value);
          onChange(parseDay(target.value));
        }}
      >
        <DatePicker
          {...control}
          components={{ input: TypedBox }}
          allowClear={{ clearIcon: <CloseCircleFilled aria-label={t(dates.clearDate)} /> }}
          format={['DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD']}
          minDate={min ? dayjs(min) : undefined}
          maxDate={max ? dayjs(max) : undefined}
          value={isOffered ? dayjs(value) : null}
          onChange={(chosen) => {
            setTyped(undefined);
            onChange(chosen ? chosen.format('YYYY-MM-DD') : '');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter takes the day; it sends no form that is half filled in.
            event.preventDefault();
            leave();
          }}
          onBlur={leave}
        />
      </div>
    </Typed>
  );
}
