import {
  lostCauseName,
  prospectWork as words,
} from '@contract/locales/es-MX/program/prospect-work';
import { lostCauses } from '@contract/program/prospects';
import { t, texts } from '@portal/i18n';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { useWatch } from 'react-hook-form';

/** Why somebody is lost, once that is what it becomes. */
export function LostFields() {
  const status: unknown = useWatch({ name: 'status' });
  if (status !== 'lost') return null;
  return (
    <>
      <SelectInput
        name="lost_cause"
        label={t(words.lostCause)}
        options={optionsOf(lostCauses, texts(lostCauseName))}
      />
      <TextAreaWithCounter name="lost_reason" label={t(words.lostReason)} maximum={300} rows={3} />
    </>
  );
}
