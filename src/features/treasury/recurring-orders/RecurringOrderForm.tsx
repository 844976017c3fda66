import { amountCents } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { recurringOrderNames } from '@contract/locales/es-MX/treasury/recurring-order-names';
import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import {
  RETRY_BANK_DAYS,
  type RecurringOrder,
  type RecurringOrderKind,
  recurringOrderRules,
  recurringOrders,
  recurringOrderTerms,
  takesAmount,
} from '@contract/treasury/recurring-orders';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { RadioInput } from '@portal/ui/form/inputs/RadioInput';
import { formatMoney } from '@portal/ui/format';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { endOf } from './run-state';

interface RecurringOrderFormProps {
  kind: RecurringOrderKind;
  /** Null of one that is agreed to for the first time. */
  order: RecurringOrder | null;
  onDone: () => void;
}

type Terms = z.output<typeof recurringOrderTerms>;

const depositForm = recurringOrderTerms.omit({ rule: true }).extend({ amount_cents: amountCents });

const withdrawalForm = recurringOrderTerms.refine(
  ({ rule, amount_cents }) => !takesAmount(rule) || amount_cents !== undefined,
  { path: ['amount_cents'], error: () => t(fieldMessage.required) },
);

const FIRST_DAY = 5;

/** The terms of an order, agreed to for the first time or anew. */
export function RecurringOrderForm({ kind, order, onDone }: RecurringOrderFormProps) {
  const create = useAct(recurringOrders.create);
  const edit = useAct(recurringOrders.edit);
  const give = useReceipt();

  async function send({ amount_cents, ...terms }: Terms) {
    const body = {
      ...terms,
      ...(takesAmount(terms.rule) && amount_cents !== undefined && { amount_cents }),
    };
    const done = order
      ? await edit.mutateAsync({ params: { recurringOrderId: order.id }, body })
      : await create.mutateAsync({ body: { ...body, kind } });
    give({
      ...texts(order ? words.receipts.edit : words.receipts.create[kind]),
      folio: done.folio,
      rows: [
        ...(kind === 'withdrawal'
          ? [{ label: t(words.rule), value: t(recurringOrderNames.rules[done.rule]) }]
          : []),
        ...(done.amount_cents === null
          ? []
          : [{ label: t(amountLabel(done.rule)), value: formatMoney(done.amount_cents) }]),
        { label: t(words.day), value: t(words.dayOf, { day: String(done.day) }) },
        { label: t(words.endsOn), value: endOf(done) },
      ],
    });
  }

  const kept = {
    day: order?.day ?? FIRST_DAY,
    ...(order?.amount_cents && { amount_cents: order.amount_cents }),
    ...(order?.ends_on && { ends_on: order.ends_on }),
  };
  const shared = {
    submitLabel: t(order ? words.save : words.activate[kind]),
    outcome: 'receipt',
    onCancel: onDone,
    onDone,
  } as const;
  if (kind === 'deposit') {
    return (
      <AppForm
        {...shared}
        schema={depositForm}
        initial={kept}
        onSubmit={(terms) => send({ ...terms, rule: 'fixed' })}
      >
        <MoneyInput name="amount_cents" label={t(words.amount)} />
        <Days />
      </AppForm>
    );
  }
  return (
    <AppForm
      {...shared}
      schema={withdrawalForm}
      initial={{ ...kept, rule: order?.rule ?? 'fixed' }}
      onSubmit={send}
    >
      <RadioInput name="rule" label={t(words.rule)} options={rules} />
      <Amount />
      <Days />
    </AppForm>
  );
}

const rules = recurringOrderRules.map((value) => ({
  value,
  label: t(recurringOrderNames.rules[value]),
  help:
    value === 'fixed'
      ? t(words.ruleHelp.fixed, { days: RETRY_BANK_DAYS })
      : t(words.ruleHelp[value]),
}));

/** What the amount of a rule is called. */
const amountLabel = (rule: RecurringOrder['rule']) =>
  rule === 'above' ? words.keep : words.amount;

function Amount() {
  const rule: unknown = useWatch({ name: 'rule' });
  if (rule === 'received') return null;
  return (
    <MoneyInput name="amount_cents" label={t(amountLabel(rule === 'above' ? 'above' : 'fixed'))} />
  );
}

const Days = () => (
  <>
    <NumberInput name="day" label={t(words.day)} help={t(words.dayHelp)} />
    <DateInput
      name="ends_on"
      label={t(words.endsOn)}
      help={t(words.endsOnHelp)}
      optional
      min={dayInMexicoCity(new Date())}
    />
  </>
);
