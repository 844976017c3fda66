import type { ProjectDetail } from '@contract/credit/projects';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq, sql } from 'drizzle-orm';
import { mostInAll, tooMuchInAll } from './rules';
import { knownUdi, udiOf } from './udi';

interface Asked {
  applicantId: string;
  /** The request itself, where it is already kept. */
  projectId?: string;
  amount: Centavos;
  /** As declared with it; null when it was not asked. */
  owedElsewhere: Centavos | null;
  now: Date;
}

/**
 * Refuses a request with which one person would owe more than the law lets them, here and with every other
 * institution (CUITF 48). What they declared lately of the others holds for all of their requests.
 * @throws AppError rule
 */
export async function assertTotalOwed(tx: Tx, asked: Asked): Promise<void> {
  const { elsewhere, here } = await owedBy(tx, asked);
  const total = sumCents([asked.amount, elsewhere, here]);
  const problem = tooMuchInAll(total, await udiOf(tx, asked.now));
  if (problem) throw refused(t(outcomes.invalidTitle), { amount_cents: problem });
}

/** The same for the person who decides: what is owed, declared and counted, beside the limit, and what remains. */
export async function describeTotalOwed(
  db: Db | Tx,
  asked: Asked,
): Promise<NonNullable<ProjectDetail['total_owed']>> {
  const { elsewhere, here } = await owedBy(db, asked);
  const limit = await limitOn(db, asked.now);
  const total = sumCents([asked.amount, elsewhere, here]);
  return {
    declared_cents: asked.owedElsewhere,
    elsewhere_cents: elsewhere,
    here_cents: here,
    limit_cents: limit,
    remaining_cents: limit === null ? null : toCentavos(limit - total),
  };
}

async function limitOn(db: Db | Tx, now: Date): Promise<Centavos | null> {
  const udi = await knownUdi(db, now);
  return udi === null ? null : mostInAll(udi);
}

async function owedBy(db: Db | Tx, asked: Asked) {
  const declared = await db
    .select({ cents: sql<string>`coalesce(max(${projects.owedElsewhereCents}), 0)` })
    .from(projects)
    .where(sql`${eq(projects.applicantId, asked.applicantId)} and ${projects.status} in (${open})`);
  const most = Math.max(asked.owedElsewhere ?? 0, Number(declared[0]?.cents ?? 0));
  return { elsewhere: toCentavos(most), here: await owedHere(db, asked) };
}

/** Asked for and not ended before its money was delivered. */
const open = sql`'in_review', 'approved', 'accepted', 'published', 'to_sign', 'installing'`;

/** Capital of the credits that run, and what the other requests ask for. */
async function owedHere(db: Db | Tx, { applicantId, projectId }: Asked): Promise<Centavos> {
  const { rows } = await db.execute<{ cents: string }>(sql`
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
