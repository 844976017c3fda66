import { type Lead, leads } from '@contract/credit/leads';
import { leadPage as words } from '@contract/locales/es-MX/credit/leads';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { PlaceWarning } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

const blank = {
  contact_name: '',
  business_name: '',
  phone: '',
  email: '',
  rfc: '',
  municipality: '',
  state: '',
  postal_code: '',
};

/** A lead written by hand, by the rules of a row of a file. */
export function LeadForm({ onClose }: { onClose: () => void }) {
  const create = useAct(leads.create);
  return (
    <FormModal open title={t(words.add)} onClose={onClose}>
      <AppForm
        schema={leads.create.body}
        initial={blank}
        submitLabel={t(prospect.addOne)}
        outcome="created"
        draft="lead"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await create.mutateAsync({ body }))}
      >
        <LeadFields />
      </AppForm>
    </FormModal>
  );
}

interface CorrectLeadProps {
  lead: Lead;
  onClose: () => void;
}

/** What is known of a lead, corrected. */
export function CorrectLead({ lead, onClose }: CorrectLeadProps) {
  const edit = useAct(leads.edit);
  const { id: leadId, version } = lead;
  return (
    <FormModal
      open
      title={t(prospectWork.correctTitle, { name: lead.contact_name })}
      onClose={onClose}
    >
      <AppForm
        schema={leads.edit.body}
        initial={{
          contact_name: lead.contact_name,
          business_name: lead.business_name ?? '',
          phone: lead.phone,
          email: lead.email ?? '',
          rfc: lead.rfc ?? '',
          municipality: lead.municipality ?? '',
          state: lead.state ?? '',
          postal_code: lead.postal_code ?? '',
          version,
        }}
        submitLabel={t(prospectWork.save)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await edit.mutateAsync({ params: { leadId }, body }))}
      >
        <LeadFields />
      </AppForm>
    </FormModal>
  );
}

const LeadFields = () => (
  <>
    <TextInput name="contact_name" label={t(words.name)} />
    <TextInput name="phone" label={t(prospect.phone)} type="tel" inputMode="tel" />
    <TextInput name="business_name" label={t(words.business)} optional />
    <TextInput name="email" label={t(prospect.email)} type="email" optional />
    <TextInput name="rfc" label={t(prospectWork.rfc)} uppercase optional />
    <TextInput name="municipality" label={t(prospect.municipality)} optional />
    <TextInput name="state" label={t(prospectWork.state)} optional />
    <TextInput
      name="postal_code"
      label={t(prospectWork.postalCode)}
      inputMode="numeric"
      maxLength={10}
      optional
    />
    <PlaceWarning />
  </>
);
