import type { SupplierPaper } from '@contract/people/suppliers';
import type { Db, Tx } from '@server/db/connection';
import { port } from '../../port';

/** What is required today of the company of a user, and how far each document is. */
export const companyPapers = port<[Db | Tx, string, Date], Promise<SupplierPaper[]>>(
  'companyPapers',
);
