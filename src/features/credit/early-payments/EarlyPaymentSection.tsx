import {
  type EarlyUse,
  type earlyPaymentBody,
  earlyPayments,
} from '@contract/credit/early-payments';
import { amountCents } from '@contract/kernel/fields/centavos';
import {
  earlyUseNames,
  earlyUseStanding,
  earlyPayment as words,
} from '@contract/locales/es-MX/credit/early-payments';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
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
import { Section } from '@portal/ui/kit/Section';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Flex } from 'antd';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { CapitalComparison } from './CapitalComparison';

type Standing = Answer<typeof earlyPayments.show>;

const kinds = ['wait', 'capital', 'instalments'] as const;
const shapes = ['capital_term', 'capital_payment'] as const;

const form = z
  .strictObject({
    kind: z.enum(kinds),
    /** How capital is reduced. */
    shape: z.enum(shapes),
    /** Only today, with so much of the credit balance. */
    once: z.boolean(),
    amount_cents: amountCents,
    accepted: z.boolean(),
  })
  .refine(({ kind, accepted }) => kind !== 'instalments' || accepted, {
    path: ['accepted'],
    error: () => t(words.mustAccept),
  });
type Chosen = z.output<typeof form>;

const kindFor = (use: EarlyUse): Chosen['kind'] => {
  if (use === 'credit_balance') return 'wait';
  return use === 'instalments' ? 'instalments' : 'capital';
};

const earlyUseFor = ({ kind, shape }: Chosen): EarlyUse => {
  if (kind === 'wait') return 'credit_balance';
  return kind === 'instalments' ? 'instalments' : shape;
};

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
  const give = useReceipt();
  // What was used is gone: the form begins anew with what there is then.
  const [round, setRound] = useState(0);
  const { use, next_use: next, credit_balance_cents: balance, now } = standing;

  async function send(chosen: Chosen) {
    const isOnce = chosen.once && chosen.kind !== 'wait';
    const chosenUse = earlyUseFor(chosen);
    const amount = formatMoney(chosen.amount_cents);
    const value = t(earlyUseNames[chosenUse]);
    const isSure = await confirm(
      isOnce
        ? {
            title: t(words.useTitle),
            text: t(words.useText),
            rows: [
              { label: t(words.useChoice), value },
              { label: t(words.amount), value: amount },
            ],
            okText: `${t(words.use)}: ${amount}`,
          }
        : {
            title: t(words.saveTitle),
            text: t(words.saveText),
            rows: [{ label: t(words.choice), value }],
            okText: t(words.save),
          },
    );
    if (!isSure) return 'unsent' as const;
    const body: z.input<typeof earlyPaymentBody> = {
      use: chosenUse,
      ...(isOnce && { amount_cents: chosen.amount_cents }),
      ...(chosenUse === 'instalments' && { accepted_text: standing.instalments_text }),
    };
    const { from } = await choose.mutateAsync({ params: { loanId }, body });
    const receipt = isOnce ? creditReceipts.used : creditReceipts.choice;
    give({
      title: t(receipt.title),
      ...(isOnce && { amount: chosen.amount_cents }),
      rows: [{ label: t(creditReceipts.choiceMade), value }],
      next: t(receipt.next, { day: from }),
    });
    return undefined;
  }

  return (
    <Flex vertical gap="middle">
      <div>
        <p>{t(earlyUseStanding[use])}</p>
        {next ? (
          <p>{t(words.from, { day: formatDate(next.from), use: t(earlyUseNames[next.use]) })}</p>
        ) : null}
      </div>
      {may && now ? (
        <AppForm
          key={round}
          schema={form}
          initial={{
            kind: kindFor((next ?? standing).use),
            shape:
              (next ?? standing).use === 'capital_payment' ? 'capital_payment' : 'capital_term',
            once: false,
            amount_cents: balance > 0 ? balance : now.next_cents,
            accepted: false,
          }}
          submitLabel={<SubmitLabel />}
          outcome="receipt"
          onSubmit={send}
          onDone={() => setRound(round + 1)}
        >
          <RadioInput
            name="kind"
            label={t(words.what)}
            options={kinds.map((value) => ({
              value,
              label: t(words.kinds[value]),
              help: t(words.kindHelp[value]),
            }))}
          />
          <Details loanId={loanId} standing={standing} now={now} />
        </AppForm>
      ) : null}
    </Flex>
  );
}

const useKind = () => useWatch<Chosen, 'kind'>({ name: 'kind' });
const useOnce = () => useWatch<Chosen, 'once'>({ name: 'once' });

function SubmitLabel() {
  const [kind, once] = [useKind(), useOnce()];
  return t(once && kind !== 'wait' ? words.use : words.save);
}

interface DetailsProps {
  loanId: string;
  standing: Standing;
  now: NonNullable<Standing['now']>;
}

/** What else is to be said of what was chosen, none of which waiting needs. */
function Details({ loanId, standing, now }: DetailsProps) {
  const [kind, once] = [useKind(), useOnce()];
  if (kind === 'wait') return null;
  const { credit_balance_cents: balance } = standing;
  return (
    <>
      {balance > 0 ? (
        <RadioInput
          name="once"
          label={t(words.when)}
          help={t(words.balanceHelp, { amount: formatMoney(balance) })}
          options={[
            { value: false, label: t(words.fromNowOn) },
            { value: true, label: t(words.withBalance) },
          ]}
        />
      ) : null}
      {kind === 'capital' || once ? (
        <MoneyInput
          name="amount_cents"
          label={t(once ? words.amount : words.amountToCompare)}
          help={
            kind === 'capital'
              ? t(standing.before_capital_cents > 0 ? words.amountHelp : words.amountHelpAll, {
                  least: formatMoney(standing.before_capital_cents),
                  payoff: formatMoney(standing.payoff_cents),
                })
              : undefined
          }
        />
      ) : null}
      {kind === 'capital' ? (
        <>
          <CapitalComparison loanId={loanId} now={now} />
          <RadioInput
            name="shape"
            label={t(words.shape)}
            inline
            options={shapes.map((value) => ({ value, label: t(words.shapes[value]) }))}
          />
        </>
      ) : (
        <>
          <p>{standing.instalments_text}</p>
          <CheckboxInput name="accepted" label={t(words.accept)} />
        </>
      )}
    </>
  );
}
