import { MAX_EVIDENCE, writeOffBody, writeOffs } from '@contract/credit/write-offs';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { writeOffPanel as words } from '@contract/locales/es-MX/credit/write-offs';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { useReceipt } from '@portal/ui/kit/use-receipt';

interface WriteOffFormProps {
  loanId: string;
  folio: string;
  principal: Centavos;
  onClose: () => void;
}

/** Asks that a credit be written off, with why and on what grounds; another of staff confirms. */
export function WriteOffForm({ loanId, folio, principal, onClose }: WriteOffFormProps) {
  const ask = useAct(writeOffs.create);
  const give = useReceipt();
  return (
    <FormModal open title={t(words.create)} onClose={onClose}>
      <p>{t(words.createHelp)}</p>
      <DescriptionList
        inline
        rows={[
          { label: t(credit.folio), value: folio },
          { label: t(words.principal), value: <MoneyText centavos={principal} /> },
        ]}
      />
      <AppForm
        schema={writeOffBody}
        initial={{ reason: '', evidence: '' }}
        submitLabel={t(words.create)}
        danger
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          await ask.mutateAsync({ params: { loanId }, body });
          give({ ...texts(creditReceipts.writtenOff), folio, amount: principal });
        }}
      >
        <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={2} />
        <TextAreaWithCounter
          name="evidence"
          label={t(words.evidence)}
          help={t(words.evidenceHelp)}
          maximum={MAX_EVIDENCE}
          rows={4}
        />
      </AppForm>
    </FormModal>
  );
}
