import { isUnlent, type ProjectStatus } from '@contract/credit/project-states';
import { type ProjectDetail, projects } from '@contract/credit/projects';
import { href } from '@contract/kernel/screens';
import { committeeWords } from '@contract/locales/es-MX/credit/committee';
import { applicantProjects, credit } from '@contract/locales/es-MX/credit/credit';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { DocumentChecklist } from '@portal/features/documents';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRecord } from '@portal/refine/use-read';
import { useViewLog } from '@portal/session/use-log';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { Steps } from '@portal/ui/kit/Steps';
import { Timeline } from '@portal/ui/kit/Timeline';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { useState } from 'react';
import { CoObligorPanel } from '../co-obligors/CoObligorPanel';
import { Conditions } from '../committee/Conditions';
import { RejectedNotice } from '../committee/RejectedNotice';
import { SignersPanel } from '../contract-signers/SignersPanel';
import { IncomePanel } from '../income-sources/IncomePanel';
import { ProjectStatusTag } from '../shared/credit';
import { LoanTerms, ProjectFunding, ProjectSummary } from './ProjectSummary';
import { TermsDecision } from './TermsDecision';

/** The applicant's view of one request: its state, what is missing, what happened. */
export function LoanApplicationPage() {
  const projectId = useParam('projectId');
  const query = useRecord(projects.show, { params: { projectId } });
  const title = useScreenTitle(query.data);
  useViewLog('project_viewed', query.data?.id);
  return (
    <Loaded query={query} title={title} without={<DocumentChecklist projectId={projectId} />}>
      {(project) => (
        <Page
          title={title}
          explanation={isToldWhy(project) ? t(committeeWords.rejectedShort) : project.next_step}
          action={<MainAction project={project} />}
        >
          <Application project={project} />
        </Page>
      )}
    </Loaded>
  );
}

/** The reasons stand in a part of their own. */
const isToldWhy = ({ decision }: ProjectDetail) => decision?.kind === 'rejected';

/** How many steps are behind, by state. */
const stepOf: Record<ProjectStatus, number> = {
  in_review: 0,
  approved: 1,
  accepted: 2,
  published: 2,
  to_sign: 3,
  installing: 4,
  repaying: 5,
  settled: 6,
  rejected: 0,
  cancelled: 0,
  not_funded: 2,
};

function MainAction({ project }: { project: ProjectDetail }) {
  const { contract, loan } = project;
  if (contract?.my_turn) {
    return (
      <ButtonLink to={href('pendingContracts', { projectId: project.id })} type="primary">
        {t(applicantProjects.signNow)}
      </ButtonLink>
    );
  }
  if (loan && (project.status === 'repaying' || project.status === 'settled')) {
    return (
      <ButtonLink to={href('applicantLoan', { loanId: loan.id })} type="primary">
        {t(applicantProjects.seeLoan)}
      </ButtonLink>
    );
  }
  return null;
}

function Application({ project }: { project: ProjectDetail }) {
  const [cancelling, setCancelling] = useState(false);
  const cancel = useAct(projects.cancel);
  const give = useReceipt();
  return (
    <>
      <Section
        title={t(applicantProjects.progress)}
        action={<ProjectStatusTag status={project.status} />}
      >
        <Steps
          label={t(applicantProjects.progress)}
          steps={texts(applicantProjects.steps)}
          current={stepOf[project.status]}
        />
      </Section>
      <Columns
        side={
          <>
            <Section title={t(credit.history)}>
              <Timeline items={project.events} />
            </Section>
            {project.actions.includes('cancel') ? (
              <Button danger onClick={() => setCancelling(true)}>
                {t(applicantProjects.cancel)}
              </Button>
            ) : null}
          </>
        }
      >
        <RejectedNotice project={project} />
        <TermsDecision project={project} />
        <Conditions project={project} />
        <ProjectSummary project={project} title={t(applicantProjects.summary)} />
        <LoanTerms project={project} title={t(applicantProjects.conditions)} />
        <ProjectFunding project={project} />
        <IncomePanel projectId={project.id} />
        <CoObligorPanel projectId={project.id} />
        <SignersPanel projectId={project.id} whenEmpty />
        {isUnlent(project.status) ? null : <DocumentChecklist projectId={project.id} />}
      </Columns>
      <ReasonDialog
        open={cancelling}
        title={t(applicantProjects.cancelTitle)}
        help={t(applicantProjects.cancelHelp)}
        okText={t(applicantProjects.cancel)}
        danger
        onClose={() => setCancelling(false)}
        onReason={async (reason) => {
          await cancel.mutateAsync({ params: { projectId: project.id }, body: { reason } });
          give({ ...texts(creditReceipts.cancelled), folio: project.folio });
        }}
      />
    </>
  );
}
