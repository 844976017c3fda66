import { links } from '@contract/locales/es-MX/identity/public';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { type ReactNode, useState } from 'react';
import { toFailure } from '../failure';
import { FormShell } from './FormShell';
import { PublicAlert } from './PublicAlert';
import { PublicButton } from './PublicButton';

/** Shorter than any real token: what is left in the address once the secret was taken out of it. */
const SHORTEST_TOKEN = 20;

interface RedeemLinkProps {
  token: string;
  title: string;
  help: string;
  action: string;
  redeem: () => Promise<unknown>;
  aside?: ReactNode;
}

/** A mailed link is used by a button and never by opening it: mail scanners open links too. */
export function RedeemLink({ token, title, help, action, redeem, aside }: RedeemLinkProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!isWholeToken(token)) {
    return (
      <FormShell title={t(links.goneTitle)} explanation={t(links.gone)} aside={aside}>
        {null}
      </FormShell>
    );
  }
  async function press() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await redeem();
    } catch (thrown) {
      setFailure(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormShell title={title} explanation={help} aside={aside}>
      {failure ? <PublicAlert tone="danger">{failure}</PublicAlert> : null}
      <PublicButton block busy={busy} onClick={() => void press()}>
        {busy ? t(common.sending) : action}
      </PublicButton>
    </FormShell>
  );
}

/** Whether a page was opened by its link, not by a reload after the secret was hidden. */
export function isWholeToken(token: string): boolean {
  return token.length >= SHORTEST_TOKEN;
}
