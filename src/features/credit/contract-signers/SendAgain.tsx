import { type ContractSigner, contractSigners } from '@contract/credit/contract-signers';
import { formatPhone } from '@contract/kernel/fields/phone';
import { contractSignerPanel as words } from '@contract/locales/es-MX/credit/contract-signers';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

interface SendAgainProps {
  projectId: string;
  signer: ContractSigner;
  onClose: () => void;
}

/** Another link, to where the one before went or to where it should have gone. */
export function SendAgain({ projectId, signer, onClose }: SendAgainProps) {
  const send = useAct(contractSigners.send);
  const { party, full_name: name, email, phone, may } = signer;
  return (
    <FormModal open title={t(words.sendTitle, { name })} onClose={onClose}>
      <p>{t(may.correct ? words.sendHelp : words.sendHelpCoObligor)}</p>
      <AppForm
        schema={contractSigners.send.body}
        initial={{ email, phone: formatPhone(phone) }}
        submitLabel={t(words.send)}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { projectId, party }, body });
        }}
      >
        {may.correct ? (
          <>
            <TextInput name="email" label={t(words.email)} type="email" autoComplete="off" />
            <TextInput name="phone" label={t(words.phone)} autoComplete="off" />
          </>
        ) : null}
      </AppForm>
    </FormModal>
  );
}
