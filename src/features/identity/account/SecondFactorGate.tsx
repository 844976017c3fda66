import { account } from '@contract/locales/es-MX/identity/account';
import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { session } from '@portal/session/portal-session';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { Section } from '@portal/ui/kit/Section';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import styles from './account.module.css';
import { EnrolSecondFactor } from './EnrolSecondFactor';
import { RecoveryCodes } from './RecoveryCodes';

/** All that opens to staff who owe a second factor: enrolling one, keeping its codes, and leaving. */
export function SecondFactorGate({ onDone }: { onDone: () => void }) {
  // Shown once: they leave with this page.
  const [codes, setCodes] = useState<readonly string[]>();
  const [begun, setBegun] = useState(false);
  const owed = useSession((state) => actingUser(state)?.second_factor_owed ?? false);
  // Enrolled before the page was loaded again: there is nothing left to do here.
  useEffect(() => {
    if (!owed && !begun) onDone();
  }, [owed, begun, onDone]);
  return (
    <main className={styles.gate}>
      {codes ? (
        <Section title={t(account.codesTitle)} description={t(account.codesHelp)}>
          <RecoveryCodes codes={codes} onDone={() => void session.refresh().then(onDone)} />
        </Section>
      ) : (
        <Section title={t(account.gateTitle)} description={t(account.gateHelp)}>
          <EnrolSecondFactor onBegin={() => setBegun(true)} onDone={setCodes} />
        </Section>
      )}
      <Button type="link" onClick={() => void session.logout()}>
        {t(sessionWords.logout)}
      </Button>
    </main>
  );
}
