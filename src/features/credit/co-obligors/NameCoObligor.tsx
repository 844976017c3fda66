import { coObligors } from '@contract/credit/co-obligors';
import { coObligorPanel as words } from '@contract/locales/es-MX/credit/co-obligors';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useReceipt } from '@portal/ui/kit/use-receipt';

interface NameCoObligorProps {
  projectId: string;
  onClose: () => void;
}

/** Whom an applicant names, and where they are written to. */
export function NameCoObligor({ projectId, onClose }: NameCoObligorProps) {
  const name = useAct(coObligors.create);
  const give = useReceipt();
  return (
    <FormModal open title={t(words.name)} onClose={onClose}>
      <p>{t(words.nameHelp)}</p>
      <AppForm
        schema={coObligors.create.body}
        initial={{ full_name: '', email: '', phone: '', relation: '' }}
        submitLabel={t(words.send)}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          await name.mutateAsync({ params: { projectId }, body });
          give({
            ...texts(creditReceipts.coObligor),
            rows: [
              { label: t(creditReceipts.person), value: body.full_name },
              { label: t(words.email), value: body.email },
            ],
          });
        }}
      >
        <TextInput name="full_name" label={t(words.fullName)} autoComplete="off" />
        <TextInput name="email" label={t(words.email)} type="email" autoComplete="off" />
        <TextInput name="phone" label={t(words.phone)} autoComplete="off" />
        <TextInput name="relation" label={t(words.relation)} autoComplete="off" />
      </AppForm>
    </FormModal>
  );
}
