import { passwordChange, passwords } from '@contract/identity/auth';
import { account } from '@contract/locales/es-MX/identity/account';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { session } from '@portal/session/portal-session';
import { AppForm } from '@portal/ui/form/AppForm';
import { PasswordInput } from '@portal/ui/form/inputs/PasswordInput';
import { Section } from '@portal/ui/kit/Section';
import { useState } from 'react';

const empty = { current_password: '', password: '', confirmation: '' };

export function PasswordPanel() {
  // A form of its own for each change: nothing typed stays after it was sent.
  const [changes, setChanges] = useState(0);
  return (
    <Section title={t(account.passwordRow)} description={t(account.passwordHelp)}>
      <AppForm
        key={changes}
        schema={passwordChange}
        initial={empty}
        outcome="updated"
        restriction="open"
        submitLabel={t(account.savePassword)}
        onSubmit={({ confirmation: _same, ...body }) =>
          session.goOnWith(call(passwords.edit, { body }))
        }
        onDone={() => setChanges(changes + 1)}
      >
        <PasswordInput
          name="current_password"
          label={t(account.currentPassword)}
          autoComplete="current-password"
        />
        <PasswordInput name="password" label={t(account.newPassword)} autoComplete="new-password" />
        <PasswordInput
          name="confirmation"
          label={t(account.confirmPassword)}
          autoComplete="new-password"
        />
      </AppForm>
    </Section>
  );
}
