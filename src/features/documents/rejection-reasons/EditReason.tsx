import {
  MOST_OF_A_REASON,
  type RejectionReason,
  rejectionReasons,
} from '@contract/documents/rejection-reasons';
import { rejectionReasonWords as words } from '@contract/locales/es-MX/documents/rejection-reasons';
import { keptListWords } from '@contract/locales/es-MX/kernel/kept-lists';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';

interface EditReasonProps {
  reason: RejectionReason;
  open: boolean;
  onClose: () => void;
}

/** Gives a reason other words. */
export function EditReason({ reason, open, onClose }: EditReasonProps) {
  const { id: rejectionReasonId, text, version } = reason;
  const edit = useAct(rejectionReasons.edit);
  return (
    <FormModal open={open} title={t(words.editTitle)} onClose={onClose}>
      <AppForm
        schema={rejectionReasons.edit.body}
        initial={{ text, version }}
        submitLabel={t(keptListWords.save)}
        outcome="updated"
        onDone={onClose}
        onCancel={onClose}
        onSubmit={async (body) =>
          void (await edit.mutateAsync({ params: { rejectionReasonId }, body }))
        }
      >
        <TextAreaWithCounter
          name="text"
          label={t(words.text)}
          help={t(words.textHelp)}
          maximum={MOST_OF_A_REASON}
          rows={3}
        />
      </AppForm>
    </FormModal>
  );
}
