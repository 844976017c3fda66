import { type LoanDetail, loans } from '@contract/credit/loans';
import { href } from '@contract/kernel/screens';
import { applicantProjects, credit } from '@contract/locales/es-MX/credit/credit';
import { loanWords } from '@contract/locales/es-MX/credit/loans';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { useViewLog } from '@portal/session/use-log';
import { catText } from '@portal/ui/cat-text';
import { formatClabe, formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { OwnCollection } from '../collections/OwnCollection';
import { EarlyPaymentSection } from '../early-payments/EarlyPaymentSection';
import { OwnRestructure } from '../restructures/OwnRestructure';
import { OwedStats } from '../shared/OwedStats';
import { AmortisationTable } from './AmortisationTable';

/** The applicant's credit: what is owed today, the whole calendar. */
export function ApplicantLoanPage() {
  const loanId = useParam('loanId');
  const query = useRecord(loans.show, { params: { loanId } });
  const title = useScreenTitle(query.data);
  useViewLog('project_viewed', query.data?.project_id);
  return (
    <Loaded query={query} title={title}>
      {(loan) => (
        <Page
          title={title}
          explanation={loan.next_step}
          action={
            loan.status === 'repaying' ? (
              <ButtonLink to={href('makePayment')} type="primary">
                {t(applicantProjects.pay)}
              </ButtonLink>
            ) : null
          }
        >
          {loan.owed ? <OwedStats owed={loan.owed} /> : null}
          {loan.owed && loan.owed.days_late > 0 ? <OwnCollection loanId={loan.id} /> : null}
          {loan.disbursed_on ? <OwnRestructure loanId={loan.id} /> : null}
          <Section title={t(applicantProjects.conditions)}>
            <DescriptionList rows={conditionsOf(loan)} />
          </Section>
          <Section
            title={t(loanWords.schedule)}
            description={loan.disbursed_on ? null : t(loanWords.noDays)}
            flush
          >
            <AmortisationTable instalments={loan.instalments} />
          </Section>
          {loan.status === 'repaying' ? <EarlyPaymentSection loanId={loan.id} /> : null}
        </Page>
      )}
    </Loaded>
  );
}

function conditionsOf(loan: LoanDetail) {
  // A restructure changes what is paid, and no cost is declared of it.
  const wasRestructured = loan.instalments.some(({ moved_on }) => moved_on !== null);
  return [
    {
      label: t(wasRestructured ? credit.amountSigned : credit.amount),
      value: formatMoney(loan.principal_cents),
    },
    {
      label: t(wasRestructured ? credit.termRestructured : credit.term),
      value: t(credit.months, { count: loan.term_months }),
    },
    { label: t(credit.rate), value: formatPercent(loan.annual_rate_bp) },
    { label: t(credit.lateRate), value: formatPercent(loan.late_rate_bp) },
    { label: t(credit.grace), value: String(loan.late_grace_days) },
    {
      label: t(wasRestructured ? credit.catSigned : credit.cat),
      value: `${catText(loan.cat_bp)} · ${t(credit.catHelp)}`,
    },
    { label: t(credit.openingFee), value: formatPercent(loan.opening_fee_bp) },
    {
      label: t(loanWords.begun),
      value: loan.disbursed_on ? formatDate(loan.disbursed_on) : t(credit.nothing),
    },
    {
      label: t(loanWords.clabe),
      value: (
        <CopyText
          label={t(loanWords.clabe)}
          value={loan.payment_clabe}
          shown={formatClabe(loan.payment_clabe)}
        />
      ),
    },
  ];
}
