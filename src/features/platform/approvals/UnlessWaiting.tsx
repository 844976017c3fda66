import { MAX_PAGE_SIZE } from '@contract/kernel/list';
import { waitingAct } from '@contract/locales/es-MX/platform/approvals';
import { approvals as contract } from '@contract/platform/approvals';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { waitingList } from './WaitingAct';

/** The acts of a table's row, or that one of them waits already. All rows of a page share one call. */
export function UnlessWaiting({ objectId, children }: { objectId: string; children: ReactNode }) {
  const query = { outcome: 'waiting', limit: MAX_PAGE_SIZE } as const;
  const { data } = useRead(contract.list, { query });
  const act = data?.items.find(({ object_id }) => object_id === objectId);
  if (!act) return children;
  return (
    <Link to={waitingList()} title={t(waitingAct.title, { act: act.title })}>
      {t(waitingAct.short)}
    </Link>
  );
}
