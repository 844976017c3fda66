/** What surrounds a form of a person's own data: a dialog that closes, or a page that goes back. */
export interface EditFormProps {
  onDone?: () => void;
  onCancel?: () => void;
}
