import { type ProjectDetail, projects } from '@contract/credit/projects';
import { committeeWords } from '@contract/locales/es-MX/credit/committee';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { termsWords } from '@contract/locales/es-MX/credit/terms';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { catText } from '@portal/ui/cat-text';
import { formatMoney, formatPercent } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { TermsComparison } from './TermsComparison';

/** The terms that were approved, for the applicant to accept or decline; nothing where there is nothing to decide. */
export function TermsDecision({ project }: { project: ProjectDetail }) {
  const [declining, setDeclining] = useState(false);
  const decline = useAct(projects.decline);
  const give = useReceipt();
  const { terms } = project;
  if (!terms || !project.actions.includes('accept')) return null;
  return (
    <Section title={t(termsWords.title)} description={t(termsWords.help)}>
      <Flex vertical gap={16}>
        {project.decision?.kind === 'counter_offer' ? (
          <Alert role="note" type="info" showIcon message={t(committeeWords.counterAlert)} />
        ) : null}
        <TermsComparison terms={terms} />
        <Flex wrap gap={8}>
          <Accept project={project} approved={terms.approved} />
          <Button disabled={decline.held} onClick={() => setDeclining(true)}>
            {t(termsWords.decline)}
          </Button>
        </Flex>
      </Flex>
      <ReasonDialog
        open={declining}
        title={t(termsWords.declineTitle)}
        help={t(termsWords.declineHelp)}
        okText={t(termsWords.decline)}
        danger
        onClose={() => setDeclining(false)}
        onReason={async (reason) => {
          await decline.mutateAsync({ params: { projectId: project.id }, body: { reason } });
          give({ ...texts(creditReceipts.declined), folio: project.folio });
        }}
      />
    </Section>
  );
}

interface AcceptProps {
  project: ProjectDetail;
  approved: NonNullable<ProjectDetail['terms']>['approved'];
}

function Accept({ project: { id: projectId, folio }, approved }: AcceptProps) {
  const accept = useConfirmedAct(projects.accept);
  async function ask() {
    await accept.ask(
      {
        title: t(termsWords.acceptTitle),
        text: t(termsWords.acceptText),
        rows: [
          { label: t(credit.amount), value: formatMoney(approved.amount_cents) },
          { label: t(credit.rate), value: formatPercent(approved.annual_rate_bp) },
          { label: t(credit.cat), value: catText(approved.cat_bp) },
          { label: t(credit.term), value: t(credit.months, { count: approved.term_months }) },
          {
            label: t(credit.payment[approved.amort_mode]),
            value: formatMoney(approved.payment_cents),
          },
          { label: t(credit.total), value: formatMoney(approved.total_cents) },
        ],
        okText: t(termsWords.accept),
      },
      { params: { projectId } },
      {
        receipt: () => ({
          ...texts(creditReceipts.accepted),
          folio,
          amount: approved.amount_cents,
          rows: [
            {
              label: t(credit.payment[approved.amort_mode]),
              value: formatMoney(approved.payment_cents),
            },
          ],
        }),
      },
    );
  }
  return (
    <Button
      type="primary"
      disabled={accept.held}
      loading={accept.isPending}
      onClick={() => void ask()}
    >
      {t(termsWords.accept)}
    </Button>
  );
}
