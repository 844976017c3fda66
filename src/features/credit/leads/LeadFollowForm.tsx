import { type Lead, leads } from '@contract/credit/leads';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { FollowFields } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';

interface LeadFollowFormProps {
  lead: Lead;
  onClose: () => void;
}

/** How far a lead is and when it is taken up again. */
export function LeadFollowForm({ lead, onClose }: LeadFollowFormProps) {
  const {
    id: leadId,
    contact_name: name,
    status,
    lost_cause,
    lost_reason,
    next_on,
    version,
  } = lead;
  const edit = useAct(leads.edit);
  return (
    <FormModal open title={t(prospectWork.followTitle, { name })} onClose={onClose}>
      <AppForm
        schema={leads.edit.body}
        initial={{
          status,
          lost_cause: lost_cause ?? '',
          lost_reason: lost_reason ?? '',
          next_on: next_on ?? '',
          version,
        }}
        submitLabel={t(prospectWork.save)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await edit.mutateAsync({ params: { leadId }, body }))}
      >
        <FollowFields nextOn={next_on} />
      </AppForm>
    </FormModal>
  );
}
