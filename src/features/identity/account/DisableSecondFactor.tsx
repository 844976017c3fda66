import { secondFactor } from '@contract/identity/auth';
import { call } from '@portal/api/call';
import { account as words } from '@portal/messages/account';
import { session } from '@portal/messages/session';
import { AppForm } from '@portal/ui/form/AppForm';
import { PasswordInput } from '@portal/ui/form/inputs/PasswordInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button } from 'antd';
import { useState } from 'react';

/** Turning it off takes the password and a code, like turning it on. */
export function DisableSecondFactor({ onDone }: { onDone: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button onClick={() => setAsked(true)}>{words.disableTitle}</Button>;
  return (
    <>
      <p>{words.disableHelp}</p>
      <AppForm
        schema={secondFactor.disable.body}
        initial={{ password: '', code: '' }}
        outcome="updated"
        submitLabel={words.disable}
        onCancel={() => setAsked(false)}
        onSubmit={async (body) => {
          await call(secondFactor.disable, { body });
        }}
        onDone={onDone}
      >
        <PasswordInput name="password" label={session.password} autoComplete="current-password" />
        <TextInput
          name="code"
          label={words.codeOrRecovery}
          autoComplete="one-time-code"
          maxLength={20}
        />
      </AppForm>
    </>
  );
}
