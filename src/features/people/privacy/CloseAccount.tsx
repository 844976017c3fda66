import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { privacy } from '@contract/locales/es-MX/people/privacy';
import { accountClosing } from '@contract/people/privacy';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { session } from '@portal/session/portal-session';
import { AppForm } from '@portal/ui/form/AppForm';
import { HeldForms } from '@portal/ui/form/held-forms';
import { PasswordInput } from '@portal/ui/form/inputs/PasswordInput';
import { Section } from '@portal/ui/kit/Section';
import { Alert, Button } from 'antd';
import { useContext, useState } from 'react';

/** The end of one's account: what keeps it, or the password that ends it. */
export function CloseAccount() {
  const query = useRead(accountClosing.show, {});
  return (
    <Section title={t(privacy.closeTitle)} description={t(privacy.closeHelp)}>
      <Loaded query={query}>
        {({ holds }) => (holds.length > 0 ? <Holds holds={holds} /> : <Close />)}
      </Loaded>
    </Section>
  );
}

function Holds({ holds }: { holds: readonly string[] }) {
  return (
    <Alert
      type="info"
      showIcon
      message={t(privacy.closeHolds)}
      description={
        <ul>
          {holds.map((hold) => (
            <li key={hold}>{hold}</li>
          ))}
        </ul>
      }
    />
  );
}

function Close() {
  const [asked, setAsked] = useState(false);
  const held = useContext(HeldForms);
  if (held) return <p>{held}</p>;
  if (!asked) {
    return (
      <Button danger onClick={() => setAsked(true)}>
        {t(privacy.closeBegin)}
      </Button>
    );
  }
  return (
    <AppForm
      schema={accountClosing.create.body}
      initial={{ password: '' }}
      danger
      submitLabel={t(privacy.closeDo)}
      onSubmit={async (body) => {
        await call(accountClosing.create, { body });
      }}
      onDone={() => void session.logout(t(privacy.closed))}
      onCancel={() => setAsked(false)}
    >
      <Alert type="warning" showIcon message={t(privacy.closeSure)} />
      <PasswordInput
        name="password"
        label={t(sessionWords.password)}
        autoComplete="current-password"
      />
    </AppForm>
  );
}
