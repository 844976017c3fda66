import { emailChanges } from '@contract/identity/email-changes';
import { emailChange } from '@contract/locales/es-MX/identity/email-change';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { useSession } from '@portal/session/use-session';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Section } from '@portal/ui/kit/Section';
import { Alert, Flex } from 'antd';
import { useState } from 'react';

/** One's own mail address, and its change, which its new mailbox confirms. */
export function EmailPanel() {
  const query = useRead(emailChanges.show, {});
  const acting = useSession((state) => state.extended !== null);
  return (
    <Section title={t(emailChange.title)} description={t(emailChange.help)}>
      <Loaded query={query}>
        {({ email, pending }) => (
          <Flex vertical gap={16}>
            <p>
              <strong>{email}</strong>
            </p>
            {pending ? (
              <Alert type="info" showIcon message={t(emailChange.pending, { email: pending })} />
            ) : null}
            {acting ? (
              <Alert type="info" showIcon message={t(emailChange.acting)} />
            ) : (
              <AskChange />
            )}
          </Flex>
        )}
      </Loaded>
    </Section>
  );
}

function AskChange() {
  const ask = useAct(emailChanges.create);
  const [asked, setAsked] = useState(0);
  return (
    <AppForm
      key={asked}
      schema={emailChanges.create.body}
      initial={{ email: '' }}
      submitLabel={t(emailChange.ask)}
      onSubmit={async (body) => {
        await ask.mutateAsync({ body });
      }}
      onDone={() => setAsked(asked + 1)}
    >
      <TextInput
        name="email"
        label={t(emailChange.newEmail)}
        help={t(emailChange.newEmailHelp)}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </AppForm>
  );
}
