import { createContext, useContext } from 'react';

export type PublicValue = string | boolean;
export type PublicValues = Readonly<Record<string, PublicValue>>;

export interface PublicFormState {
  formId: string;
  values: PublicValues;
  errors: Readonly<Record<string, string>>;
  busy: boolean;
  change: (changed: PublicValues) => void;
}

export const PublicFormContext = createContext<PublicFormState | null>(null);

export function usePublicForm(): PublicFormState {
  const state = useContext(PublicFormContext);
  if (!state) throw new Error('A public field was drawn outside a PublicForm.');
  return state;
}

/** One field's part of the form, with the ids that tie label, help and error to its input. */
export function usePublicField(name: string) {
  const { formId, values, errors, change } = usePublicForm();
  const id = `${formId}-${name.replaceAll('.', '-')}`;
  const error = errors[name];
  return {
    id,
    value: values[name],
    error,
    change: (value: PublicValue) => change({ [name]: value }),
    describe: (hasHelp: boolean) => ({
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby':
        [hasHelp && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    }),
  };
}
