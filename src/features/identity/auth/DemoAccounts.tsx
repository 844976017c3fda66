import type { UserInfo } from '@contract/identity/users';
import { type DemoAccount, type DemoSignIn, demoSignIn } from '@portal/api/demo-sign-in';
import { type Challenge, signIn } from '@portal/session/sign-in';
import { toFailure } from '@portal/ui/failure';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { useEffect, useState } from 'react';
import styles from './demo-accounts.module.css';

interface DemoAccountsProps {
  onSignedIn: (answer: UserInfo | Challenge) => Promise<void>;
}

/** The accounts of a server with demo data by role, one click each; all of it is said by that server. */
export function DemoAccounts({ onSignedIn }: DemoAccountsProps) {
  const [demo, setDemo] = useState<DemoSignIn | null>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    void demoSignIn().then(setDemo);
  }, []);
  if (demo === undefined) return <div className="pub-arriving" />;
  if (!demo) return null;

  async function enterAs({ email, password }: DemoAccount) {
    if (busy) return;
    setBusy(email);
    setFailure(undefined);
    try {
      await onSignedIn(await signIn(email, password));
    } catch (thrown) {
      setFailure(toFailure(thrown).message);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{demo.title}</h2>
      <p>{demo.help}</p>
      {failure ? <PublicAlert tone="danger">{failure}</PublicAlert> : null}
      <dl>
        {demo.roles.map(({ role, accounts }) => (
          <div key={role}>
            <dt>{role}</dt>
            {accounts.map((account) => (
              <dd key={account.email}>
                <PublicButton
                  look="plain"
                  busy={busy === account.email}
                  onClick={() => void enterAs(account)}
                >
                  {account.name}
                </PublicButton>
                <small>{account.note}</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
