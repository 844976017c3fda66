import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Field } from '../Field';
import { type InputProps, useField } from '../use-field';

interface PasswordInputProps extends InputProps {
  autoComplete: 'current-password' | 'new-password';
}

/** antd's own password input has an eye that no keyboard reaches; this one has a button. */
export function PasswordInput({ name, label, help, optional, autoComplete }: PasswordInputProps) {
  const field = useField({ name, label, hasHelp: Boolean(help), say: () => '••••••••' });
  const [shown, setShown] = useState(false);
  const reveal = shown ? t(common.hidePassword) : t(common.showPassword);
  return (
    <Field id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Input
        {...field.control}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        status={field.error ? 'error' : undefined}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ target }) => field.change(target.value)}
        suffix={
          <Button
            type="link"
            size="small"
            aria-label={`${reveal}: ${label}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {reveal}
          </Button>
        }
      />
    </Field>
  );
}
