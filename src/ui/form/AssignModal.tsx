import { choice } from '@contract/kernel/fields/choice';
import { assignmentWords as words } from '@contract/locales/es-MX/kernel/assignments';
import { t } from '@portal/i18n';
import { useMemo } from 'react';
import * as z from 'zod';
import { AppForm } from './AppForm';
import { FormModal } from './FormDialog';
import { SelectInput } from './inputs/SelectInput';

const NOBODY = 'nobody';

interface AssignModalProps {
  title: string;
  /** Whom it may be given to; not there while they are read. */
  people: readonly { id: string; name: string }[] | undefined;
  assigneeId: string | undefined;
  onAssign: (assigneeId: string | null) => Promise<unknown>;
  onClose: () => void;
}

/** Gives something to one of the staff, or to nobody. */
export function AssignModal({ title, people, assigneeId, onAssign, onClose }: AssignModalProps) {
  const ids = people?.map(({ id }) => id).join() ?? '';
  const schema = useMemo(
    () => z.strictObject({ assignee_id: choice([NOBODY, ...ids.split(',')]) }),
    [ids],
  );
  return (
    <FormModal open title={title} onClose={onClose}>
      <AppForm
        schema={schema}
        initial={{ assignee_id: assigneeId ?? NOBODY }}
        submitLabel={t(words.assign)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async ({ assignee_id: id }) => void (await onAssign(id === NOBODY ? null : id))}
      >
        <SelectInput
          name="assignee_id"
          label={t(words.who)}
          loading={!people}
          options={[
            { value: NOBODY, label: t(words.nobody) },
            ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </AppForm>
    </FormModal>
  );
}
