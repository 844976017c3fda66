import { Input } from 'antd';
import { Field } from '../Field';
import { type InputProps, useField } from '../use-field';

interface PasswordInputProps extends InputProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordInput({ name, label, help, optional, autoComplete }: PasswordInputProps) {
  const field = useField(name, Boolean(help));
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Input.Password
        {...field.control}
        autoComplete={autoComplete}
        status={field.error ? 'error' : undefined}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ target }) => field.change(target.value)}
      />
    </Field>
  );
}
