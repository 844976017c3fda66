import type { SupplierPaper } from '@contract/people/suppliers';
import type { Db, Tx } from '@server/db/connection';
import { toldToPeople } from '@server/features/documents';
import { port } from '../../port';

/** What is required today of the company of a user, and how far each document is; private ones are for staff alone. */
export const companyPapers = port<
  [Db | Tx, string, Date],
  Promise<(SupplierPaper & { bo_private: boolean })[]>
>('companyPapers');

/** The same as the company itself learns of it, and is held by it. */
export const papersTold = async (db: Db | Tx, userId: string, now: Date) =>
  toldToPeople(await companyPapers(db, userId, now));
