import { autopay as words } from '@contract/locales/es-MX/treasury/direct-debits';
import { treasuryFields } from '@contract/locales/es-MX/treasury/schemas';
import {
  type DebitedCredit,
  directDebits,
  directDebitTerms,
  LAST_DAY,
} from '@contract/treasury/direct-debits';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { CheckboxInput } from '@portal/ui/form/inputs/CheckboxInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { formatMoney } from '@portal/ui/format';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Alert } from 'antd';
import * as z from 'zod';
import { accountOf } from './charge-tones';

interface MandateFormProps {
  credit: DebitedCredit;
  sources: Answer<typeof directDebits.list>['sources'];
  onDone: () => void;
}

const form = directDebitTerms.omit({ source_kind: true, accepted: true }).extend({
  accepted: z.boolean().refine((accepted) => accepted, {
    error: () => t(treasuryFields.directDebits.accept),
  }),
});

/** Hundreds of pesos, in centavos. */
const STEP = 10_000;
/** An instalment with some room, for late interest. */
const roomFor = (cents: number) => Math.ceil((cents * 1.1) / STEP) * STEP;

/** The terms of a mandate, agreed to for the first time or anew. */
export function MandateForm({ credit, sources, onDone }: MandateFormProps) {
  const create = useAct(directDebits.create);
  const edit = useAct(directDebits.edit);
  const give = useReceipt();
  const { mandate, instalment, loan_id } = credit;
  const chosen = sources.find(({ id }) => id === mandate?.source.id) ?? sources[0];
  const due = instalment ? Number(instalment.due_on.slice(8)) : 1;
  return (
    <AppForm
      schema={form}
      initial={{
        source_id: chosen?.id ?? '',
        accepted: false,
        day: mandate?.day ?? Math.min(due, LAST_DAY),
        most_cents:
          mandate?.most_cents ?? (instalment ? roomFor(instalment.amount_cents) : undefined),
      }}
      submitLabel={t(mandate ? words.save : words.activate)}
      outcome="receipt"
      onCancel={onDone}
      onDone={onDone}
      onSubmit={async (agreed) => {
        const kind = sources.find(({ id }) => id === agreed.source_id)?.kind ?? 'clabe';
        const body = { ...agreed, source_kind: kind, accepted: true as const };
        const done = mandate
          ? await edit.mutateAsync({ params: { directDebitId: mandate.id }, body })
          : await create.mutateAsync({ body: { ...body, loan_id } });
        give({
          ...texts(words.receipts[mandate ? 'edit' : 'create']),
          folio: done.folio,
          rows: [
            { label: t(words.source), value: accountOf(done.source) },
            { label: t(words.day), value: t(words.dayOf, { day: String(done.day) }) },
            { label: t(words.most), value: formatMoney(done.most_cents) },
          ],
        });
      }}
    >
      <SelectInput
        name="source_id"
        label={t(words.source)}
        options={sources.map((source) => ({ value: source.id, label: accountOf(source) }))}
      />
      <NumberInput name="day" label={t(words.day)} help={t(words.dayHelp)} />
      {credit.early_is_used ? <Alert type="info" showIcon message={t(words.dayIsDue)} /> : null}
      <MoneyInput name="most_cents" label={t(words.most)} help={t(words.mostHelp)} />
      <CheckboxInput name="accepted" label={t(words.accept)} />
    </AppForm>
  );
}
