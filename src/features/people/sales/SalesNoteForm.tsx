import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import { prospectNote } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';

interface SalesNoteFormProps {
  name: string;
  /** Under which what is typed is kept until it is sent. */
  draft: string;
  onNote: (note: { text: string }) => Promise<void>;
  onClose: () => void;
}

/** Something to remember of somebody. */
export function SalesNoteForm({ name, draft, onNote, onClose }: SalesNoteFormProps) {
  return (
    <FormModal open title={t(words.noteTitle, { name })} onClose={onClose}>
      <AppForm
        schema={prospectNote}
        initial={{ text: '' }}
        submitLabel={t(words.note)}
        outcome="created"
        draft={draft}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={onNote}
      >
        <TextAreaWithCounter name="text" label={t(words.noteText)} maximum={1000} />
      </AppForm>
    </FormModal>
  );
}
