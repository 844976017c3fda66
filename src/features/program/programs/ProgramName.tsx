import { programs as programsWords } from '@contract/locales/es-MX/program/programs';
import { programs } from '@contract/program/programs';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import type { SavedKind } from '@portal/ui/kit/use-outcome';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';

interface ProgramNameProps extends Pick<ButtonProps, 'type'> {
  label: string;
  initial: string;
  outcome: SavedKind;
  onSave: (name: string) => Promise<unknown>;
}

/** The button and the form that name a program, a new one or one that is there. */
export function ProgramName({ label, type, initial, outcome, onSave }: ProgramNameProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button type={type} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormModal open={open} title={label} onClose={close}>
        <AppForm
          schema={programs.create.body}
          initial={{ name: initial }}
          submitLabel={label}
          outcome={outcome}
          onDone={close}
          onCancel={close}
          onSubmit={async ({ name }) => void (await onSave(name))}
        >
          <TextInput name="name" label={t(programsWords.name)} maxLength={120} />
        </AppForm>
      </FormModal>
    </>
  );
}
