import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';

type FormProps<In extends FieldValues, Out> = ComponentProps<typeof AppForm<In, Out>>;

interface OwnFormProps<In extends FieldValues, Out>
  extends Omit<FormProps<In, Out>, 'submitLabel' | 'outcome' | 'onSubmit'> {
  lacks: readonly string[];
  save: (body: Out) => Promise<unknown>;
}

/** The form of one part of a person's own data, which is saved whole. */
export function OwnForm<In extends FieldValues, Out>({ save, ...form }: OwnFormProps<In, Out>) {
  return (
    <AppForm
      {...form}
      submitLabel={t(profileWords.save)}
      outcome="updated"
      onSubmit={async (body) => {
        await save(body);
      }}
    />
  );
}
