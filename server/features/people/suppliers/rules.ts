import type { SupplierAct, SupplierState } from '@contract/people/supplier-states';
import { GUARDED_STATUS } from '@contract/people/supplier-status';
import type { SupplierPaper } from '@contract/people/suppliers';

interface Company {
  status: number;
  verificationRequestedAt: Date | null;
  suspendedAt: Date | null;
}

/** The day of a request stays with a company that was verified, and waits no more. */
export const stateOf = (company: Company): SupplierState => ({
  status: company.status,
  requested: company.verificationRequestedAt !== null && company.status < GUARDED_STATUS,
  suspended: company.suspendedAt !== null,
});

const isThere = ({ state }: SupplierPaper) => state !== 'missing' && state !== 'rechazado';
const isDone = ({ state }: SupplierPaper) => state === 'verificado' || state === 'loaded';

/** Names of the documents for which an act still waits: uploaded to ask for it, verified to be granted it. */
export function lackingFor(act: SupplierAct, papers: readonly SupplierPaper[]): string[] {
  const isEnough = act === 'request' ? isThere : act === 'verify' ? isDone : () => true;
  return papers.filter((paper) => !isEnough(paper)).map(({ name }) => name);
}
