import { users } from '@contract/identity/users';
import { call } from '@portal/api/call';
import { session } from '@portal/session/portal-session';
import { actingUser, type SessionState } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { type CsvChoice, firstCsvChoice } from '@portal/ui/table/csv-choice';
import { useMemo, useState } from 'react';

const keptCsv = (state: SessionState) => actingUser(state)?.preferences?.csv;
const idIn = (state: SessionState) => actingUser(state)?.user_id ?? '';

/** The current user's way of writing exports, and what keeps another one with their account. */
export function useCsvChoice(): { choice: CsvChoice; keep: (choice: CsvChoice) => void } {
  const kept = useSession(keptCsv);
  const userId = useSession(idIn);
  // It counts before the account has it, and when it cannot be sent.
  const [chosen, setChosen] = useState<CsvChoice & { userId: string }>();
  return useMemo(() => {
    const own = kept && { delimiter: kept.delimiter, byteOrderMark: kept.byte_order_mark };
    const choice = chosen?.userId === userId ? chosen : (own ?? firstCsvChoice);
    function keep({ delimiter, byteOrderMark }: CsvChoice) {
      if (delimiter === choice.delimiter && byteOrderMark === choice.byteOrderMark) return;
      setChosen({ delimiter, byteOrderMark, userId });
      // Another person's account keeps nothing of who acts as them.
      if (session.state().extended) return;
      const csv = { delimiter, byte_order_mark: byteOrderMark };
      void call(users.editPreferences, { body: { csv } })
        .then(() => session.refresh())
        .catch(() => undefined);
    }
    return { choice, keep };
  }, [kept, chosen, userId]);
}
