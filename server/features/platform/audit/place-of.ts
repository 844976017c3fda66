import { besideHref } from '@contract/kernel/beside';
import { href } from '@contract/kernel/screens';
import type { AuditItem } from '@contract/platform/audit';
import type { KnownRecord } from './folios';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Objects that staff have a page of, by the identifier that the trail keeps. */
const pages: ReadonlyMap<string, (id: string) => string> = new Map(
  Object.entries({
    agents: (agentId: string) => href('sellerShow', { agentId }),
    alerts: (alertId: string) => href('alertShow', { alertId }),
    applicants: (applicantId: string) => href('applicantShow', { applicantId }),
    'credit-lines': (supplierId: string) => href('backofficeCreditLineShow', { supplierId }),
    'credit-line-draws': (drawId: string) => href('backofficeCreditDrawShow', { drawId }),
    collections: (loanId: string) => href('collectionShow', { loanId }),
    investors: (investorId: string) => href('investorShow', { investorId }),
    mails: (mailId: string) => besideHref('mailList', mailId),
    programs: (programId: string) => href('programShow', { programId }),
    stages: (stageId: string) => href('stageEvidence', { stageId }),
    suppliers: (supplierId: string) => href('supplierShow', { supplierId }),
    users: (userId: string) => href('userFile', { userId }),
  }),
);

/**
 * Where staff see the object of an entry: its own page, else that of the project that it is a part of, of a document else
 * that of its owner. Null of what has none.
 */
export function placeOf(
  { object, object_id: id }: Pick<AuditItem, 'object' | 'object_id'>,
  known: KnownRecord | undefined,
): string | null {
  if (object === 'document-definitions' && id) return href('documentDefinitionShow', { docId: id });
  if (object === 'templates' && id) return href('templateShow', { templateName: id });
  const page = UUID.test(id) ? pages.get(object) : undefined;
  if (page) return page(id);
  if (known?.projectId) return href('backofficeProjectShow', { projectId: known.projectId });
  return object === 'documents' && known?.userId
    ? href('userFile', { userId: known.userId })
    : null;
}
