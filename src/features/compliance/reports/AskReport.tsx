import {
  periodsEndedBefore,
  type ReportKind,
  reportKinds,
  unitsOf,
} from '@contract/compliance/report-periods';
import { reports } from '@contract/compliance/reports';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import {
  reportHelp,
  reportNames,
  reportList as words,
} from '@contract/locales/es-MX/compliance/reports';
import { periodText } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Which report, and of which period that is over. */
export function AskReport({ onClose }: { onClose: () => void }) {
  const create = useAct(reports.create);
  const outcome = useOutcome();
  return (
    <FormModal open title={t(words.ask)} onClose={onClose}>
      <AppForm
        schema={reports.create.body}
        initial={{ period: '' }}
        submitLabel={t(words.ask)}
        onCancel={onClose}
        onDone={() => {
          outcome.document(t(words.asked));
          onClose();
        }}
        onSubmit={async (body) => void (await create.mutateAsync({ body }))}
      >
        <Choices />
      </AppForm>
    </FormModal>
  );
}

const isKind = (value: unknown): value is ReportKind => reportKinds.some((kind) => kind === value);

function Choices() {
  const kind: unknown = useWatch({ name: 'kind' });
  const { setValue } = useFormContext();
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    // Another report is of other periods.
    setValue('period', '');
  }, [kind, setValue]);
  const today = dayInMexicoCity(new Date());
  const periods = isKind(kind)
    ? unitsOf[kind].flatMap((unit) => periodsEndedBefore(unit, today))
    : [];
  return (
    <>
      <SelectInput
        name="kind"
        label={t(words.kind)}
        help={isKind(kind) ? t(reportHelp[kind]) : undefined}
        options={optionsOf(reportKinds, texts(reportNames))}
      />
      <SelectInput
        name="period"
        label={t(words.period)}
        options={periods.map((period) => ({ value: period, label: periodText(period) }))}
      />
    </>
  );
}
