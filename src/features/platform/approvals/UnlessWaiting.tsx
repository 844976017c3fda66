import { MAX_PAGE_SIZE } from '@contract/kernel/list';
import { waitingAct } from '@contract/locales/es-MX/platform/approvals';
import { approvals as contract } from '@contract/platform/approvals';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { waitingList } from './WaitingAct';

/**
 * The acts of a table's row, or that one of them waits already. All rows of a page share one call; where more acts wait
 * than it answers, a row that is not among them asks for itself.
 */
export function UnlessWaiting({ objectId, children }: { objectId: string; children: ReactNode }) {
  const query = { outcome: 'waiting', limit: MAX_PAGE_SIZE } as const;
  const { data } = useRead(contract.list, { query });
  const listed = data?.items.find(({ object_id }) => object_id === objectId);
  const isCut = data !== undefined && data.next_cursor !== null;
  const own = useRead(
    contract.list,
    { query: { outcome: 'waiting', object_id: objectId, limit: 1 } },
    { enabled: isCut && !listed },
  );
  const act = listed ?? own.data?.items[0];
  if (!act) return children;
  return (
    <Link to={waitingList()} title={t(waitingAct.title, { act: act.title })}>
      {t(waitingAct.short)}
    </Link>
  );
}
