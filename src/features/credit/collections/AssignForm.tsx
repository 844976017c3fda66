import { collections } from '@contract/credit/collections';
import { choice } from '@contract/kernel/fields/choice';
import {
  collectionList,
  collectionPage as words,
} from '@contract/locales/es-MX/credit/collections';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { useMemo } from 'react';
import * as z from 'zod';
import type { CollectionDetail } from './CollectionPage';

const NOBODY = 'nobody';

/** Gives the credit to one of the staff, or to nobody. */
export function AssignForm({ row, onClose }: { row: CollectionDetail; onClose: () => void }) {
  const assign = useAct(collections.assign);
  const staff = useRead(collections.staff, {});
  const people = staff.data?.items;
  const schema = useMemo(
    () => z.strictObject({ assignee_id: choice([NOBODY, ...(people ?? []).map(({ id }) => id)]) }),
    [people],
  );
  return (
    <FormModal open title={t(words.assignTitle)} onClose={onClose}>
      <AppForm
        schema={schema}
        initial={{ assignee_id: row.assignee?.id ?? NOBODY }}
        submitLabel={t(words.assign)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async ({ assignee_id: id }) =>
          void (await assign.mutateAsync({
            params: { loanId: row.loan_id },
            body: { assignee_id: id === NOBODY ? null : id },
          }))
        }
      >
        <SelectInput
          name="assignee_id"
          label={t(words.who)}
          loading={staff.isLoading}
          options={[
            { value: NOBODY, label: t(collectionList.nobody) },
            ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </AppForm>
    </FormModal>
  );
}
