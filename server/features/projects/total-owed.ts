import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/projects';
import { refused } from '@server/http/errors';
import { eq, sql } from 'drizzle-orm';
import { tooMuchInAll } from './rules';
import { udiOf } from './udi';

interface Asked {
  applicantId: string;
  /** The request itself, where it is already kept. */
  projectId?: string;
  amount: Centavos;
  owedElsewhere: Centavos;
  now: Date;
}

/**
 * Refuses a request with which one person would owe more than the law lets them, here and with every other
 * institution (CUITF 48). What they declared lately of the others holds for all of their requests.
 * @throws AppError rule
 */
export async function assertTotalOwed(tx: Tx, asked: Asked): Promise<void> {
  const declared = await tx
    .select({ cents: sql<string>`coalesce(max(${projects.owedElsewhereCents}), 0)` })
    .from(projects)
    .where(sql`${eq(projects.applicantId, asked.applicantId)} and ${projects.status} in (${open})`);
  const elsewhere = Math.max(asked.owedElsewhere, Number(declared[0]?.cents ?? 0));
  const total = sumCents([asked.amount, toCentavos(elsewhere), await owedHere(tx, asked)]);
  const problem = tooMuchInAll(total, await udiOf(tx, asked.now));
  if (problem) throw refused('Información faltante o incorrecta', { amount_cents: problem });
}

/** Asked for and not ended before its money was delivered. */
const open = sql`'in_review', 'approved', 'accepted', 'published', 'to_sign', 'installing'`;

/** Capital of the credits that run, and what the other requests ask for. */
async function owedHere(tx: Tx, { applicantId, projectId }: Asked): Promise<Centavos> {
  const { rows } = await tx.execute<{ cents: string }>(sql`
    select coalesce(sum(case
        when p.status in (${open}) then p.amount_cents
        else coalesce((select sum(i.capital_cents - i.capital_paid_cents)
          from loan_instalments i join loans l on l.id = i.loan_id where l.project_id = p.id), 0)
      end), 0)::text as cents
    from projects p
    where p.applicant_id = ${applicantId} and p.id is distinct from ${projectId ?? null}::uuid
      and p.status in (${open}, 'repaying')`);
  return toCentavos(BigInt(rows[0]?.cents ?? '0'));
}
