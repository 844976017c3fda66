import { payments } from '@contract/credit/payments';
import { href } from '@contract/kernel/screens';
import { earlyPayment } from '@contract/locales/es-MX/credit/early-payments';
import { payment } from '@contract/locales/es-MX/credit/payments';
import { applicantScreens } from '@contract/locales/es-MX/screens/applicant';
import { money } from '@contract/locales/es-MX/treasury/money';
import type { Answer } from '@portal/api/call';
import { CardLinkSection, transferRows } from '@portal/features/treasury';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { formatMoney } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dayColumn, linkColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { EarlyPaymentSection } from '../early-payments/EarlyPaymentSection';
import { OwedStats } from '../shared/OwedStats';
import { CreditBalanceReturn } from './CreditBalanceReturn';

type Payment = Answer<typeof payments.list>['items'][number];

const conceptOf = ({ reduced_cents }: Payment) =>
  reduced_cents > 0
    ? t(payment.early, { amount: formatMoney(reduced_cents) })
    : t(payment.instalment);

const columns: readonly Column<Payment>[] = [
  dayColumn('received_on', t(money.date), (row) => row.received_on, { sortable: true }),
  linkColumn(
    'project',
    t(money.project),
    ({ project_folio }) => project_folio,
    ({ loan_id }) => href('applicantLoan', { loanId: loan_id }),
  ),
  {
    key: 'concept',
    title: t(payment.concept),
    render: conceptOf,
    csv: conceptOf,
  },
  moneyColumn('capital', t(payment.capital), (row) => row.split.capital_cents),
  moneyColumn('interest', t(payment.interest), (row) => row.split.interest_cents),
  moneyColumn('vat', t(payment.vat), (row) => row.split.vat_cents),
  moneyColumn(
    'late',
    t(payment.late),
    ({ split }) => split.late_interest_cents + split.late_vat_cents,
  ),
  moneyColumn('applied', t(money.amount), (row) => row.applied_cents),
];

/** How much to pay, to which account, and what was received. */
export function MakePaymentPage() {
  const query = useRead(payments.reference, {});
  return (
    <Page
      title={useScreenTitle()}
      action={<ButtonLink to={href('autopay')}>{t(applicantScreens.autopay)}</ButtonLink>}
    >
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
                  ...transferRows({ clabe, bank, beneficiary }),
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
            {loans.map(({ loan_id, project_folio }) => (
              <EarlyPaymentSection
                key={loan_id}
                loanId={loan_id}
                title={
                  loans.length > 1 ? t(earlyPayment.titleOf, { folio: project_folio }) : undefined
                }
              />
            ))}
            {loans.length === 0 ? null : <CreditBalanceReturn />}
          </>
        )}
      </Loaded>
      <CardLinkSection />
      <Section title={t(payment.received)} flush>
        <ResourceTable
          id="payments"
          label={t(payment.received)}
          endpoint={payments.list}
          rowKey={({ id }) => id}
          empty={{ text: t(payment.noneReceived) }}
          columns={columns}
        />
      </Section>
    </Page>
  );
}
