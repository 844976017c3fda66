import { type LoanStatus, loans } from '@contract/credit/loans';
import { href } from '@contract/kernel/screens';
import { committee } from '@contract/locales/es-MX/credit/committee';
import { applicantProjects } from '@contract/locales/es-MX/credit/credit';
import { loanWords } from '@contract/locales/es-MX/credit/loans';
import { waitingAct } from '@contract/locales/es-MX/platform/approvals';
import { DocumentChecklist } from '@portal/features/documents';
import { AskIdentity } from '@portal/features/people';
import { RecordHistory, useWaitingAct, WaitingNotice } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { IndexedSections } from '@portal/ui/IndexedSections';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { useParam } from '@portal/ui/screen-context';
import { CoObligorPanel } from '../co-obligors/CoObligorPanel';
import { WriteOffMark } from '../collections/WriteOffMark';
import { CommitteePanel } from '../committee/CommitteePanel';
import { Conditions } from '../committee/Conditions';
import { RejectButton } from '../committee/RejectButton';
import { SignersPanel } from '../contract-signers/SignersPanel';
import { IncomePanel } from '../income-sources/IncomePanel';
import { AmortisationTable } from '../loans/AmortisationTable';
import { ProjectPlacePanel } from '../project-places/ProjectPlacePanel';
import { OwedStats } from '../shared/OwedStats';
import { ApprovalForm } from './ApprovalForm';
import { OfferPreparation } from './OfferPreparation';
import { ProjectScreen } from './ProjectScreen';
import { LoanTerms, ProjectFunding, ProjectSummary } from './ProjectSummary';
import { StageRows } from './StageRows';
import { TotalOwed } from './TotalOwed';

/** One request before the committee: its papers, the decision, the publication. */
export function BackofficeProjectPage() {
  const projectId = useParam('projectId');
  const act = useWaitingAct(projectId);
  const mayApprove = useMay('projects.approve');
  const mayPublish = useMay('opportunities.publish');
  return (
    <ProjectScreen
      explanation={act ? t(waitingAct.explanation) : undefined}
      action={(project) => <RejectButton project={project} />}
      without={<DocumentChecklist projectId={projectId} />}
    >
      {(project) => (
        <>
          {act ? <WaitingNotice act={act} /> : null}
          <IndexedSections>
            {project.loan?.status === 'repaying' ? <OwedToday loanId={project.loan.id} /> : null}
            {project.loan?.status === 'repaying' ? <WriteOffMark loanId={project.loan.id} /> : null}
            <CommitteePanel project={project} />
            <IncomePanel projectId={project.id} />
            <TotalOwed project={project} />
            {mayApprove && act === null && project.actions.includes('approve') ? (
              <ApprovalForm project={project} />
            ) : null}
            <Conditions project={project} />
            {mayPublish && act === null && project.actions.includes('prepare_offer') ? (
              <OfferPreparation project={project} />
            ) : null}
            <ProjectSummary project={project} title={t(committee.asked)} />
            <LoanTerms project={project} title={t(applicantProjects.conditions)} />
            {project.loan && isPaid(project.loan.status) ? (
              <Calendar loanId={project.loan.id} />
            ) : null}
            <ProjectFunding project={project} />
            {project.stages.length > 0 ? <StageRows stages={project.stages} /> : null}
            <CoObligorPanel projectId={project.id} />
            <SignersPanel projectId={project.id} whenEmpty />
            <AskIdentity applicantId={project.applicant_id} name={project.applicant_name} />
            <DocumentChecklist projectId={project.id} />
            <ProjectPlacePanel projectId={project.id} />
            <RecordHistory object="projects" id={project.id} />
          </IndexedSections>
        </>
      )}
    </ProjectScreen>
  );
}

/** Its instalments have days, and are paid or were. */
const isPaid = (status: LoanStatus) => status === 'repaying' || status === 'settled';

/** What the applicant reads of their debt, in the same cards, with the way to what is done to collect it. */
function OwedToday({ loanId }: { loanId: string }) {
  const query = useRead(loans.show, { params: { loanId } });
  const mayCollect = useMay('collections.list');
  return (
    <Section
      title={t(committee.owedToday)}
      action={
        mayCollect ? (
          <ButtonLink to={href('collectionShow', { loanId })}>
            {t(committee.toCollections)}
          </ButtonLink>
        ) : null
      }
    >
      <Loaded query={query} skeleton={<SkeletonCards />}>
        {({ owed }) => (owed ? <OwedStats owed={owed} /> : null)}
      </Loaded>
    </Section>
  );
}

/** Each instalment, with what of it is paid. */
function Calendar({ loanId }: { loanId: string }) {
  const query = useRead(loans.show, { params: { loanId } });
  return (
    <Section title={t(loanWords.schedule)} flush>
      <Loaded query={query}>
        {({ instalments }) => <AmortisationTable instalments={instalments} />}
      </Loaded>
    </Section>
  );
}
