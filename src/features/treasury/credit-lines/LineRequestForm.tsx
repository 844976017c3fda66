import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLines, lineRequestBody } from '@contract/treasury/credit-lines';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { useReceipt } from '@portal/ui/kit/use-receipt';

/** Asks for a line, or for another limit of the one that there is. */
export function LineRequestForm({ onClose }: { onClose: () => void }) {
  const ask = useAct(creditLines.request);
  const give = useReceipt();
  return (
    <FormModal open title={t(words.requestTitle)} onClose={onClose}>
      <p>{t(words.requestHelp)}</p>
      <AppForm
        draft="credit-line-request"
        schema={lineRequestBody}
        initial={{ purpose: '' }}
        submitLabel={t(words.request)}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          await ask.mutateAsync({ body });
          give({ ...texts(words.receipts.requested), amount: body.amount_cents });
        }}
      >
        <MoneyInput name="amount_cents" label={t(words.requestAmount)} />
        <TextAreaWithCounter name="purpose" label={t(words.purpose)} maximum={500} rows={3} />
      </AppForm>
    </FormModal>
  );
}
