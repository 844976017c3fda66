import { contractSigners, type NamedParty } from '@contract/credit/contract-signers';
import { contractSignerPanel as words } from '@contract/locales/es-MX/credit/contract-signers';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

interface NameSignerProps {
  projectId: string;
  party: NamedParty;
  onClose: () => void;
}

const schema = contractSigners.create.body.omit({ party: true });

/** Who signs the contract too, and where they are written to. */
export function NameSigner({ projectId, party, onClose }: NameSignerProps) {
  const name = useAct(contractSigners.create);
  return (
    <FormModal open title={t(words.name[party])} onClose={onClose}>
      <p>{t(words.nameHelp)}</p>
      <AppForm
        schema={schema}
        initial={{ full_name: '', email: '', phone: '' }}
        submitLabel={t(words.add)}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          await name.mutateAsync({ params: { projectId }, body: { ...body, party } });
        }}
      >
        <TextInput name="full_name" label={t(words.fullName)} autoComplete="off" />
        <TextInput name="email" label={t(words.email)} type="email" autoComplete="off" />
        <TextInput name="phone" label={t(words.phone)} autoComplete="off" />
      </AppForm>
    </FormModal>
  );
}
