import { useId } from 'react';
import { useController } from 'react-hook-form';
import { type ToldField, useRegisteredField } from './field-registry';

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface FieldPart extends Partial<ToldField> {
  name: string;
  hasHelp: boolean;
}

/** One field's part of the form around it, with the ids that tie label, help and error to the input. */
export function useField({ name, hasHelp, label = '', say = asText }: FieldPart) {
  const id = useId();
  const { field, fieldState, formState } = useController({ name });
  useRegisteredField(name, { label, say });
  const error = fieldState.error?.message;
  const value: unknown = field.value;
  return {
    id,
    value,
    error,
    change: (next: unknown) => field.onChange(next),
    control: {
      id,
      name: field.name,
      ref: field.ref,
      onBlur: field.onBlur,
      disabled: formState.disabled,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby':
        [hasHelp && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    },
  };
}

/** What every input takes besides its own. */
export interface InputProps {
  name: string;
  label: string;
  help?: string;
  optional?: boolean;
}
