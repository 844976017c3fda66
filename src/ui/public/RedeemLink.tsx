import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { type ReactNode, useState } from 'react';
import { type Failure, toFailure } from '../failure';
import { FormShell } from './FormShell';
import { GoneLink, isWholeToken } from './GoneLink';
import { PublicAlert } from './PublicAlert';
import { PublicButton } from './PublicButton';

interface RedeemLinkProps {
  token: string;
  title: string;
  help: string;
  action: string;
  redeem: () => Promise<unknown>;
  /** What is shown once the link was used, where the page does not go on by itself. */
  done?: ReactNode;
  aside?: ReactNode;
}

/** The link was used, taken back or is too old: no further try makes it good. */
export const isSpent = ({ code }: Failure): boolean => code === 'rule';

/** A mailed link is used by a button and never by opening it: mail scanners open links too. */
export function RedeemLink({ token, title, help, action, redeem, done, aside }: RedeemLinkProps) {
  const [busy, setBusy] = useState(false);
  const [isRedeemed, setRedeemed] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  if (isRedeemed && done) return done;
  if (!isWholeToken(token)) return <GoneLink aside={aside} />;
  async function press() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await redeem();
      setRedeemed(true);
    } catch (thrown) {
      setFailure(toFailure(thrown));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormShell title={title} explanation={help} aside={aside}>
      {failure ? <PublicAlert tone="danger">{failure.message}</PublicAlert> : null}
      {failure && isSpent(failure) ? null : (
        <PublicButton block busy={busy} onClick={() => void press()}>
          {busy ? t(common.sending) : action}
        </PublicButton>
      )}
    </FormShell>
  );
}
