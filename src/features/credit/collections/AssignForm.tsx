import { collections } from '@contract/credit/collections';
import { collectionPage as words } from '@contract/locales/es-MX/credit/collections';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AssignModal } from '@portal/ui/form/AssignModal';
import type { CollectionDetail } from './CollectionPage';

/** Gives the credit to one of the staff, or to nobody. */
export function AssignForm({ row, onClose }: { row: CollectionDetail; onClose: () => void }) {
  const assign = useAct(collections.assign);
  const staff = useRead(collections.staff, {});
  return (
    <AssignModal
      title={t(words.assignTitle)}
      people={staff.data?.items}
      assigneeId={row.assignee?.id}
      onAssign={(assignee_id) =>
        assign.mutateAsync({ params: { loanId: row.loan_id }, body: { assignee_id } })
      }
      onClose={onClose}
    />
  );
}
