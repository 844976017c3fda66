import type { loans as contract } from '@contract/credit/loans';
import type { QueryOf } from '@server/http/implement';
import type { Db } from './connection';
import { pageOf } from './page';
import { loans } from './schema/credit';

// Never run: `tsc` fails when one of these stops being an error. Each directive is the assertion.
export function refusals(db: Db, query: QueryOf<typeof contract.list>): void {
  const { id, disbursedOn: day, status } = loans;
  const own = (row: object) => ({ ...row });
  const select = db.select().from(loans);
  const list = { table: loans, id, own, select, sorts: { id }, defaultSort: 'id' };
  const filters = { status };
  void pageOf(db, query, { ...list, filters });
  // @ts-expect-error: the contract has a filter that the list forgets
  void pageOf(db, query, { ...list, filters: {} });
  // @ts-expect-error: a condition is given what the contract parsed
  void pageOf(db, query, { ...list, filters: { status: (_: number) => undefined } });
  // @ts-expect-error: a row without a day would have no place
  void pageOf(db, query, { ...list, filters, sorts: { day } });
}
