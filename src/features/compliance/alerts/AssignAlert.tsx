import { type Alert, alerts } from '@contract/compliance/alerts';
import { choice } from '@contract/kernel/fields/choice';
import { alertList, alertPage as words } from '@contract/locales/es-MX/compliance/alerts';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { useMemo } from 'react';
import * as z from 'zod';

const NOBODY = 'nobody';

/** Gives the alert to one of the staff, or to nobody; never to the person concerned. */
export function AssignAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const assign = useAct(alerts.assign);
  const staff = useRead(alerts.staff, {});
  const people = staff.data?.items.filter(({ id }) => id !== alert.user_id);
  const ids = people?.map(({ id }) => id).join() ?? '';
  const schema = useMemo(
    () => z.strictObject({ assignee_id: choice([NOBODY, ...ids.split(',')]) }),
    [ids],
  );
  return (
    <FormModal open title={t(words.assignTitle)} onClose={onClose}>
      <AppForm
        schema={schema}
        initial={{ assignee_id: alert.assignee?.id ?? NOBODY }}
        submitLabel={t(words.assign)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async ({ assignee_id: id }) =>
          void (await assign.mutateAsync({
            params: { alertId: alert.id },
            body: { assignee_id: id === NOBODY ? null : id },
          }))
        }
      >
        <SelectInput
          name="assignee_id"
          label={t(words.who)}
          loading={staff.isLoading}
          options={[
            { value: NOBODY, label: t(alertList.nobody) },
            ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </AppForm>
    </FormModal>
  );
}
