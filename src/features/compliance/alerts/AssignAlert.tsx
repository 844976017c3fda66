import { type Alert, alerts } from '@contract/compliance/alerts';
import { alertPage as words } from '@contract/locales/es-MX/compliance/alerts';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AssignModal } from '@portal/ui/form/AssignModal';

/** Gives the alert to one of the staff, or to nobody; never to the person concerned. */
export function AssignAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const assign = useAct(alerts.assign);
  const staff = useRead(alerts.staff, {});
  return (
    <AssignModal
      title={t(words.assignTitle)}
      people={staff.data?.items.filter(({ id }) => id !== alert.user_id)}
      assigneeId={alert.assignee?.id}
      onAssign={(assignee_id) =>
        assign.mutateAsync({ params: { alertId: alert.id }, body: { assignee_id } })
      }
      onClose={onClose}
    />
  );
}
