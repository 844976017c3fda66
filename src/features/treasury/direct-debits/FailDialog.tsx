import {
  autopay as own,
  directDebit as words,
} from '@contract/locales/es-MX/treasury/direct-debits';
import { failureReasonNames } from '@contract/locales/es-MX/treasury/failure-reasons';
import {
  type DirectDebitCharge,
  directDebitCharges,
  reasonsOf,
} from '@contract/treasury/direct-debit-charges';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Flex } from 'antd';
import { chargeRows } from './charge-rows';

interface FailDialogProps {
  charge: DirectDebitCharge | undefined;
  onClose: () => void;
}

/** What the bank answered of a charge that it did not make. */
export function FailDialog({ charge, onClose }: FailDialogProps) {
  return (
    <FormModal open={charge !== undefined} title={t(words.failTitle)} onClose={onClose}>
      {charge ? (
        <Flex vertical gap={16}>
          <p>{t(words.failHelp)}</p>
          <DescriptionList inline rows={chargeRows(charge)} />
          <FailForm charge={charge} onDone={onClose} />
        </Flex>
      ) : null}
    </FormModal>
  );
}

function FailForm({ charge, onDone }: { charge: DirectDebitCharge; onDone: () => void }) {
  const fail = useAct(directDebitCharges.fail);
  const give = useReceipt();
  return (
    <AppForm
      schema={directDebitCharges.fail.body}
      initial={{ occurred_on: charge.charge_on }}
      submitLabel={t(words.failSave)}
      outcome="receipt"
      onCancel={onDone}
      onDone={onDone}
      onSubmit={async (body) => {
        await fail.mutateAsync({ params: { chargeId: charge.id }, body });
        give({
          ...texts(words.failReceipt),
          rows: [
            { label: t(own.columns.reference), value: charge.reference },
            { label: t(words.reason), value: t(failureReasonNames[body.reason]) },
          ],
          amount: charge.amount_cents,
        });
      }}
    >
      <SelectInput
        name="reason"
        label={t(words.reason)}
        options={optionsOf(reasonsOf(charge.kind), texts(failureReasonNames))}
      />
      <DateInput name="occurred_on" label={t(words.on)} />
    </AppForm>
  );
}
