import {
  bankAccount as accountWords,
  bankAccountByKind,
} from '@contract/locales/es-MX/people/bank-account';
import { money } from '@contract/locales/es-MX/treasury/money';
import { payout } from '@contract/locales/es-MX/treasury/payouts';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankAccounts } from '@contract/people/bank-accounts';
import { payouts } from '@contract/treasury/payouts';
import { AccountSummary, BankAccountForm } from '@portal/features/people';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { Button, Flex } from 'antd';
import { useState } from 'react';

/** Requests the return of the credit balance of an applicant who owes nothing any more, and shows its progress. */
export function CreditBalanceReturn() {
  const query = useRead(payouts.own, {});
  const send = useConfirmedAct(payouts.ask);
  const { credit_balance: creditBalance, returns } = query.data ?? {
    credit_balance: null,
    returns: [],
  };
  if (!creditBalance && returns.length === 0) return null;

  async function ask(cents: number, last4: string) {
    const amount = formatMoney(cents);
    await send.ask(
      {
        title: t(payout.askTitle),
        text: t(payout.askText),
        rows: [
          { label: t(money.account), value: `•••• ${last4}` },
          { label: t(money.amount), value: amount },
        ],
        okText: `${t(payout.ask)}: ${amount}`,
      },
      { body: { amount_cents: creditBalance?.amount_cents ?? 0 } },
      {
        receipt: (order) => ({
          ...texts(treasuryReceipts.returnAsked),
          amount: order.amount_cents,
          rows: [{ label: t(money.account), value: `•••• ${order.clabe_last4 ?? last4}` }],
          at: order.created_at,
        }),
      },
    );
  }

  const last4 = creditBalance?.clabe_last4;
  const ready = creditBalance && last4 && !creditBalance.held_until;
  return (
    <Section
      title={t(payout.yours)}
      action={
        ready ? (
          <Button
            type="primary"
            disabled={send.held}
            loading={send.isPending}
            onClick={() => void ask(creditBalance.amount_cents, last4)}
          >
            {t(payout.ask)}
          </Button>
        ) : null
      }
    >
      <Flex vertical gap="middle">
        <DescriptionList
          rows={[
            ...(creditBalance
              ? [
                  {
                    label: t(payout.available),
                    value: <MoneyText centavos={creditBalance.amount_cents} />,
                  },
                ]
              : []),
            ...returns.map((row) => ({
              label: `${t(payout.statuses[row.status])} · •••• ${row.clabe_last4 ?? ''}`,
              value: <MoneyText centavos={row.amount_cents} />,
            })),
          ]}
        />
        {creditBalance ? <ReturnAccount /> : null}
      </Flex>
    </Section>
  );
}

/** Where it goes: the account that the person chose, or the form in which they choose one. */
function ReturnAccount() {
  const kind = usePersonKind();
  const query = useRead(bankAccounts.show, {});
  const [changing, setChanging] = useState(false);
  return (
    <Loaded query={query}>
      {({ account, held_until }) =>
        account ? (
          <Flex vertical gap="middle" align="flex-start">
            <AccountSummary account={account} />
            {changing || held_until ? (
              <BankAccountForm onClose={() => setChanging(false)} />
            ) : (
              <Button onClick={() => setChanging(true)}>{t(accountWords.change)}</Button>
            )}
          </Flex>
        ) : (
          <>
            <p>{t(bankAccountByKind[kind].uses.returns)}</p>
            <BankAccountForm />
          </>
        )
      }
    </Loaded>
  );
}
