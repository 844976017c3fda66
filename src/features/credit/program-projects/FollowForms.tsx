import {
  MOST_OF_A_COMMENT,
  type ProgramProject,
  programProjects,
} from '@contract/credit/program-projects';
import { programProjectWords as words } from '@contract/locales/es-MX/credit/program-projects';
import { prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { App } from 'antd';
import { useState } from 'react';

/** Who of the program follows a project: an executive who works its zone. */
export function OwnerForm({ project }: { project: ProgramProject }) {
  const { message } = App.useApp();
  const assign = useAct(programProjects.assign);
  const owners = useRead(prospects.owners, {});
  const { id: programProjectId, owner, zone_id: zone } = project;
  const people = (owners.data?.items ?? []).filter(
    ({ zone_ids: zones }) => zones === null || (zone !== null && zones.includes(zone)),
  );
  const others = people.some(({ id }) => id === owner?.id) || !owner ? [] : [owner];
  return (
    <AppForm
      schema={programProjects.assign.body}
      initial={{ owner_id: owner?.id ?? '' }}
      submitLabel={t(words.assign)}
      onSubmit={async (body) => {
        await assign.mutateAsync({ params: { programProjectId }, body });
        message.success(t(words.assigned));
      }}
    >
      <SelectInput
        name="owner_id"
        label={t(words.owner)}
        optional
        loading={!owners.data}
        options={[...others, ...people].map(({ id, name }) => ({ value: id, label: name }))}
      />
    </AppForm>
  );
}

/** Something to tell the rest of the program about a project. */
export function CommentForm({ programProjectId }: { programProjectId: string }) {
  const comment = useAct(programProjects.comment);
  const [written, setWritten] = useState(0);
  return (
    <AppForm
      key={written}
      schema={programProjects.comment.body}
      initial={{ text: '' }}
      submitLabel={t(words.addComment)}
      outcome="created"
      onSubmit={async (body) =>
        void (await comment.mutateAsync({ params: { programProjectId }, body }))
      }
      onDone={() => setWritten((n) => n + 1)}
    >
      <TextAreaWithCounter name="text" label={t(words.commentText)} maximum={MOST_OF_A_COMMENT} />
    </AppForm>
  );
}
