import { href } from '@contract/kernel/screens';
import { money } from '@contract/locales/es-MX/treasury/money';
import { payout } from '@contract/locales/es-MX/treasury/payouts';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { type OrderedKind, payouts } from '@contract/treasury/payouts';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { formatDeadline, formatMoney } from '@portal/ui/format';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Source {
  kind: OrderedKind;
  label: ReactNode;
  cents: number;
  beneficiary: string;
  account: string;
  applicantId?: string;
  /** Why it cannot be ordered now. */
  blocked?: string | null;
}

/** What waits to leave, each with the order that sets it aside. */
export function PayoutSources() {
  const query = useRead(payouts.sources, {});
  return (
    <Loaded query={query} skeleton={<SkeletonCards cards={3} />}>
      {(state) => (
        <StatRow>
          <SourceCard
            source={{
              kind: 'fees',
              label: t(payout.fees),
              cents: state.fees_cents + state.fees_vat_cents,
              beneficiary: t(payout.kinds.fees),
              account: '',
            }}
          />
          <SourceCard
            source={{
              kind: 'income_tax',
              label: t(payout.incomeTax),
              cents: state.income_tax_cents,
              beneficiary: 'SAT',
              account: t(payout.byLine),
            }}
          />
          <SourceCard
            source={{
              kind: 'vat',
              label: t(payout.vat),
              cents: state.vat_cents,
              beneficiary: 'SAT',
              account: t(payout.byLine),
            }}
          />
          {state.contribution_cents > 0 ? (
            <SourceCard
              source={{
                kind: 'contribution',
                label: t(payout.contribution),
                cents: state.contribution_cents,
                beneficiary: t(payout.kinds.contribution),
                account: '',
              }}
            />
          ) : null}
          {state.credit_line_cents > 0 ? (
            <SourceCard
              source={{
                kind: 'credit_line',
                label: t(payout.creditLine),
                cents: state.credit_line_cents,
                beneficiary: t(payout.kinds.credit_line),
                account: '',
              }}
            />
          ) : null}
          {state.credit_balances.map((creditBalance) => (
            <SourceCard
              key={creditBalance.applicant_id}
              source={{
                kind: 'credit_balance',
                label: (
                  <>
                    {t(payout.yours)}:{' '}
                    <Link to={href('applicantShow', { applicantId: creditBalance.applicant_id })}>
                      {creditBalance.name}
                    </Link>
                  </>
                ),
                cents: creditBalance.amount_cents,
                beneficiary: creditBalance.name,
                account: creditBalance.clabe_last4
                  ? `•••• ${creditBalance.clabe_last4}`
                  : t(payout.noAccount),
                applicantId: creditBalance.applicant_id,
                blocked: blockOf(creditBalance),
              }}
            />
          ))}
        </StatRow>
      )}
    </Loaded>
  );
}

type CreditBalance = Answer<typeof payouts.sources>['credit_balances'][number];

function blockOf({ clabe_last4, held_until }: CreditBalance): string | null {
  if (clabe_last4 === null) return t(payout.noAccount);
  return held_until ? t(payout.heldUntil, { when: formatDeadline(held_until) }) : null;
}

function SourceCard({ source }: { source: Source }) {
  const mayOrder = useMay('payouts.create');
  const create = useConfirmedAct(payouts.create);

  async function ask() {
    const amount = formatMoney(source.cents);
    await create.ask(
      {
        title: t(payout.orderTitle),
        text: t(payout.orderText),
        rows: [
          { label: t(payout.kind), value: t(payout.kinds[source.kind]) },
          ...(source.account
            ? [
                { label: t(payout.beneficiary), value: source.beneficiary },
                { label: t(payout.account), value: source.account },
              ]
            : []),
          { label: t(money.amount), value: amount },
        ],
        okText: `${t(payout.order)}: ${amount}`,
      },
      {
        body: {
          kind: source.kind,
          amount_cents: source.cents,
          ...(source.applicantId && { applicant_id: source.applicantId }),
        },
      },
      {
        receipt: (order) => ({
          ...texts(treasuryReceipts.ordered),
          amount: order.amount_cents,
          rows: [
            { label: t(payout.kind), value: t(payout.kinds[order.kind]) },
            { label: t(payout.beneficiary), value: order.beneficiary },
          ],
          at: order.created_at,
        }),
      },
    );
  }

  return (
    <StatCard
      label={source.label}
      value={<MoneyText centavos={source.cents} />}
      hint={
        <Flex vertical gap={4} align="flex-start">
          {source.blocked ? <span>{source.blocked}</span> : null}
          {mayOrder ? (
            <Button
              size="small"
              disabled={source.cents === 0 || Boolean(source.blocked)}
              title={source.blocked ?? undefined}
              loading={create.isPending}
              onClick={() => void ask()}
            >
              {t(payout.order)}
            </Button>
          ) : null}
        </Flex>
      }
    />
  );
}
