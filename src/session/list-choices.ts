import { users } from '@contract/identity/users';
import type { PageSize } from '@contract/kernel/page-size';
import { type CallArgs, call } from '@portal/api/call';
import { session } from '@portal/session/portal-session';
import { actingUser, keptPageSize, type SessionState } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { type CsvChoice, firstCsvChoice } from '@portal/ui/table/csv-choice';
import type { PageSizeChoice } from '@portal/ui/table/page-size';
import { useMemo, useState } from 'react';

const keptCsv = (state: SessionState) => actingUser(state)?.preferences?.csv;
const idIn = (state: SessionState) => actingUser(state)?.user_id ?? '';

/** The current user's way of writing exports, and what keeps another one with their account. */
export function useCsvChoice(): { choice: CsvChoice; keep: (choice: CsvChoice) => void } {
  const kept = useSession(keptCsv);
  const [chosen, choose] = useChosen<CsvChoice>();
  return useMemo(() => {
    const own = kept && { delimiter: kept.delimiter, byteOrderMark: kept.byte_order_mark };
    const choice = chosen ?? own ?? firstCsvChoice;
    function keep(next: CsvChoice) {
      const { delimiter, byteOrderMark } = next;
      if (delimiter === choice.delimiter && byteOrderMark === choice.byteOrderMark) return;
      choose(next, { csv: { delimiter, byte_order_mark: byteOrderMark } });
    }
    return { choice, keep };
  }, [kept, chosen, choose]);
}

/** The current user's rows of a page, and what keeps another number with their account. */
export function usePageSize(): PageSizeChoice {
  const kept = useSession(keptPageSize);
  const [chosen, choose] = useChosen<PageSize>();
  return useMemo(
    () => ({ size: chosen ?? kept, keep: (size) => choose(size, { page_size: size }) }),
    [kept, chosen, choose],
  );
}

type Preferences = CallArgs<typeof users.editPreferences>['body'];

/** What the current user chose in the life of this page: it counts before the account has it, and when it cannot be sent. */
function useChosen<Choice>() {
  const userId = useSession(idIn);
  const [last, setLast] = useState<{ choice: Choice; userId: string }>();
  const choose = useMemo(
    () => (choice: Choice, preferences: Preferences) => {
      setLast({ choice, userId });
      // Another person's account keeps nothing of who acts as them.
      if (session.state().extended) return;
      void call(users.editPreferences, { body: preferences })
        .then(() => session.refresh())
        .catch(() => undefined);
    },
    [userId],
  );
  return [last?.userId === userId ? last.choice : undefined, choose] as const;
}
