import { closedStatuses } from '@contract/credit/project-states';
import { type ProjectItem, projects } from '@contract/credit/projects';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { formatDate } from '@portal/ui/format';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Button } from 'antd';
import { useState } from 'react';

const words = supplierWords.archive;

/** Puts a project without work left away, or brings it back. */
export function ArchiveProject({ project }: { project: ProjectItem }) {
  const may = useMay('projects.archive');
  const [asking, setAsking] = useState(false);
  const archive = useAct(projects.archive);
  const { id: projectId, folio, archived, status } = project;
  if (!may) return null;
  if (archived) {
    const { at, reason } = archived;
    return (
      <>
        <p>{t(words.note, { day: formatDate(at), reason })}</p>
        <RestoreProject project={project} />
      </>
    );
  }
  if (!closedStatuses.some((closed) => closed === status)) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(words.act)}</Button>
      <ReasonDialog
        open={asking}
        title={t(words.title, { folio })}
        help={t(words.help)}
        okText={t(words.act)}
        outcome="updated"
        onClose={() => setAsking(false)}
        onReason={(reason) => archive.mutateAsync({ params: { projectId }, body: { reason } })}
      />
    </>
  );
}

export function RestoreProject({ project: { id, folio } }: { project: ProjectItem }) {
  const restore = useAct(projects.restore);
  const tell = useOutcome();
  return (
    <Button
      size="small"
      aria-label={t(words.restoreOf, { folio })}
      loading={restore.isPending}
      onClick={() =>
        restore.mutate(
          { params: { projectId: id } },
          {
            onDone: () => tell.saved('updated'),
            onError: ({ message }) => tell.failed(message),
          },
        )
      }
    >
      {t(words.restore)}
    </Button>
  );
}
