import { type Prospect, prospects } from '@contract/program/prospects';
import { SalesNoteForm } from '@portal/features/people';
import { useAct } from '@portal/refine/use-act';

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
    <SalesNoteForm
      name={name}
      draft={`prospect-note-${prospectId}`}
      onNote={async (body) => void (await note.mutateAsync({ params: { prospectId }, body }))}
      onClose={onClose}
    />
  );
}
