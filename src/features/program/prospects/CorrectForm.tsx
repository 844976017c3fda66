import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import { type Prospect, prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { ProspectFields } from './ProspectFields';

interface CorrectFormProps {
  prospect: Prospect;
  onClose: () => void;
}

/** What is known of a prospect, corrected. */
export function CorrectForm({ prospect, onClose }: CorrectFormProps) {
  const { id: prospectId, zone_id, zone, version } = prospect;
  const edit = useAct(prospects.edit);
  const known = useRead(zones.list, {});
  // A zone that takes no more prospects keeps those that it has.
  const places = known.data?.items.filter(({ id, active }) => active || id === zone_id) ?? [
    { id: zone_id, name: zone },
  ];
  return (
    <FormModal
      open
      title={t(words.correctTitle, { name: prospect.business_name })}
      onClose={onClose}
    >
      <AppForm
        schema={prospects.edit.body}
        initial={{
          business_name: prospect.business_name,
          contact_name: prospect.contact_name,
          phone: prospect.phone,
          email: prospect.email ?? '',
          rfc: prospect.rfc ?? '',
          municipality: prospect.municipality,
          state: prospect.state,
          postal_code: prospect.postal_code ?? '',
          zone_id,
          version,
        }}
        submitLabel={t(words.save)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await edit.mutateAsync({ params: { prospectId }, body }))}
      >
        <ProspectFields places={places} />
      </AppForm>
    </FormModal>
  );
}
