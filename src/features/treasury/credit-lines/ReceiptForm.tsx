import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLineDraws, receiptBody, type ShownDraw } from '@contract/treasury/credit-line-draws';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { formatDate } from '@portal/ui/format';
import { useReceipt } from '@portal/ui/kit/use-receipt';

interface ReceiptFormProps {
  draw: ShownDraw;
  onClose: () => void;
}

/** Writes down what an installer sent to the operator's account for a draw. */
export function ReceiptForm({ draw, onClose }: ReceiptFormProps) {
  const receive = useAct(creditLineDraws.receive);
  const give = useReceipt();
  return (
    <FormModal open title={t(words.receive)} onClose={onClose}>
      <p>{t(words.receiveHelp)}</p>
      <AppForm
        draft={`draw-receipt-${draw.id}`}
        schema={receiptBody}
        initial={{ amount_cents: draw.owed_cents, received_on: '', tracking_key: '' }}
        submitLabel={t(words.receive)}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          await receive.mutateAsync({ params: { drawId: draw.id }, body });
          give({
            ...texts(words.receipts.received),
            folio: draw.folio,
            amount: body.amount_cents,
            rows: [
              { label: t(words.receivedOn), value: formatDate(body.received_on) },
              { label: t(words.trackingKey), value: body.tracking_key },
            ],
          });
        }}
      >
        <MoneyInput name="amount_cents" label={t(words.amount)} />
        <DateInput name="received_on" label={t(words.receivedOn)} />
        <TextInput name="tracking_key" label={t(words.trackingKey)} uppercase maxLength={30} />
      </AppForm>
    </FormModal>
  );
}
