import { collections, hardshipBody, MAX_HARDSHIP_DAYS } from '@contract/credit/collections';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { collectionPage as words } from '@contract/locales/es-MX/credit/collections';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import type { CollectionDetail } from './CollectionPage';

/** Marks a credit whose people are going through something, so that it is handled with care. */
export function HardshipForm({ row, onClose }: { row: CollectionDetail; onClose: () => void }) {
  const mark = useAct(collections.hardship);
  const today = dayInMexicoCity(new Date());
  return (
    <FormModal open title={t(words.hardship)} onClose={onClose}>
      <p>{t(words.hardshipHelp)}</p>
      <AppForm
        schema={hardshipBody}
        initial={{ until: '', reason: '' }}
        submitLabel={t(words.hardship)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) =>
          void (await mark.mutateAsync({ params: { loanId: row.loan_id }, body }))
        }
      >
        <DateInput
          name="until"
          label={t(words.until)}
          min={today}
          max={addDays(today, MAX_HARDSHIP_DAYS)}
        />
        <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={3} />
      </AppForm>
    </FormModal>
  );
}
