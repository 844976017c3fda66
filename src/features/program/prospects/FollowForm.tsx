import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import { type Prospect, prospects } from '@contract/program/prospects';
import { FollowFields } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';

interface FollowFormProps {
  prospect: Prospect;
  onClose: () => void;
}

/** How far a prospect is, whose it is and when it is taken up again. */
export function FollowForm({ prospect, onClose }: FollowFormProps) {
  const { id: prospectId, business_name: name, status, owner, next_on, version } = prospect;
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
        <FollowFields nextOn={next_on}>
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
        </FollowFields>
      </AppForm>
    </FormModal>
  );
}
