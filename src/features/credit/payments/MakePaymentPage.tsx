import { payments } from '@contract/credit/payments';
import { money, payment as words } from '@portal/messages/money';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { formatClabe } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { csvDay, csvMoney } from '@portal/ui/table/csv-values';
import { OwedStats } from '../shared/OwedStats';
import { FavourReturn } from './FavourReturn';

/** How much to pay, to which account, and what was received. */
export function MakePaymentPage() {
  const query = useRead(payments.reference, {});
  return (
    <Page title={useScreenTitle()}>
      <Loaded query={query}>
        {({ clabe, bank, beneficiary, favour_cents, give_back_cents, loans }) => (
          <>
            {loans.length === 0 ? (
              <>
                <FavourReturn />
                <EmptyState text={words.none} />
              </>
            ) : null}
            {loans.map((loan) => (
              <Section key={loan.loan_id} title={loan.project_folio}>
                <OwedStats owed={loan} />
              </Section>
            ))}
            <Section title={words.howTo} description={words.howToHelp}>
              <DescriptionList
                rows={[
                  {
                    label: money.clabe,
                    value: (
                      <CopyText value={clabe} shown={formatClabe(clabe)} label={money.clabe} />
                    ),
                  },
                  { label: money.bank, value: bank ?? money.unknown },
                  { label: money.beneficiary, value: beneficiary },
                  { label: words.favour, value: <MoneyText centavos={favour_cents} /> },
                  ...(give_back_cents > 0
                    ? [
                        {
                          label: words.giveBack,
                          value: (
                            <>
                              <MoneyText centavos={give_back_cents} /> · {words.giveBackHelp}
                            </>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            </Section>
            {loans.length === 0 ? null : <FavourReturn />}
          </>
        )}
      </Loaded>
      <Section title={words.received} flush>
        <ResourceTable
          id="payments"
          label={words.received}
          endpoint={payments.list}
          rowKey={({ id }) => id}
          empty={{ text: words.noneReceived }}
          columns={[
            {
              key: 'received_on',
              title: money.date,
              sortable: true,
              render: (row) => <DateText iso={row.received_on} />,
              csv: (row) => csvDay(row.received_on),
            },
            {
              key: 'project',
              title: money.project,
              csv: (row) => row.project_folio,
            },
            {
              key: 'capital',
              title: words.capital,
              align: 'right',
              render: (row) => <MoneyText centavos={row.split.capital_cents} />,
              csv: (row) => csvMoney(row.split.capital_cents),
            },
            {
              key: 'interest',
              title: words.interest,
              align: 'right',
              render: (row) => <MoneyText centavos={row.split.interest_cents} />,
              csv: (row) => csvMoney(row.split.interest_cents),
            },
            {
              key: 'vat',
              title: words.vat,
              align: 'right',
              render: (row) => <MoneyText centavos={row.split.vat_cents} />,
              csv: (row) => csvMoney(row.split.vat_cents),
            },
            {
              key: 'late',
              title: words.late,
              align: 'right',
              render: ({ split }) => (
                <MoneyText centavos={split.late_interest_cents + split.late_vat_cents} />
              ),
              csv: ({ split }) => csvMoney(split.late_interest_cents + split.late_vat_cents),
            },
            {
              key: 'applied',
              title: money.amount,
              align: 'right',
              render: (row) => <MoneyText centavos={row.applied_cents} />,
              csv: (row) => csvMoney(row.applied_cents),
            },
          ]}
        />
      </Section>
    </Page>
  );
}
