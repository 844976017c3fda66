import { collections, MAX_PROMISE_DAYS, promiseBody } from '@contract/credit/collections';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { collectionPage as words } from '@contract/locales/es-MX/credit/collections';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import type { CollectionDetail } from './CollectionPage';

/** What was promised, and for when: all that is overdue, unless another amount is written. */
export function PromiseForm({ row, onClose }: { row: CollectionDetail; onClose: () => void }) {
  const promise = useAct(collections.promise);
  const today = dayInMexicoCity(new Date());
  return (
    <FormModal open title={t(words.promise)} onClose={onClose}>
      <p>{t(words.promiseHelp)}</p>
      <AppForm
        schema={promiseBody}
        initial={{ amount_cents: row.overdue_cents, promised_on: '' }}
        submitLabel={t(words.promise)}
        outcome="created"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) =>
          void (await promise.mutateAsync({ params: { loanId: row.loan_id }, body }))
        }
      >
        <MoneyInput name="amount_cents" label={t(words.amount)} />
        <DateInput
          name="promised_on"
          label={t(words.promisedOn)}
          min={today}
          max={addDays(today, MAX_PROMISE_DAYS)}
        />
      </AppForm>
    </FormModal>
  );
}
