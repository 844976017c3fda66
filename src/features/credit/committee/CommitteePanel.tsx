import { committee } from '@contract/credit/committee';
import type { ProjectDetail } from '@contract/credit/projects';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { ApplicantCard } from './ApplicantCard';
import { Checks } from './Checks';
import styles from './committee.module.css';
import { Decisions } from './Decisions';

/** What the committee decides by: the checks of a request beside who asks. */
export function CommitteePanel({ project }: { project: ProjectDetail }) {
  const query = useRead(committee.show, { params: { projectId: project.id } });
  return (
    <Loaded query={query}>
      {(view) => (
        <>
          <div className={styles.beside}>
            <Checks checks={view.checks} />
            <ApplicantCard projectId={project.id} name={project.applicant_name} view={view} />
          </div>
          <Decisions decisions={view.decisions} />
        </>
      )}
    </Loaded>
  );
}
