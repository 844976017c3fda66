import type { ProjectDetail } from '@contract/credit/projects';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Db, Tx } from '@server/db/connection';
import {
  type BegunSetting,
  lastBegunColumn,
  udiDay,
  valueOrFirst,
} from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { mostOf, tooMuchInAll } from './rules';
import { loadedUdi, udiRead } from './udi';

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
 * institution (CUITF 48). What they declared lately of the others holds for all of their requests. Answers both.
 * @throws AppError rule
 */
export async function assertTotalOwed(
  tx: Tx,
  asked: Asked,
): Promise<{ total: Centavos; most: Centavos }> {
  const { elsewhere, here, udis, udi } = await owedBy(tx, asked);
  const total = sumCents([asked.amount, elsewhere, here]);
  const bound = { udis, udi: loadedUdi(udi) };
  const problem = tooMuchInAll(total, bound);
  if (problem) throw refused(t(outcomes.invalidTitle), { amount_cents: problem });
  return { total, most: mostOf(bound) };
}

/** The same for the person who decides: what is owed, declared and counted, beside the limit, and what remains. */
export async function describeTotalOwed(
  db: Db | Tx,
  asked: Asked,
): Promise<NonNullable<ProjectDetail['total_owed']>> {
  const { elsewhere, here, udis, udi } = await owedBy(db, asked);
  const limit = udi === null ? null : mostOf({ udis, udi });
  const total = sumCents([asked.amount, elsewhere, here]);
  return {
    declared_cents: asked.owedElsewhere,
    elsewhere_cents: elsewhere,
    here_cents: here,
    limit_cents: limit,
    remaining_cents: limit === null ? null : toCentavos(limit - total),
  };
}

/** Asked for and not ended before its money was delivered. */
const open = sql`'in_review', 'approved', 'accepted', 'published', 'to_sign', 'installing'`;

/**
 * The most that they declared of the others, capital of the credits that run with what the other requests ask for, and the
 * UDI that the limit is reckoned with.
 */
async function owedBy(db: Db | Tx, { applicantId, projectId, owedElsewhere, now }: Asked) {
  const day = dayInMexicoCity(now);
  const { rows } = await db.execute<{
    declared: string;
    here: string;
    udi: BegunSetting | null;
    udis: BegunSetting | null;
  }>(sql`
    select coalesce(max(p.owed_elsewhere_cents) filter (where p.status in (${open})), 0)::text as declared,
      coalesce(sum(case
          when p.status in (${open}) then p.amount_cents
          else coalesce((select sum(i.capital_cents - i.capital_paid_cents)
            from loan_instalments i join loans l on l.id = i.loan_id where l.project_id = p.id), 0)
        end) filter (where p.id is distinct from ${projectId ?? null}::uuid), 0)::text as here,
      ${lastBegunColumn('udi_value', sql`${udiDay(day)}::date`)} as udi,
      ${lastBegunColumn('owed_udis', sql`${day}::date`)} as udis
    from projects p
    where p.applicant_id = ${applicantId} and p.status in (${open}, 'repaying')`);
  const { declared = '0', here = '0', udi = null, udis = null } = rows[0] ?? {};
  return {
    elsewhere: toCentavos(Math.max(owedElsewhere ?? 0, Number(declared))),
    here: toCentavos(BigInt(here)),
    udis: valueOrFirst('owed_udis', udis, day),
    udi: udiRead(udi, now),
  };
}
