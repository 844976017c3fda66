import { type ProjectDetail, projects } from '@contract/credit/projects';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { Timeline } from '@portal/ui/kit/Timeline';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import type { ReactNode } from 'react';
import { ProjectStatusTag } from '../shared/credit';

interface ProjectScreenProps {
  /** In place of the project's own next step. */
  explanation?: string;
  action: (project: ProjectDetail) => ReactNode;
  /** What works without the record, where the server does not offer it. */
  without: ReactNode;
  children: (project: ProjectDetail) => ReactNode;
}

/** The project of the address, for those who work on it: who must act, and its history beside it. */
export function ProjectScreen({ explanation, action, without, children }: ProjectScreenProps) {
  const projectId = useParam('projectId');
  const query = useRecord(projects.show, { params: { projectId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title} without={without}>
      {(project) => (
        <Page title={title} explanation={explanation ?? project.next_step} action={action(project)}>
          <Columns
            side={
              <Section
                title={t(credit.history)}
                action={<ProjectStatusTag status={project.status} />}
              >
                <Timeline items={project.events} />
              </Section>
            }
          >
            {children(project)}
          </Columns>
        </Page>
      )}
    </Loaded>
  );
}
