import { payments } from '@contract/credit/payments';
import { payment } from '@contract/locales/es-MX/credit/payments';
import { money } from '@contract/locales/es-MX/treasury/money';
import { t } from '@portal/i18n';

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
import { CreditBalanceReturn } from './CreditBalanceReturn';

/** How much to pay, to which account, and what was received. */
export function MakePaymentPage() {
  const query = useRead(payments.reference, {});
  return (
    <Page title={useScreenTitle()}>
      <Loaded query={query}>
        {({ clabe, bank, beneficiary, credit_balance_cents, give_back_cents, loans }) => (
          <>
            {loans.length === 0 ? (
              <>
                <CreditBalanceReturn />
                <EmptyState text={t(payment.none)} />
              </>
            ) : null}
            {loans.map((loan) => (
              <Section key={loan.loan_id} title={loan.project_folio}>
                <OwedStats owed={loan} />
              </Section>
            ))}
            <Section title={t(payment.howTo)} description={t(payment.howToHelp)}>
              <DescriptionList
                rows={[
                  {
                    label: t(money.clabe),
                    value: (
                      <CopyText value={clabe} shown={formatClabe(clabe)} label={t(money.clabe)} />
                    ),
                  },
                  { label: t(money.bank), value: bank ?? t(money.unknown) },
                  { label: t(money.beneficiary), value: beneficiary },
                  {
                    label: t(payment.creditBalance),
                    value: <MoneyText centavos={credit_balance_cents} />,
                  },
                  ...(give_back_cents > 0
                    ? [
                        {
                          label: t(payment.giveBack),
                          value: (
                            <>
                              <MoneyText centavos={give_back_cents} /> · {t(payment.giveBackHelp)}
                            </>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            </Section>
            {loans.length === 0 ? null : <CreditBalanceReturn />}
          </>
        )}
      </Loaded>
      <Section title={t(payment.received)} flush>
        <ResourceTable
          id="payments"
          label={t(payment.received)}
          endpoint={payments.list}
          rowKey={({ id }) => id}
          empty={{ text: t(payment.noneReceived) }}
          columns={[
            {
              key: 'received_on',
              title: t(money.date),
              sortable: true,
              render: (row) => <DateText iso={row.received_on} />,
              csv: (row) => csvDay(row.received_on),
            },
            {
              key: 'project',
              title: t(money.project),
              csv: (row) => row.project_folio,
            },
            {
              key: 'capital',
              title: t(payment.capital),
              align: 'right',
              render: (row) => <MoneyText centavos={row.split.capital_cents} />,
              csv: (row) => csvMoney(row.split.capital_cents),
            },
            {
              key: 'interest',
              title: t(payment.interest),
              align: 'right',
              render: (row) => <MoneyText centavos={row.split.interest_cents} />,
              csv: (row) => csvMoney(row.split.interest_cents),
            },
            {
              key: 'vat',
              title: t(payment.vat),
              align: 'right',
              render: (row) => <MoneyText centavos={row.split.vat_cents} />,
              csv: (row) => csvMoney(row.split.vat_cents),
            },
            {
              key: 'late',
              title: t(payment.late),
              align: 'right',
              render: ({ split }) => (
                <MoneyText centavos={split.late_interest_cents + split.late_vat_cents} />
              ),
              csv: ({ split }) => csvMoney(split.late_interest_cents + split.late_vat_cents),
            },
            {
              key: 'applied',
              title: t(money.amount),
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
