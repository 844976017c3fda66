import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { bankDay } from '@contract/locales/es-MX/treasury/bank-days';
import { bankDays } from '@contract/treasury/bank-days';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';

/** The bank's reported balance of the account at the start and end of a day. */
export function BankBalanceForm({ onDone }: { onDone: () => void }) {
  const create = useAct(bankDays.create);
  return (
    <AppForm
      schema={bankDays.create.body}
      initial={{ day: addDays(dayInMexicoCity(new Date()), -1) }}
      draft="bank-balance"
      submitLabel={t(bankDay.register)}
      outcome="created"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) => void (await create.mutateAsync({ body }))}
    >
      <DateInput name="day" label={t(bankDay.day)} />
      <MoneyInput name="opening_cents" label={t(bankDay.opening)} />
      <MoneyInput name="closing_cents" label={t(bankDay.closing)} />
    </AppForm>
  );
}
