import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { money } from '@contract/locales/es-MX/treasury/money';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankDirections, bankMovements } from '@contract/treasury/bank-movements';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useReceipt } from '@portal/ui/kit/use-receipt';

/** One line of the bank's statement, entered by hand; reported twice it counts once. */
export function BankMovementForm({ onDone }: { onDone: () => void }) {
  const create = useAct(bankMovements.create);
  const give = useReceipt();
  return (
    <AppForm
      schema={bankMovements.create.body}
      initial={{
        direction: 'in',
        occurred_on: dayInMexicoCity(new Date()),
        tracking_key: '',
        sender_clabe: '',
        sender_name: '',
        receiver_clabe: '',
        concept: '',
      }}
      draft="bank-movement"
      submitLabel={t(treasury.register)}
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) => {
        const { movement } = await create.mutateAsync({ body });
        give({
          title: t(treasuryReceipts.told.title),
          amount: movement.amount_cents,
          rows: [{ label: t(money.trackingKey), value: movement.tracking_key }],
          next: whatFollows(movement),
        });
      }}
    >
      <SelectInput
        name="direction"
        label={t(treasury.direction)}
        options={optionsOf(bankDirections, texts(treasury))}
      />
      <DateInput name="occurred_on" label={t(treasury.occurredOn)} />
      <MoneyInput name="amount_cents" label={t(money.amount)} />
      <TextInput name="tracking_key" label={t(money.trackingKey)} uppercase maxLength={30} />
      <TextInput
        name="sender_clabe"
        label={t(treasury.senderClabe)}
        inputMode="numeric"
        maxLength={40}
      />
      <TextInput name="sender_name" label={t(treasury.senderName)} maxLength={120} />
      <TextInput
        name="receiver_clabe"
        label={t(treasury.receiverClabe)}
        inputMode="numeric"
        maxLength={40}
      />
      <TextInput name="concept" label={t(treasury.concept)} maxLength={40} optional />
    </AppForm>
  );
}

function whatFollows({ matched, status }: Answer<typeof bankMovements.create>['movement']): string {
  const { next } = treasuryReceipts.told;
  if (status === 'matched' && matched) return t(next.matched, { name: matched.name });
  return t(status === 'unidentified' ? next.unidentified : next.waiting);
}
