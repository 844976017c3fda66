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
        const { movement, fresh } = await create.mutateAsync({ body });
        give({
          ...(fresh
            ? { title: t(treasuryReceipts.told.title), next: whatFollows(movement) }
            : texts(treasuryReceipts.toldBefore)),
          amount: movement.amount_cents,
          rows: [{ label: t(money.trackingKey), value: movement.tracking_key }],
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

type Told = Answer<typeof bankMovements.create>['movement'];

function whatFollows({ matched, status, direction }: Told): string {
  const { next } = treasuryReceipts.told;
  if (status === 'matched' && matched) {
    return t(direction === 'in' ? next.credited : next.confirmed, { name: matched.name });
  }
  if (status === 'unidentified') return t(next.unidentified);
  return t(status === 'review' || status === 'held' ? next.waiting : next.other);
}
