import { productName } from '@contract/credit/product-catalog';
import type { ProjectDetail } from '@contract/credit/projects';
import { addressLine } from '@contract/credit/site-address';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { quoteLines } from '@contract/locales/es-MX/credit/equipment-page';
import { tariffWords } from '@contract/locales/es-MX/credit/tariffs';
import { t } from '@portal/i18n';
import { catText } from '@portal/ui/cat-text';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { DateText, DeadlineText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { FundingBar } from '@portal/ui/kit/FundingBar';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { lazy, Suspense } from 'react';
import { SiteTariff } from './SiteTariff';

/** Few projects were quoted by lines. */
const PriceLineTable = lazy(() =>
  import('../price-lines/PriceLineTable').then((file) => ({ default: file.PriceLineTable })),
);

/** What was asked for, by whom, where. */
export function ProjectSummary({ project, title }: { project: ProjectDetail; title: string }) {
  const [site] = project.sites;
  const decided = project.loan?.term_months;
  const approved = project.terms?.approved.amount_cents;
  const otherAmount = approved !== undefined && approved !== project.amount_cents;
  const otherTerm = decided !== undefined && decided !== project.term_months;
  return (
    <Section title={title}>
      <DescriptionList
        rows={[
          { label: t(credit.product), value: productName(project.product_id) },
          {
            label: otherAmount ? t(credit.askedAmount) : t(credit.amount),
            value: formatMoney(project.amount_cents),
          },
          {
            label: otherTerm ? t(credit.askedTerm) : t(credit.term),
            value: t(credit.months, { count: project.term_months }),
          },
          { label: t(credit.applicant), value: project.applicant_name },
          { label: t(credit.supplier), value: project.supplier_name },
          { label: t(credit.created), value: <DateText iso={project.created_at} /> },
          { label: t(credit.purpose), value: project.purpose },
          {
            label: t(credit.site),
            value: site ? addressLine(site, site.postal_code) : t(credit.nothing),
          },
          ...(site
            ? [
                {
                  label: t(tariffWords.tariff),
                  value: <SiteTariff project={project} site={site} />,
                  long: true as const,
                },
              ]
            : []),
          // Of a rejection the reasons stand in a part of their own.
          ...(project.decision_reason && project.decision?.kind !== 'rejected'
            ? [{ label: t(credit.reason), value: project.decision_reason }]
            : []),
        ]}
      />
      {project.lines.length > 0 ? (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <h3>{t(quoteLines.quoted)}</h3>
          <PriceLineTable lines={project.lines} />
        </Suspense>
      ) : null}
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
          { label: t(credit.payment[loan.amort_mode]), value: formatMoney(loan.payment_cents) },
          { label: t(credit.rate), value: formatPercent(loan.annual_rate_bp) },
          {
            label: t(credit.cat),
            value: catText(loan.cat_bp),
          },
          { label: t(credit.term), value: t(credit.months, { count: loan.term_months }) },
          { label: t(credit.lateRate), value: formatPercent(loan.late_rate_bp) },
          { label: t(credit.grace), value: String(loan.late_grace_days) },
          { label: t(credit.openingFee), value: formatPercent(loan.opening_fee_bp) },
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
    <Section title={t(credit.funding)}>
      <FundingBar
        label={t(credit.fundingOf, { folio: project.folio })}
        funded={opportunity.committed_cents}
        goal={opportunity.goal_cents}
      />
      <DescriptionList
        inline
        rows={[{ label: t(credit.closes), value: <DeadlineText iso={opportunity.closes_at} /> }]}
      />
    </Section>
  );
}
