import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospectEdit } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import type { Why } from './board-kind';
import { LostFields } from './LostFields';

interface LostDialogProps {
  name: string;
  onLost: (why: Why) => Promise<void>;
  onClose: () => void;
}

const schema = prospectEdit.pick({ status: true, lost_cause: true, lost_reason: true });

/** Why somebody is carried to those that are lost. */
export function LostDialog({ name, onLost, onClose }: LostDialogProps) {
  return (
    <FormModal open title={t(words.lostTitle, { name })} onClose={onClose}>
      <AppForm
        schema={schema}
        initial={{ status: 'lost', lost_cause: '', lost_reason: '' }}
        submitLabel={t(prospectWork.save)}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={({ lost_cause, lost_reason }) => onLost({ lost_cause, lost_reason })}
      >
        <LostFields />
      </AppForm>
    </FormModal>
  );
}
