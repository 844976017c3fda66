import {
  type CalendarSummary,
  earlyPaymentBody,
  earlyPayments,
  earlyUses,
} from '@contract/credit/early-payments';
import { amountCents } from '@contract/kernel/fields/centavos';
import {
  earlyUseHelp,
  earlyUseNames,
  earlyPayment as words,
} from '@contract/locales/es-MX/credit/early-payments';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { CheckboxInput } from '@portal/ui/form/inputs/CheckboxInput';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { RadioInput } from '@portal/ui/form/inputs/RadioInput';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { useDebounced } from '@portal/ui/use-debounced';
import { Flex } from 'antd';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';

type Standing = Answer<typeof earlyPayments.show>;

const form = z
  .strictObject({
    use: earlyPaymentBody.shape.use,
    /** Only today, with so much of the credit balance. */
    once: z.boolean(),
    amount_cents: amountCents,
    accepted: z.boolean(),
  })
  .refine(({ use, accepted }) => use !== 'instalments' || accepted, {
    path: ['accepted'],
    error: () => t(words.mustAccept),
  });

/** What a credit does with what is paid beyond what is due: how it stands, what an amount would do, and the choice. */
export function EarlyPaymentSection({ loanId, title }: { loanId: string; title?: string }) {
  const query = useRead(earlyPayments.show, { params: { loanId } });
  return (
    <Section title={title ?? t(words.title)}>
      <Loaded query={query}>{(standing) => <Choice loanId={loanId} standing={standing} />}</Loaded>
    </Section>
  );
}

function Choice({ loanId, standing }: { loanId: string; standing: Standing }) {
  const may = useMay('early-payments.create');
  const choose = useAct(earlyPayments.choose);
  const confirm = useConfirm();
  const { use, next_use: next, credit_balance_cents: balance, now } = standing;
  if (!now) return <p>{t(words.now, { use: t(earlyUseNames[use]) })}</p>;

  async function send({ use, once, amount_cents, accepted }: z.output<typeof form>) {
    const isSure = await confirm(
      once
        ? { title: t(words.useTitle), text: t(words.useText), okText: t(words.use) }
        : { title: t(words.saveTitle), text: t(words.saveText), okText: t(words.save) },
    );
    if (!isSure) return 'unsent' as const;
    await choose.mutateAsync({
      params: { loanId },
      body: {
        use,
        ...(once && { amount_cents }),
        ...(accepted && use === 'instalments' && { accepted_text: standing.instalments_text }),
      },
    });
  }

  return (
    <Flex vertical gap="middle">
      <p>
        {t(words.now, { use: t(earlyUseNames[use]) })}
        {next
          ? ` · ${t(words.from, { day: formatDate(next.from), use: t(earlyUseNames[next.use]) })}`
          : null}
      </p>
      {may ? (
        <AppForm
          schema={form}
          initial={{
            use,
            once: false,
            amount_cents: balance > 0 ? balance : now.next_cents,
            accepted: false,
          }}
          submitLabel={t(words.save)}
          outcome="updated"
          onSubmit={send}
        >
          <MoneyInput
            name="amount_cents"
            label={t(words.amount)}
            help={t(words.amountHelp, {
              least: formatMoney(standing.before_capital_cents),
              payoff: formatMoney(standing.payoff_cents),
            })}
          />
          <Comparison loanId={loanId} now={now} />
          <RadioInput
            name="use"
            label={t(words.what)}
            help={t(words.help)}
            options={earlyUses.map((value) => ({
              value,
              label: `${t(earlyUseNames[value])}. ${t(earlyUseHelp[value])}`,
            }))}
          />
          {balance > 0 ? (
            <RadioInput
              name="once"
              label={t(words.when)}
              options={[
                { value: false, label: t(words.fromNowOn) },
                { value: true, label: t(words.withBalance, { amount: formatMoney(balance) }) },
              ]}
            />
          ) : null}
          <Acceptance text={standing.instalments_text} />
        </AppForm>
      ) : null}
    </Flex>
  );
}

/** The sentence that is accepted before instalments are paid ahead. */
function Acceptance({ text }: { text: string }) {
  const use: unknown = useWatch({ name: 'use' });
  if (use !== 'instalments') return null;
  return <CheckboxInput name="accepted" label={`${t(words.accept)} ${text}`} />;
}

/** Both calendars that an amount leads to, beside the one in force. */
function Comparison({ loanId, now }: { loanId: string; now: CalendarSummary }) {
  const typed: unknown = useWatch({ name: 'amount_cents' });
  const parsed = amountCents.safeParse(Number(useDebounced(String(typed))));
  const query = useRead(
    earlyPayments.show,
    { params: { loanId }, query: parsed.success ? { amount_cents: parsed.data } : {} },
    { enabled: parsed.success },
  );
  if (!parsed.success || !query.data) return null;
  const { capital } = query.data;
  if (!capital) return <p>{t(words.notReached)}</p>;
  const lines = [
    { label: t(words.rows.now), calendar: now },
    { label: t(words.rows.term), calendar: capital.term },
    { label: t(words.rows.payment), calendar: capital.payment },
  ];
  return (
    <Flex vertical gap="middle" aria-live="polite">
      <DescriptionList
        rows={[
          {
            label: t(words.paysAccrued),
            value: <MoneyText centavos={capital.accrued_cents + capital.vat_cents} />,
          },
          ...(capital.ahead_cents > 0
            ? [{ label: t(words.paidAhead), value: <MoneyText centavos={capital.ahead_cents} /> }]
            : []),
          { label: t(words.toCapital), value: <MoneyText centavos={capital.capital_cents} /> },
        ]}
      />
      <ShortTable
        label={t(words.compared, { amount: formatMoney(parsed.data) })}
        rows={lines}
        rowKey={({ label }) => label}
        columns={[
          { key: 'what', title: t(words.columns.what), render: ({ label }) => label },
          {
            key: 'instalments',
            title: t(words.columns.instalments),
            render: ({ calendar }) => calendar.instalments,
          },
          {
            key: 'next',
            title: t(words.columns.next),
            render: ({ calendar }) => <MoneyText centavos={calendar.next_cents} />,
          },
          {
            key: 'payment',
            title: t(words.columns.payment),
            render: ({ calendar }) => (
              <MoneyText centavos={calendar.payment_cents ?? calendar.next_cents} />
            ),
          },
          {
            key: 'last',
            title: t(words.columns.lastDay),
            render: ({ calendar }) => formatDate(calendar.last_due_on),
          },
          {
            key: 'interest',
            title: t(words.columns.interest),
            render: ({ calendar }) => <MoneyText centavos={calendar.interest_cents} />,
          },
          {
            key: 'total',
            title: t(words.columns.total),
            render: ({ calendar }) => <MoneyText centavos={calendar.total_cents} />,
          },
        ]}
      />
    </Flex>
  );
}
