import { lists } from '@contract/locales/es-MX/kernel/lists';
import { table } from '@contract/locales/es-MX/kernel/table';
import {
  bankAccount as accountWords,
  bankAccountByKind,
} from '@contract/locales/es-MX/people/bank-account';
import { money } from '@contract/locales/es-MX/treasury/money';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankAccounts } from '@contract/people/bank-accounts';
import { balances } from '@contract/treasury/balances';
import {
  overBalance,
  type Withdrawal,
  withdrawalActions,
  withdrawals,
} from '@contract/treasury/withdrawals';
import { AccountSummary, BankAccountForm, mayReceive } from '@portal/features/people';
import { withdrawalStatusText } from '@portal/features/treasury/withdrawals/withdrawal-status-text';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRead, useRecord } from '@portal/refine/use-read';
import { actingUser } from '@portal/session/state';
import { usePersonKind } from '@portal/session/use-person-kind';
import { useSession } from '@portal/session/use-session';
import { BesideLink } from '@portal/ui/Beside';
import { AppForm } from '@portal/ui/form/AppForm';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { formatDate, formatDeadline, formatMoney } from '@portal/ui/format';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useScreenTitle } from '@portal/ui/screen-context';
import { moneyColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Alert, Button, Flex } from 'antd';
import { useSearchParams } from 'react-router';
import { NoBalance } from '../balances/NoBalance';
import { RecurringOffer } from '../recurring-orders/RecurringOffer';
import { WithdrawalReceipt } from './WithdrawalReceipt';
import { WithdrawalState } from './WithdrawalState';

/** The withdrawal whose receipt is shown, in the address. */
const RECEIPT = 'retiro';

/** Money back to the investor's own account: what is available, where it goes, and what was asked before. */
export function WithdrawFundsPage() {
  const kind = usePersonKind();
  const investorId = useSession((state) => actingUser(state)?.investor_id ?? '');
  const balance = useRecord(balances.show, { params: { investorId } });
  // What was read before the failure may have been spent since.
  const known = balance.isError ? undefined : balance.data;
  const account = useRead(bankAccounts.show, {});
  const [search, setSearch] = useSearchParams();
  const asked = search.get(RECEIPT);
  const show = (id: string | null) =>
    setSearch(
      (params) => {
        if (id) params.set(RECEIPT, id);
        else params.delete(RECEIPT);
        return params;
      },
      { replace: true },
    );
  return (
    <Page title={useScreenTitle()}>
      {asked ? (
        <WithdrawalReceipt key={asked} withdrawalId={asked} onClose={() => show(null)} />
      ) : null}
      <Loaded query={account}>
        {({ account: current, held_until }) =>
          current ? (
            <Section title={t(money.withdraw)}>
              <Flex vertical gap="middle">
                <AccountSummary
                  account={current}
                  rows={[
                    {
                      label: t(money.available),
                      value:
                        known === undefined ? (
                          t(lists.unknown)
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
                    message={t(accountWords.held, { when: formatDeadline(held_until) })}
                  />
                ) : !mayReceive(current) ? null : known === undefined ? (
                  <NoBalance query={balance} />
                ) : (
                  <WithdrawForm
                    // Empty again once the withdrawal is asked for.
                    key={asked}
                    onDone={({ id }) => show(id)}
                    available={known.available_cents}
                    expectedOn={known.withdrawal_expected_on}
                    account={`•••• ${current.clabe_last4}`}
                    holder={current.holder}
                  />
                )}
              </Flex>
            </Section>
          ) : (
            <Section
              title={t(money.account)}
              description={t(bankAccountByKind[kind].uses.withdrawals)}
            >
              <BankAccountForm />
            </Section>
          )
        }
      </Loaded>
      <RecurringOffer kind="withdrawal" />
      <WithdrawalTable />
    </Page>
  );
}

interface WithdrawFormProps {
  /** Centavos; the ledger's balance at the time of the request decides. */
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
          error: t(overBalance),
        }),
      })}
      initial={{}}
      submitLabel={t(money.withdraw)}
      onSubmit={async (body) => {
        const amount = formatMoney(body.amount_cents);
        const sure = await confirm({
          title: t(money.withdrawTitle),
          okText: t(money.withdrawVerb, { amount }),
          rows: [
            { label: t(money.amount), value: amount },
            { label: t(money.account), value: account },
            { label: t(money.holder), value: holder },
            { label: t(money.expected), value: formatDate(expectedOn) },
          ],
        });
        if (!sure) return 'unsent';
        onDone(await create.mutateAsync({ body }));
        return undefined;
      }}
    >
      <MoneyInput name="amount_cents" label={t(money.amount)} />
    </AppForm>
  );
}

const columns: readonly Column<Withdrawal>[] = [
  timeColumn('created_at', t(money.date), (row) => row.created_at, { sortable: true }),
  {
    key: 'folio',
    title: t(money.folio),
    render: ({ id, folio }) => (
      <BesideLink id={id} name={RECEIPT} className="amount">
        {folio}
      </BesideLink>
    ),
    csv: (row) => row.folio,
  },
  {
    key: 'account',
    title: t(money.account),
    render: (row) => `${row.bank ?? ''} •••• ${row.clabe_last4}`,
    csv: (row) => row.clabe_last4,
  },
  {
    key: 'status',
    title: t(money.status),
    render: (row) => (
      <div>
        <WithdrawalState withdrawal={row} />
        {row.reject_reason ? <div>{row.reject_reason}</div> : null}
      </div>
    ),
    csv: (row) => [withdrawalStatusText(row), row.reject_reason].filter(Boolean).join('. '),
  },
  moneyColumn('amount', t(money.amount), (row) => row.amount_cents),
];

function WithdrawalTable() {
  const cancel = useConfirmedAct(withdrawals.cancel);
  async function ask({ id: withdrawalId, folio, amount_cents, bank, clabe_last4 }: Withdrawal) {
    await cancel.ask(
      {
        title: t(money.cancel),
        text: t(money.cancelText),
        rows: [
          { label: t(money.folio), value: folio },
          { label: t(money.amount), value: formatMoney(amount_cents) },
          { label: t(money.account), value: `${bank ?? ''} •••• ${clabe_last4}` },
        ],
        okText: t(money.cancel),
        danger: true,
      },
      { params: { withdrawalId } },
      {
        receipt: (done) => ({
          ...texts(treasuryReceipts.withdrawalCancelled),
          folio: done.folio,
          amount: done.amount_cents,
        }),
      },
    );
  }
  return (
    <Section title={t(money.withdrawals)} flush>
      <ResourceTable
        id="withdrawals"
        label={t(money.withdrawals)}
        endpoint={withdrawals.list}
        rowKey={({ id }) => id}
        empty={{ text: t(money.noWithdrawals) }}
        columns={[
          ...columns,
          {
            key: 'actions',
            title: t(table.action),
            render: (row) =>
              withdrawalActions(row).includes('cancel') ? (
                <Button size="small" onClick={() => void ask(row)}>
                  {t(money.cancel)}
                </Button>
              ) : null,
          },
        ]}
      />
    </Section>
  );
}
