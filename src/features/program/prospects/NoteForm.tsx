import { prospectWork as words } from '@contract/locales/es-MX/program/prospect-work';
import { type Prospect, prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';

interface NoteFormProps {
  prospect: Prospect;
  onClose: () => void;
}

/** Something to remember of a prospect. */
export function NoteForm({
  prospect: { id: prospectId, business_name: name },
  onClose,
}: NoteFormProps) {
  const note = useAct(prospects.note);
  return (
    <FormModal open title={t(words.noteTitle, { name })} onClose={onClose}>
      <AppForm
        schema={prospects.note.body}
        initial={{ text: '' }}
        submitLabel={t(words.note)}
        outcome="created"
        draft={`prospect-note-${prospectId}`}
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) => void (await note.mutateAsync({ params: { prospectId }, body }))}
      >
        <TextAreaWithCounter name="text" label={t(words.noteText)} maximum={1000} />
      </AppForm>
    </FormModal>
  );
}
