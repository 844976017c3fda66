import type { ProjectItem } from '@contract/credit/projects';
import { href } from '@contract/kernel/screens';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { RestoreProject } from './ProjectArchive';
import { ProjectTable } from './ProjectTable';

const words = supplierWords.archive;

export const archiveColumns: readonly Column<ProjectItem>[] = [
  dateColumn('archived_at', t(words.since), ({ archived }) => archived?.at ?? null),
  { key: 'reason', title: t(words.reason), csv: ({ archived }) => archived?.reason ?? '' },
];

const restoring: Column<ProjectItem> = {
  key: 'restore',
  title: t(words.restore),
  render: (project) => <RestoreProject project={project} />,
};

/** What an installer put away, to be searched, exported and brought back. */
export function SupplierProjectArchivePage() {
  const mayRestore = useMay('projects.archive');
  return (
    <Page title={useScreenTitle()}>
      <ProjectTable
        label={t(words.list)}
        empty={t(words.empty)}
        to={{ project: (projectId) => href('supplierProjectShow', { projectId }) }}
        archived={mayRestore ? [...archiveColumns, restoring] : archiveColumns}
      />
    </Page>
  );
}
