import { programs as programsWords } from '@contract/locales/es-MX/program/programs';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import type { AppFormOptions } from '@portal/ui/form/use-app-form';
import type { SavedKind } from '@portal/ui/kit/use-outcome';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

interface ProgramNameProps<In extends FieldValues, Out>
  extends Pick<ButtonProps, 'type'>,
    Pick<AppFormOptions<In, Out>, 'schema' | 'initial'> {
  label: string;
  outcome: SavedKind;
  onSave: (body: Out) => Promise<unknown>;
}

/** The button and the form that name a program, a new one or one that is there. */
export function ProgramName<In extends FieldValues, Out>({
  label,
  type,
  schema,
  initial,
  outcome,
  onSave,
}: ProgramNameProps<In, Out>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button type={type} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormModal open={open} title={label} onClose={close}>
        <AppForm
          schema={schema}
          initial={initial}
          submitLabel={label}
          outcome={outcome}
          onDone={close}
          onCancel={close}
          onSubmit={async (body) => void (await onSave(body))}
        >
          <TextInput name="name" label={t(programsWords.name)} maxLength={120} />
        </AppForm>
      </FormModal>
    </>
  );
}
