import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { type Prospect, prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { LostFields } from '../LostFields';
import type { Why } from './use-move';

interface LostDialogProps {
  prospect: Prospect;
  onLost: (why: Why) => Promise<void>;
  onClose: () => void;
}

/** Why a prospect is carried to those that are lost. */
export function LostDialog({ prospect, onLost, onClose }: LostDialogProps) {
  const { business_name: name, version } = prospect;
  return (
    <FormModal open title={t(words.lostTitle, { name })} onClose={onClose}>
      <AppForm
        schema={prospects.edit.body}
        initial={{ status: 'lost', lost_cause: '', lost_reason: '', version }}
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
