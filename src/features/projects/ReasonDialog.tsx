import { reason } from '@contract/projects';
import { credit } from '@portal/messages/credit';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { Modal } from 'antd';
import * as z from 'zod';

const schema = z.strictObject({ reason });

interface ReasonDialogProps {
  open: boolean;
  title: string;
  okText: string;
  onClose: () => void;
  /** Failures are shown in the form. */
  onReason: (reason: string) => Promise<unknown>;
}

/** Asks why, for acts that the other side will read about. */
export function ReasonDialog({ open, title, okText, onClose, onReason }: ReasonDialogProps) {
  return (
    <Modal open={open} title={title} footer={null} centered destroyOnHidden onCancel={onClose}>
      <AppForm
        schema={schema}
        initial={{ reason: '' }}
        onSubmit={async (values) => void (await onReason(values.reason))}
        outcome="updated"
        onDone={onClose}
        submitLabel={okText}
        onCancel={onClose}
      >
        <TextAreaWithCounter name="reason" label={credit.reason} maximum={500} rows={3} />
      </AppForm>
    </Modal>
  );
}
