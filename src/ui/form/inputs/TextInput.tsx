import { Input } from 'antd';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../Field';
import { type InputProps, useField } from '../use-field';

interface TextInputProps extends InputProps {
  type?: 'text' | 'email' | 'tel' | 'time';
  inputMode?: 'numeric' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** RFC, CURP and the like are forced to capitals. */
  uppercase?: boolean;
  maxLength?: number;
  placeholder?: string;
  /** It takes the place of what the person pressed, and is what they do next. */
  autoFocus?: boolean;
}

export function TextInput({ name, label, help, optional, uppercase, ...input }: TextInputProps) {
  const field = useField({ name, label, hasHelp: Boolean(help) });
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Input
        {...input}
        {...field.control}
        status={field.error ? 'error' : undefined}
        {...(uppercase && { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false })}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ target }) =>
          field.change(uppercase ? target.value.toUpperCase() : target.value)
        }
      />
    </Field>
  );
}
