import { productName } from '@contract/credit/product-catalog';
import type { ProjectDetail } from '@contract/credit/projects';
import { credit } from '@portal/messages/credit';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { DateText, DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { FundingBar } from '@portal/ui/kit/FundingBar';
import { Section } from '@portal/ui/kit/Section';

/** What was asked for, by whom, where. */
export function ProjectSummary({ project, title }: { project: ProjectDetail; title: string }) {
  const [site] = project.sites;
  const decided = project.loan?.term_months;
  const otherTerm = decided !== undefined && decided !== project.term_months;
  return (
    <Section title={title}>
      <DescriptionList
        rows={[
          { label: credit.product, value: productName(project.product_id) },
          { label: credit.amount, value: formatMoney(project.amount_cents) },
          {
            label: otherTerm ? credit.askedTerm : credit.term,
            value: credit.months(project.term_months),
          },
          { label: credit.applicant, value: project.applicant_name },
          { label: credit.supplier, value: project.supplier_name },
          { label: credit.created, value: <DateText iso={project.created_at} /> },
          { label: credit.purpose, value: project.purpose },
          {
            label: credit.site,
            value: site
              ? `${site.street}, ${site.neighbourhood}, ${site.municipality}, ${site.state}, C.P. ${site.postal_code}`
              : credit.nothing,
          },
          ...(project.decision_reason
            ? [{ label: credit.reason, value: project.decision_reason }]
            : []),
        ]}
      />
    </Section>
  );
}

/** The terms that were decided, once there are any. */
export function LoanTerms({ project, title }: { project: ProjectDetail; title: string }) {
  const { loan } = project;
  if (!loan) return null;
  return (
    <Section title={title}>
      <DescriptionList
        rows={[
          { label: credit.payment[loan.amort_mode], value: formatMoney(loan.payment_cents) },
          { label: credit.rate, value: formatPercent(loan.annual_rate_bp) },
          {
            label: credit.cat,
            value: loan.cat_bp === null ? credit.noCat : formatPercent(loan.cat_bp),
          },
          { label: credit.term, value: credit.months(loan.term_months) },
          { label: credit.lateRate, value: formatPercent(loan.late_rate_bp) },
          { label: credit.grace, value: String(loan.late_grace_days) },
          { label: credit.openingFee, value: formatPercent(loan.opening_fee_bp) },
        ]}
      />
    </Section>
  );
}

/** How much of it is funded, and until when. */
export function ProjectFunding({ project }: { project: ProjectDetail }) {
  const { opportunity } = project;
  if (!opportunity) return null;
  return (
    <Section title={credit.funding}>
      <FundingBar
        label={credit.fundingOf(project.folio)}
        funded={opportunity.committed_cents}
        goal={opportunity.goal_cents}
      />
      <DescriptionList
        inline
        rows={[{ label: credit.closes, value: <DateTimeText iso={opportunity.closes_at} /> }]}
      />
    </Section>
  );
}
