import { profileWords } from '@contract/locales/es-MX/people/profiles';
import type { MissingPart } from '@contract/people/profiles';
import { t } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { FormModal } from '@portal/ui/form/FormDialog';
import { HeldForms } from '@portal/ui/form/held-forms';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Button } from 'antd';
import { type ReactNode, useContext, useState } from 'react';
import type { EditFormProps } from './edit-form';
import { editScreenOf } from './edit-screens';

interface EditDataProps {
  part: MissingPart;
  form: (closing: EditFormProps) => ReactNode;
  /** In a dialog although the role has a screen for it: the screen that shows this. */
  inPlace?: boolean;
}

/** Leads to where a part of one's data is edited; staff who act as the person only look, and who may only read. */
export function EditData({ part, form, inPlace }: EditDataProps) {
  const [open, setOpen] = useState(false);
  const acting = useSession((state) => state.extended !== null);
  const screen = editScreenOf(
    useSession((state) => actingUser(state)?.role),
    part,
  );
  const held = useContext(HeldForms);
  if (acting || held) return null;
  const title = t(profileWords.editPart, { part: t(profileWords.parts[part]) });
  if (screen && !inPlace) {
    return (
      <ButtonLink to={screen} aria-label={title}>
        {t(profileWords.edit)}
      </ButtonLink>
    );
  }
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-label={title} onClick={() => setOpen(true)}>
        {t(profileWords.edit)}
      </Button>
      <FormModal open={open} title={title} onClose={close}>
        {form({ onDone: close, onCancel: close })}
      </FormModal>
    </>
  );
}
