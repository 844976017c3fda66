import { bureauReport } from '@contract/credit/co-obligors';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { coObligorPanel as words } from '@contract/locales/es-MX/credit/co-obligors';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import type * as z from 'zod';

interface RecordReportProps {
  /** Says of whom it is. */
  title: string;
  onReport: (report: z.output<typeof bureauReport>) => Promise<unknown>;
  onClose: () => void;
}

/** What the bureau told staff, who asked it by hand. */
export function RecordReport({ title, onReport, onClose }: RecordReportProps) {
  return (
    <FormModal open title={title} onClose={onClose}>
      <p>{t(words.recordHelp)}</p>
      <AppForm
        schema={bureauReport}
        initial={{ reported_on: dayInMexicoCity(new Date()), summary: '' }}
        submitLabel={t(words.record)}
        outcome="created"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await onReport(body))}
      >
        <DateInput name="reported_on" label={t(words.reportedOn)} />
        <NumberInput name="score" label={t(words.score)} />
        <TextAreaWithCounter name="summary" label={t(words.summary)} maximum={1000} />
      </AppForm>
    </FormModal>
  );
}
