import { type ProjectDetail, projects } from '@contract/projects';
import { ProjectStatusTag } from '@portal/lib/credit';
import { Loaded } from '@portal/lib/Loaded';
import { ReasonDialog } from '@portal/lib/ReasonDialog';
import { useParam, useScreenTitle } from '@portal/lib/screen-context';
import { applicantProjects, credit, nextStep, committee as words } from '@portal/messages/credit';
import { useCall, useSend } from '@portal/refine/use-call';
import { Page } from '@portal/ui/parts/Page';
import { Section } from '@portal/ui/parts/Section';
import { Timeline } from '@portal/ui/parts/Timeline';
import { Button } from 'antd';
import { useState } from 'react';
import { DocumentChecklist } from '../documents/DocumentChecklist';
import { ApprovalForm } from './ApprovalForm';
import { LoanTerms, ProjectFunding, ProjectSummary } from './ProjectSummary';
import { PublicationForm } from './PublicationForm';
import styles from './projects.module.css';
import { StageRows } from './StageRows';

/** One request before the committee: its papers, the decision, the publication. */
export function BackofficeProjectPage() {
  const projectId = useParam('projectId');
  const query = useCall('projects', projects.show, { params: { projectId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query}>
      {(project) => (
        <Page
          title={title}
          explanation={project.next_actor ? nextStep[project.next_actor] : null}
          action={<RejectButton project={project} />}
        >
          <div className={styles.columns}>
            <div className={styles.stack}>
              {project.actions.includes('approve') ? <ApprovalForm project={project} /> : null}
              {project.actions.includes('publish') ? <PublicationForm project={project} /> : null}
              <ProjectSummary project={project} title={words.asked} />
              <LoanTerms project={project} title={applicantProjects.conditions} />
              <ProjectFunding project={project} />
              {project.stages.length > 0 ? <StageRows stages={project.stages} /> : null}
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

function RejectButton({ project }: { project: ProjectDetail }) {
  const [rejecting, setRejecting] = useState(false);
  const reject = useSend(projects.reject, ['projects']);
  if (!project.actions.includes('reject')) return null;
  return (
    <>
      <Button danger onClick={() => setRejecting(true)}>
        {words.reject}
      </Button>
      <ReasonDialog
        open={rejecting}
        outcome="updated"
        title={words.rejectTitle}
        okText={words.reject}
        onClose={() => setRejecting(false)}
        onReason={(reason) =>
          reject.mutateAsync({ params: { projectId: project.id }, body: { reason } })
        }
      />
    </>
  );
}
