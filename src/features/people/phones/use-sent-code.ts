import { useDraftOwner } from '@portal/ui/form/draft-owner';
import { discardDraft, readDraft, writeDraft } from '@portal/ui/form/drafts';
import { useState } from 'react';

export interface Sent {
  phone: string;
  /** How long its code still serves. */
  seconds: number;
}

/**
 * To which number a code was sent, kept in this tab while it serves: a telephone may throw the page away while its
 * owner reads the message.
 */
export function useSentCode(): [Sent | undefined, (sent: Sent | undefined) => void] {
  const owner = useDraftOwner();
  const key = owner ? { owner, form: 'phone-code' } : undefined;
  const [sent, setSent] = useState(() => key && stillServing(readDraft(key)));
  return [
    sent,
    (next) => {
      setSent(next);
      if (!key) return;
      if (next) writeDraft(key, { phone: next.phone, until: Date.now() + next.seconds * 1000 }, []);
      else discardDraft(key);
    },
  ];
}

function stillServing(kept: Record<string, unknown> | undefined): Sent | undefined {
  const { phone, until } = kept ?? {};
  if (typeof phone !== 'string' || typeof until !== 'number' || until <= Date.now())
    return undefined;
  return { phone, seconds: Math.ceil((until - Date.now()) / 1000) };
}
