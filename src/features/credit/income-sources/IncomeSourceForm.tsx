import { type IncomeRole, incomeKinds, incomePeriods } from '@contract/credit/income-kinds';
import {
  type IncomeSourceDetail,
  incomeForm,
  incomeSources,
} from '@contract/credit/income-sources';
import { version } from '@contract/kernel/fields/version';
import {
  incomeKindName,
  incomePeriodName,
  incomeRoleName,
} from '@contract/locales/es-MX/credit/income-names';
import { incomeScreen as words } from '@contract/locales/es-MX/credit/income-sources';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormDrawer } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';

const editSchema = incomeForm.extend({ version });
const { kind: kindSchema } = incomeForm.shape;

interface NewSourceProps {
  projectId: string;
  role: IncomeRole;
  onClose: () => void;
  /** What to open then: the source asks for its evidence next. */
  onAdded: (incomeSourceId: string) => void;
}

/** A source of one person of a request. */
export function NewSource({ projectId, role, onClose, onAdded }: NewSourceProps) {
  const create = useAct(incomeSources.create);
  const added = useRef<string>(undefined);
  return (
    <Frame title={`${t(words.newTitle)} · ${t(incomeRoleName[role])}`} onClose={onClose}>
      <AppForm
        schema={incomeForm}
        initial={{ kind: 'salaried', period: 'month' }}
        submitLabel={t(words.saveNew)}
        outcome="created"
        onCancel={onClose}
        onSubmit={async (body) => {
          const { id } = await create.mutateAsync({
            params: { projectId },
            body: { ...body, role },
          });
          added.current = id;
        }}
        // Once nothing is unsaved: leaving before that would ask.
        onDone={() => added.current && onAdded(added.current)}
      >
        <Fields />
      </AppForm>
    </Frame>
  );
}

/** The same source with other words and amounts. */
export function EditSource({
  source,
  onClose,
}: {
  source: IncomeSourceDetail;
  onClose: () => void;
}) {
  const edit = useAct(incomeSources.edit);
  const { id, kind, payer, since, amount_cents, period, notes } = source;
  return (
    <Frame title={t(words.editTitle)} onClose={onClose}>
      <AppForm
        schema={editSchema}
        initial={{ kind, payer, since, amount_cents, period, notes, version: source.version }}
        submitLabel={t(words.save)}
        outcome="updated"
        onDone={onClose}
        onCancel={onClose}
        onSubmit={async (body) =>
          void (await edit.mutateAsync({ params: { incomeSourceId: id }, body }))
        }
      >
        <Fields />
      </AppForm>
    </Frame>
  );
}

function Frame({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: React.ReactNode;
}) {
  return (
    <FormDrawer
      open
      width={480}
      title={title}
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {children}
    </FormDrawer>
  );
}

function Fields() {
  const typed: unknown = useWatch({ name: 'kind' });
  const kind = kindSchema.safeParse(typed).data ?? 'other';
  return (
    <>
      <SelectInput
        name="kind"
        label={t(words.kind)}
        options={optionsOf(incomeKinds, texts(incomeKindName))}
      />
      <TextInput name="payer" label={t(words.payer[kind])} maxLength={120} />
      <DateInput name="since" label={t(words.since)} help={t(words.sinceHelp)} />
      <MoneyInput name="amount_cents" label={t(words.amount)} help={t(words.amountHelp)} />
      <SelectInput
        name="period"
        label={t(words.period)}
        options={optionsOf(incomePeriods, texts(incomePeriodName))}
      />
      <TextAreaWithCounter name="notes" label={t(words.notes)} maximum={500} rows={3} optional />
    </>
  );
}
