import { secondFactor } from '@contract/identity/auth';
import { account } from '@contract/locales/es-MX/identity/account';
import { session } from '@contract/locales/es-MX/identity/session';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { PasswordInput } from '@portal/ui/form/inputs/PasswordInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button } from 'antd';
import { useState } from 'react';

/** Turning it off takes the password and a code, like turning it on. */
export function DisableSecondFactor({ onDone }: { onDone: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button onClick={() => setAsked(true)}>{t(account.disableTitle)}</Button>;
  return (
    <>
      <p>{t(account.disableHelp)}</p>
      <AppForm
        schema={secondFactor.disable.body}
        initial={{ password: '', code: '' }}
        outcome="updated"
        submitLabel={t(account.disable)}
        onCancel={() => setAsked(false)}
        onSubmit={async (body) => {
          await call(secondFactor.disable, { body });
        }}
        onDone={onDone}
      >
        <PasswordInput
          name="password"
          label={t(session.password)}
          autoComplete="current-password"
        />
        <TextInput
          name="code"
          label={t(account.codeOrRecovery)}
          autoComplete="one-time-code"
          maxLength={20}
        />
      </AppForm>
    </>
  );
}
