import { personNoteWords as words } from '@contract/locales/es-MX/people/person-notes';
import { MOST_OF_A_NOTE, newNote, personNotes } from '@contract/people/person-notes';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';

/** Adds a note; there is no changing it afterwards, which the form says. */
export function AddNote({ userId }: { userId: string }) {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const add = useAct(personNotes.create);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.add)}</Button>
      <FormModal open={open} title={t(words.add)} onClose={close}>
        <Flex vertical gap={16}>
          <p>{t(words.dialogHelp)}</p>
          <AppForm
            schema={newNote}
            initial={{ text: '' }}
            submitLabel={t(words.save)}
            onCancel={close}
            onSubmit={async (body) => {
              await add.mutateAsync({ params: { userId }, body });
              message.success(t(words.saved));
            }}
            onDone={close}
          >
            <TextAreaWithCounter
              name="text"
              label={t(words.text)}
              maximum={MOST_OF_A_NOTE}
              rows={5}
            />
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
