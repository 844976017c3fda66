import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import { prospect as prospectWords } from '@contract/locales/es-MX/program/prospects';
import {
  MAX_NEXT_DAYS,
  type Prospect,
  prospectStatuses,
  prospects,
} from '@contract/program/prospects';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { LostFields } from './LostFields';

interface FollowFormProps {
  prospect: Prospect;
  onClose: () => void;
}

/** How far a prospect is, whose it is and when it is taken up again. */
export function FollowForm({ prospect, onClose }: FollowFormProps) {
  const { id: prospectId, business_name: name, status, owner, next_on, version } = prospect;
  const today = dayInMexicoCity(new Date());
  const edit = useAct(prospects.edit);
  const owners = useRead(prospects.owners, {});
  const people = owners.data?.items.filter(
    ({ zone_ids: zones }) => zones === null || zones.includes(prospect.zone_id),
  );
  const others = people?.some(({ id }) => id === owner?.id) || !owner ? [] : [owner];
  return (
    <FormModal open title={t(words.followTitle, { name })} onClose={onClose}>
      <AppForm
        schema={prospects.edit.body}
        initial={{
          status,
          lost_cause: prospect.lost_cause ?? '',
          lost_reason: prospect.lost_reason ?? '',
          owner_id: owner?.id ?? '',
          next_on: next_on ?? '',
          version,
        }}
        submitLabel={t(words.save)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await edit.mutateAsync({ params: { prospectId }, body }))}
      >
        <SelectInput
          name="status"
          label={t(prospectWords.status)}
          options={optionsOf(prospectStatuses, texts(prospectStatusName))}
        />
        <LostFields />
        <SelectInput
          name="owner_id"
          label={t(words.owner)}
          optional
          loading={!people}
          options={[...others, ...(people ?? [])].map(({ id, name: label }) => ({
            value: id,
            label,
          }))}
        />
        <DateInput
          name="next_on"
          label={t(words.nextOn)}
          optional
          min={next_on ?? today}
          max={addDays(today, MAX_NEXT_DAYS)}
        />
      </AppForm>
    </FormModal>
  );
}
