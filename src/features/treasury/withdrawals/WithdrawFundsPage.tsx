import { bankAccounts } from '@contract/people/bank-accounts';
import { balances } from '@contract/treasury/balances';
import {
  overBalance,
  type Withdrawal,
  withdrawalActions,
  withdrawals,
} from '@contract/treasury/withdrawals';
import { AccountSummary, BankAccountForm } from '@portal/features/people';
import { bankAccount as accountWords } from '@portal/messages/bank-account';
import { table } from '@portal/messages/common';
import { withdrawalStatusText, money as words } from '@portal/messages/money';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { useRead, useRecord } from '@portal/refine/use-read';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { AppForm } from '@portal/ui/form/AppForm';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { formatDate, formatDateTime, formatMoney } from '@portal/ui/format';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useScreenTitle } from '@portal/ui/screen-context';
import { csvInstant, csvMoney } from '@portal/ui/table/csv-values';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { NoBalance } from '../balances/NoBalance';
import { WithdrawalReceipt } from './WithdrawalReceipt';
import { WithdrawalState } from './WithdrawalState';

/** Money back to the investor's own account: what is available, where it goes, and what was asked before. */
export function WithdrawFundsPage() {
  const investorId = useSession((state) => actingUser(state)?.investor_id ?? '');
  const balance = useRecord(balances.show, { params: { investorId } });
  // What was read before the failure may have been spent since.
  const known = balance.isError ? undefined : balance.data;
  const account = useRead(bankAccounts.show, {});
  const [receipt, setReceipt] = useState<Withdrawal>();
  return (
    <Page title={useScreenTitle()}>
      {receipt ? <WithdrawalReceipt key={receipt.id} withdrawal={receipt} /> : null}
      <Loaded query={account}>
        {({ account: current, held_until }) =>
          current ? (
            <Section title={words.withdraw}>
              <Flex vertical gap="middle">
                <AccountSummary
                  account={current}
                  rows={[
                    {
                      label: words.available,
                      value:
                        known === undefined ? (
                          words.unknown
                        ) : (
                          <MoneyText centavos={known.available_cents} currency="MXN" />
                        ),
                    },
                  ]}
                />
                {held_until ? (
                  <Alert
                    type="warning"
                    showIcon
                    message={accountWords.held(formatDateTime(held_until))}
                  />
                ) : known === undefined ? (
                  <NoBalance query={balance} />
                ) : (
                  <WithdrawForm
                    // Empty again once the withdrawal is asked for.
                    key={receipt?.id}
                    onDone={setReceipt}
                    available={known.available_cents}
                    expectedOn={known.withdrawal_expected_on}
                    account={`•••• ${current.clabe_last4}`}
                    holder={current.holder}
                  />
                )}
              </Flex>
            </Section>
          ) : (
            <Section title={words.account} description={accountWords.uses.withdrawals}>
              <BankAccountForm />
            </Section>
          )
        }
      </Loaded>
      <WithdrawalTable
        // A receipt of what was cancelled would say that the money is still on its way.
        onCancelled={(id) => setReceipt((shown) => (shown?.id === id ? undefined : shown))}
      />
    </Page>
  );
}

interface WithdrawFormProps {
  /** Centavos; what the ledger says at the moment of asking decides. */
  available: number;
  /** Day that it should arrive. */
  expectedOn: string;
  account: string;
  holder: string;
  onDone: (withdrawal: Withdrawal) => void;
}

const { body: asked } = withdrawals.create;

function WithdrawForm({ available, expectedOn, account, holder, onDone }: WithdrawFormProps) {
  const confirm = useConfirm();
  const create = useAct(withdrawals.create);
  return (
    <AppForm
      schema={asked.extend({
        amount_cents: asked.shape.amount_cents.refine((amount) => amount <= available, {
          error: overBalance,
        }),
      })}
      initial={{}}
      submitLabel={words.withdraw}
      onSubmit={async (body) => {
        const amount = formatMoney(body.amount_cents);
        const sure = await confirm({
          title: words.withdrawTitle,
          okText: words.withdrawVerb(amount),
          rows: [
            { label: words.amount, value: amount },
            { label: words.account, value: account },
            { label: words.holder, value: holder },
            { label: words.expected, value: formatDate(expectedOn) },
          ],
        });
        if (!sure) return 'unsent';
        onDone(await create.mutateAsync({ body }));
        return undefined;
      }}
    >
      <MoneyInput name="amount_cents" label={words.amount} />
    </AppForm>
  );
}

function WithdrawalTable({ onCancelled }: { onCancelled: (id: string) => void }) {
  const confirm = useConfirm();
  const tell = useOutcome();
  const cancel = useAct(withdrawals.cancel);
  async function ask({ id: withdrawalId, folio, amount_cents, bank, clabe_last4 }: Withdrawal) {
    const sure = await confirm({
      title: words.cancel,
      text: words.cancelText,
      rows: [
        { label: words.folio, value: folio },
        { label: words.amount, value: formatMoney(amount_cents) },
        { label: words.account, value: `${bank ?? ''} •••• ${clabe_last4}` },
      ],
      okText: words.cancel,
      danger: true,
    });
    if (!sure) return;
    await cancel.mutateAsync({ params: { withdrawalId } }).then(
      () => {
        onCancelled(withdrawalId);
        tell.saved('updated');
      },
      (error: Error) => tell.failed(error.message),
    );
  }
  return (
    <Section title={words.withdrawals} flush>
      <ResourceTable
        id="withdrawals"
        label={words.withdrawals}
        endpoint={withdrawals.list}
        rowKey={({ id }) => id}
        empty={{ text: words.noWithdrawals }}
        columns={[
          {
            key: 'created_at',
            title: words.date,
            sortable: true,
            render: (row) => <DateTimeText iso={row.created_at} />,
            csv: (row) => csvInstant(row.created_at),
          },
          {
            key: 'folio',
            title: words.folio,
            render: (row) => row.folio,
            csv: (row) => row.folio,
          },
          {
            key: 'account',
            title: words.account,
            render: (row) => `${row.bank ?? ''} •••• ${row.clabe_last4}`,
            csv: (row) => row.clabe_last4,
          },
          {
            key: 'status',
            title: words.status,
            render: (row) => (
              <div>
                <WithdrawalState withdrawal={row} />
                {row.reject_reason ? <div>{row.reject_reason}</div> : null}
              </div>
            ),
            csv: (row) => [withdrawalStatusText(row), row.reject_reason].filter(Boolean).join('. '),
          },
          {
            key: 'amount',
            title: words.amount,
            align: 'right',
            render: (row) => <MoneyText centavos={row.amount_cents} />,
            csv: (row) => csvMoney(row.amount_cents),
          },
          {
            key: 'actions',
            title: table.action,
            render: (row) =>
              withdrawalActions(row).includes('cancel') ? (
                <Button size="small" onClick={() => void ask(row)}>
                  {words.cancel}
                </Button>
              ) : null,
          },
        ]}
      />
    </Section>
  );
}
