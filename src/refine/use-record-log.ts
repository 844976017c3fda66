import { type AuditItem, auditTrail } from '@contract/platform/audit';
import type { AuditObject } from '@contract/platform/audit-names';
import { readAnswer } from '@portal/api/call';
import type { ApiFailure } from '@portal/api/failure';
import { useLogList, useSubscription } from '@refinedev/core';
import { type Reading, readingOf } from './reading';

const asEntries = (answer: unknown) => ({ data: readAnswer(auditTrail.list, answer).items });

/** The newest acts over one record, of those that the audit trail holds. */
export function useRecordLog(object: AuditObject, id: string): Reading<AuditItem[]> {
  const query = useLogList<unknown, ApiFailure, { data: AuditItem[] }>({
    resource: object,
    meta: { id },
    queryOptions: { select: asEntries },
  });
  useSubscription({
    channel: `resources/${object}`,
    onLiveEvent: () => void query.refetch(),
  });
  return readingOf<AuditItem[]>(query);
}
