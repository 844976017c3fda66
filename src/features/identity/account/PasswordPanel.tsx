import { passwords } from '@contract/identity/auth';
import { call } from '@portal/api/call';
import { account as words } from '@portal/messages/account';
import { session } from '@portal/session/portal-session';
import { AppForm } from '@portal/ui/form/AppForm';
import { PasswordInput } from '@portal/ui/form/inputs/PasswordInput';
import { Section } from '@portal/ui/kit/Section';
import { useState } from 'react';

const empty = { current_password: '', password: '' };

export function PasswordPanel() {
  // A form of its own for each change: nothing typed stays after it was sent.
  const [changes, setChanges] = useState(0);
  return (
    <Section title={words.passwordRow} description={words.passwordHelp}>
      <AppForm
        key={changes}
        schema={passwords.edit.body}
        initial={empty}
        outcome="updated"
        submitLabel={words.savePassword}
        onSubmit={(body) => session.goOnWith(call(passwords.edit, { body }))}
        onDone={() => setChanges(changes + 1)}
      >
        <PasswordInput
          name="current_password"
          label={words.currentPassword}
          autoComplete="current-password"
        />
        <PasswordInput name="password" label={words.newPassword} autoComplete="new-password" />
      </AppForm>
    </Section>
  );
}
