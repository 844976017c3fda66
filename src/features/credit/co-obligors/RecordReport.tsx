import { bureauReport, coObligors } from '@contract/credit/co-obligors';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { coObligorPanel as words } from '@contract/locales/es-MX/credit/co-obligors';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';

interface RecordReportProps {
  projectId: string;
  onClose: () => void;
}

/** What the bureau told staff, who asked it by hand. */
export function RecordReport({ projectId, onClose }: RecordReportProps) {
  const record = useAct(coObligors.consult);
  return (
    <FormModal open title={t(words.recordTitle)} onClose={onClose}>
      <p>{t(words.recordHelp)}</p>
      <AppForm
        schema={bureauReport}
        initial={{ reported_on: dayInMexicoCity(new Date()), summary: '' }}
        submitLabel={t(words.record)}
        outcome="created"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await record.mutateAsync({ params: { projectId }, body }))}
      >
        <DateInput name="reported_on" label={t(words.reportedOn)} />
        <NumberInput name="score" label={t(words.score)} />
        <TextAreaWithCounter name="summary" label={t(words.summary)} maximum={1000} />
      </AppForm>
    </FormModal>
  );
}
