import { between } from '@contract/kernel/fields/between';
import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLineDraws } from '@contract/treasury/credit-line-draws';
import { type LineOverview, MIN_DRAW_DAYS } from '@contract/treasury/credit-lines';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { formatMoney } from '@portal/ui/format';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useMemo } from 'react';

interface DrawFormProps {
  projects: LineOverview['projects'];
  maxDays: number;
  onClose: () => void;
}

/** Draws of the line against a project, once its amount and days are read again. */
export function DrawForm({ projects, maxDays, onClose }: DrawFormProps) {
  const ask = useAct(creditLineDraws.create);
  const confirm = useConfirm();
  const give = useReceipt();
  const [only] = projects.length === 1 ? projects : [];
  const schema = useMemo(
    () => creditLineDraws.create.body.extend({ days: between(MIN_DRAW_DAYS, maxDays) }),
    [maxDays],
  );
  return (
    <FormModal open title={t(words.drawTitle)} onClose={onClose}>
      <p>{t(words.drawHelp)}</p>
      <AppForm
        draft="credit-line-draw"
        schema={schema}
        initial={{ stage_id: only?.stage_id }}
        submitLabel={t(words.draw)}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => {
          const amount = formatMoney(body.amount_cents);
          const project = projects.find(({ stage_id: id }) => id === body.stage_id);
          const rows = [
            { label: t(words.amount), value: amount },
            { label: t(words.project), value: project?.folio ?? '' },
            { label: t(words.term), value: t(words.daysValue, { count: body.days }) },
          ];
          const okText = t(words.drawVerb, { amount });
          if (!(await confirm({ title: t(words.drawTitle), okText, rows }))) return 'unsent';
          await ask.mutateAsync({ body });
          give({ ...texts(words.receipts.drawn), amount: body.amount_cents, rows: rows.slice(1) });
        }}
      >
        <SelectInput
          name="stage_id"
          label={t(words.project)}
          options={projects.map(({ stage_id: value, folio, room_cents: room }) => ({
            value,
            label: t(words.projectRoom, { folio, room }),
          }))}
        />
        <MoneyInput name="amount_cents" label={t(words.amount)} />
        <NumberInput
          name="days"
          label={t(words.days)}
          unit={t(words.daysUnit)}
          help={t(words.daysHelp, { most: maxDays })}
        />
      </AppForm>
    </FormModal>
  );
}
