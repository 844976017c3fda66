import type { AuditItem } from '@contract/platform/audit';
import type { Db, Tx } from '@server/db/connection';
import { contracts, loans, projects, stages } from '@server/db/schema/credit';
import { documentDefinitions, documents } from '@server/db/schema/documents';
import { commitments, opportunities } from '@server/db/schema/funding';
import { users } from '@server/db/schema/identity';
import { privacyRequests } from '@server/db/schema/people-privacy';
import { approvals } from '@server/db/schema/platform';
import { withdrawals } from '@server/db/schema/treasury';
import { sql } from 'drizzle-orm';

type Named = Pick<AuditItem, 'object_id' | 'details'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Identifiers that an entry names, in its object and its details. */
export const idsOf = ({ object_id, details }: Named): string[] =>
  [object_id, ...Object.values(details)].filter(
    (value): value is string => typeof value === 'string' && UUID.test(value),
  );

interface Row {
  [column: string]: unknown;
  id: string;
  folio: string;
  projectId: string | null;
  userId: string | null;
}

export interface KnownRecord {
  /**
   * What people know it by: its folio, the title of an act, the name of an account's person, of a document its kind and
   * whose it is.
   */
  folio: string;
  /** The project that it is, or is a part of. */
  projectId: string | null;
  /** The account that it is, or whose document it is. */
  userId: string | null;
}

/** The records that people know by something, of those that entries name, by identifier. */
export async function recordsOf(
  db: Db | Tx,
  entries: readonly Named[],
): Promise<ReadonlyMap<string, KnownRecord>> {
  const ids = [...new Set(entries.flatMap(idsOf))];
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select asked.id, p.id as "projectId", u.id as "userId", coalesce(a.title, w.folio, r.folio, concat_ws(' · ', f.name, coalesce(p.folio, u.full_name))) as folio
      from unnest(${sql.param(ids)}::uuid[]) asked (id)
      left join ${documents} d on d.id = asked.id
      left join ${documentDefinitions} f on f.id = d.definition_id
      left join ${users} u on u.id = coalesce(d.user_id, asked.id)
      left join ${approvals} a on a.id = asked.id
      left join ${withdrawals} w on w.id = asked.id
      left join ${privacyRequests} r on r.id = asked.id
      left join ${commitments} c on c.id = asked.id
      left join ${opportunities} o on o.id = coalesce(c.opportunity_id, asked.id)
      left join ${loans} l on l.id = coalesce(o.loan_id, asked.id)
      left join ${stages} s on s.id = asked.id
      left join ${contracts} k on k.id = asked.id
      left join ${projects} p
        on p.id = coalesce(l.project_id, s.project_id, k.project_id, d.project_id, asked.id)
     where coalesce(a.title, w.folio, r.folio, f.name, p.folio, u.full_name) is not null`);
  return new Map(
    rows.map(({ id, folio, projectId, userId }) => [id, { folio, projectId, userId }]),
  );
}
