import type { ProjectDetail } from '@contract/credit/projects';
import { href } from '@contract/kernel/screens';
import { applicantProjects, supplierWords } from '@contract/locales/es-MX/credit/credit';
import { requestReceiptWords } from '@contract/locales/es-MX/credit/request-receipt';
import { DocumentChecklist } from '@portal/features/documents';
import { AskIdentity } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { useParam } from '@portal/ui/screen-context';
import { Flex } from 'antd';
import { CoObligorPanel } from '../co-obligors/CoObligorPanel';
import { IncomePanel } from '../income-sources/IncomePanel';
import { AccreditationWarning } from '../prepared-requests/AccreditationWarning';
import { SiteList } from '../sites/SiteList';
import { ArchiveProject } from './ProjectArchive';
import { ProjectScreen } from './ProjectScreen';
import { LoanTerms, ProjectFunding, ProjectSummary } from './ProjectSummary';
import { StageRows } from './StageRows';

/** A project as its installer sees it: who must act, the papers, the stages, the history. */
export function SupplierProjectPage() {
  return (
    <ProjectScreen
      action={(project) => <MainAction project={project} />}
      without={<DocumentChecklist projectId={useParam('projectId')} />}
    >
      {(project) => (
        <>
          {project.status === 'in_review' ? (
            <AccreditationWarning productId={project.product_id} />
          ) : null}
          <ProjectSummary project={project} title={t(applicantProjects.summary)} />
          <LoanTerms project={project} title={t(applicantProjects.conditions)} />
          <ProjectFunding project={project} />
          <SiteList project={project} />
          <StageRows stages={project.stages} />
          <IncomePanel projectId={project.id} />
          <CoObligorPanel projectId={project.id} />
          <AskIdentity applicantId={project.applicant_id} name={project.applicant_name} />
          <DocumentChecklist projectId={project.id} />
          <Flex gap={8} wrap align="center">
            <ButtonLink to={href('supplierProjectReceipt', { projectId: project.id })}>
              {t(requestReceiptWords.open)}
            </ButtonLink>
            <ArchiveProject project={project} />
          </Flex>
        </>
      )}
    </ProjectScreen>
  );
}

function MainAction({ project }: { project: ProjectDetail }) {
  const maySign = useMay('contracts.sign');
  const [site] = project.sites;
  const { contract } = project;
  if (contract && maySign) {
    const to = href('contractWorkflow', { projectId: project.id, workflowId: contract.id });
    if (contract.my_turn) {
      return (
        <ButtonLink to={to} type="primary">
          {t(supplierWords.sign)}
        </ButtonLink>
      );
    }
  }
  if (site && project.actions.includes('upload_evidence')) {
    return (
      <ButtonLink
        to={href('siteEvidence', { projectId: project.id, siteId: site.id })}
        type="primary"
      >
        {t(supplierWords.evidence)}
      </ButtonLink>
    );
  }
  return null;
}
