import {
  autopay as own,
  directDebit as words,
} from '@contract/locales/es-MX/treasury/direct-debits';
import { money } from '@contract/locales/es-MX/treasury/money';
import {
  type DirectDebitCharge,
  directDebitCharges,
} from '@contract/treasury/direct-debit-charges';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Flex } from 'antd';
import { chargeRows } from './charge-rows';

interface CollectDialogProps {
  charge: DirectDebitCharge | undefined;
  onClose: () => void;
}

/** Which of the applicant's payments is that of a charge, where the bank's line does not say so. */
export function CollectDialog({ charge, onClose }: CollectDialogProps) {
  return (
    <FormModal open={charge !== undefined} title={t(words.collectTitle)} onClose={onClose}>
      {charge ? (
        <Flex vertical gap={16}>
          <p>{t(words.collectHelp)}</p>
          <DescriptionList inline rows={chargeRows(charge)} />
          <CollectForm charge={charge} onDone={onClose} />
        </Flex>
      ) : null}
    </FormModal>
  );
}

function CollectForm({ charge, onDone }: { charge: DirectDebitCharge; onDone: () => void }) {
  const collect = useAct(directDebitCharges.collect);
  const give = useReceipt();
  return (
    <AppForm
      schema={directDebitCharges.collect.body}
      initial={{}}
      submitLabel={t(words.collectSave)}
      outcome="receipt"
      onCancel={onDone}
      onDone={onDone}
      onSubmit={async (body) => {
        await collect.mutateAsync({ params: { chargeId: charge.id }, body });
        give({
          ...texts(words.collectReceipt),
          rows: [
            { label: t(own.columns.reference), value: charge.reference },
            { label: t(money.trackingKey), value: body.tracking_key },
          ],
          amount: charge.amount_cents,
        });
      }}
    >
      <TextInput name="tracking_key" label={t(money.trackingKey)} uppercase maxLength={30} />
    </AppForm>
  );
}
