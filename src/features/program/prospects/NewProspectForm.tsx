import { prospect as words } from '@contract/locales/es-MX/program/prospects';
import { prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { ProspectFields } from './ProspectFields';

const blank = {
  business_name: '',
  contact_name: '',
  phone: '',
  email: '',
  rfc: '',
  municipality: '',
  state: '',
  postal_code: '',
  zone_id: '',
};

/** A prospect written by hand, by the rules of a row of a file. */
export function NewProspectForm({ onClose }: { onClose: () => void }) {
  const create = useAct(prospects.create);
  const known = useRead(zones.list, {});
  return (
    <FormModal open title={t(words.add)} onClose={onClose}>
      <AppForm
        schema={prospects.create.body}
        initial={blank}
        submitLabel={t(words.addOne)}
        outcome="created"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await create.mutateAsync({ body }))}
      >
        <ProspectFields places={known.data?.items.filter(({ active }) => active) ?? []} />
      </AppForm>
    </FormModal>
  );
}
