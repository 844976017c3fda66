import { type ProjectDetail, projects } from '@contract/projects';
import { ProjectStatusTag } from '@portal/lib/credit';
import { Loaded } from '@portal/lib/Loaded';
import { useParam, useScreenTitle } from '@portal/lib/screen-context';
import {
  applicantProjects,
  credit,
  nextStep,
  supplierWords as words,
} from '@portal/messages/credit';
import { useCall } from '@portal/refine/use-call';
import { href } from '@portal/routes/href';
import { useMay } from '@portal/session/permissions';
import { Page } from '@portal/ui/parts/Page';
import { Section } from '@portal/ui/parts/Section';
import { Timeline } from '@portal/ui/parts/Timeline';
import { Button } from 'antd';
import { Link } from 'react-router';
import { DocumentChecklist } from '../documents/DocumentChecklist';
import { LoanTerms, ProjectFunding, ProjectSummary } from './ProjectSummary';
import styles from './projects.module.css';
import { StageRows } from './StageRows';

/** A project as its installer sees it: who must act, the papers, the stages, the history. */
export function SupplierProjectPage() {
  const projectId = useParam('projectId');
  const query = useCall('projects', projects.show, { params: { projectId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query}>
      {(project) => (
        <Page
          title={title}
          explanation={project.next_actor ? nextStep[project.next_actor] : null}
          action={<MainAction project={project} />}
        >
          <div className={styles.columns}>
            <div className={styles.stack}>
              <ProjectSummary project={project} title={applicantProjects.summary} />
              <LoanTerms project={project} title={applicantProjects.conditions} />
              <ProjectFunding project={project} />
              <StageRows stages={project.stages} />
              <DocumentChecklist projectId={project.id} />
            </div>
            <Section title={credit.history} action={<ProjectStatusTag status={project.status} />}>
              <Timeline items={project.events} />
            </Section>
          </div>
        </Page>
      )}
    </Loaded>
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
        <Link to={to}>
          <Button type="primary">{words.sign}</Button>
        </Link>
      );
    }
  }
  if (site && project.actions.includes('upload_evidence')) {
    return (
      <Link to={href('siteEvidence', { projectId: project.id, siteId: site.id })}>
        <Button type="primary">{words.evidence}</Button>
      </Link>
    );
  }
  return null;
}
