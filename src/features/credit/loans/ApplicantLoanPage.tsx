import { type LoanDetail, loans } from '@contract/credit/loans';
import { href } from '@contract/kernel/screens';
import { applicantProjects, credit, loanWords as words } from '@portal/messages/credit';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { formatClabe, formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { OwedStats } from '../shared/OwedStats';
import { AmortisationTable } from './AmortisationTable';

/** The applicant's credit: what is owed today, the whole calendar. */
export function ApplicantLoanPage() {
  const loanId = useParam('loanId');
  const query = useRecord(loans.show, { params: { loanId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(loan) => (
        <Page
          title={title}
          explanation={loan.next_step}
          action={
            loan.status === 'repaying' ? (
              <ButtonLink to={href('makePayment')} type="primary">
                {applicantProjects.pay}
              </ButtonLink>
            ) : null
          }
        >
          {loan.owed ? <OwedStats owed={loan.owed} /> : null}
          <Section title={applicantProjects.conditions}>
            <DescriptionList rows={conditionsOf(loan)} />
          </Section>
          <Section
            title={words.schedule}
            description={loan.disbursed_on ? null : words.noDays}
            flush
          >
            <AmortisationTable instalments={loan.instalments} />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}

function conditionsOf(loan: LoanDetail) {
  return [
    { label: credit.amount, value: formatMoney(loan.principal_cents) },
    { label: credit.term, value: credit.months(loan.term_months) },
    { label: credit.rate, value: formatPercent(loan.annual_rate_bp) },
    { label: credit.lateRate, value: formatPercent(loan.late_rate_bp) },
    { label: credit.grace, value: String(loan.late_grace_days) },
    {
      label: credit.cat,
      value: `${loan.cat_bp === null ? credit.noCat : formatPercent(loan.cat_bp)} · ${credit.catHelp}`,
    },
    { label: credit.openingFee, value: formatPercent(loan.opening_fee_bp) },
    {
      label: words.begun,
      value: loan.disbursed_on ? formatDate(loan.disbursed_on) : credit.nothing,
    },
    {
      label: words.clabe,
      value: (
        <CopyText
          label={words.clabe}
          value={loan.payment_clabe}
          shown={formatClabe(loan.payment_clabe)}
        />
      ),
    },
  ];
}
