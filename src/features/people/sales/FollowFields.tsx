import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import { prospect as prospectWords } from '@contract/locales/es-MX/program/prospects';
import { MAX_NEXT_DAYS, prospectStatuses } from '@contract/program/prospects';
import { t, texts } from '@portal/i18n';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import type { ReactNode } from 'react';
import { LostFields } from './LostFields';

interface FollowFieldsProps {
  /** The day that is kept, which may have passed. */
  nextOn: string | null;
  /** Whose it is, where that is chosen. */
  children?: ReactNode;
}

/** How far somebody is and when they are taken up again. */
export function FollowFields({ nextOn, children }: FollowFieldsProps) {
  const today = dayInMexicoCity(new Date());
  return (
    <>
      <SelectInput
        name="status"
        label={t(prospectWords.status)}
        options={optionsOf(prospectStatuses, texts(prospectStatusName))}
      />
      <LostFields />
      {children}
      <DateInput
        name="next_on"
        label={t(words.nextOn)}
        optional
        min={nextOn ?? today}
        max={addDays(today, MAX_NEXT_DAYS)}
      />
    </>
  );
}
