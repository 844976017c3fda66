import type { acknowledgements as contract } from '@contract/people/acknowledgements';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { suppliers } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { not, type SQL, sql } from 'drizzle-orm';
import { describeItem } from './describe';
import { signaturesOf } from './signatures';
import { acknowledgedTextsAt, type TextInForce } from './texts';

/** A page of companies with what each signed and is still to sign. */
export async function listCompanies(
  db: Db | Tx,
  query: QueryOf<typeof contract.companies>,
  brand: string,
  now: Date,
) {
  const inForce = await acknowledgedTextsAt(db, now);
  const page = await pageOf(db, query, {
    table: suppliers,
    id: suppliers.id,
    select: db.select({ id: suppliers.id, name: suppliers.name }).from(suppliers),
    own: (row) => row,
    filters: {
      q: (typed) => contains(suppliers.name, typed),
      state: (state) => (state === 'signed' ? signedAll(inForce) : not(signedAll(inForce))),
    },
    sorts: { name: suppliers.name },
    defaultSort: 'name',
  });
  const signed = await signaturesOf(
    db,
    page.items.map(({ id }) => id),
  );
  return {
    ...page,
    items: page.items.map(({ id, name }) => ({
      id,
      name,
      texts: inForce.map((each) => {
        const own = signed.filter(({ supplierId }) => supplierId === id);
        const { document, state, last } = describeItem(each, brand, own);
        return { document, state, last };
      }),
    })),
  };
}

/** Companies that signed each of these texts as it holds. */
const signedAll = (inForce: readonly TextInForce[]): SQL =>
  sql`${suppliers.id} in (
    select a.supplier_id from acknowledgement_signatures a
     where (a.document, a.version) in (${sql.join(
       inForce.map(({ document, text }) => sql`(${document}::text, ${text.number}::int)`),
       sql`, `,
     )})
     group by a.supplier_id having count(*) = ${inForce.length}::int)`;
