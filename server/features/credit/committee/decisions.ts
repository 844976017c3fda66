import type { rejection } from '@contract/credit/decisions';
import { type DecisionKind, rejectionReasons } from '@contract/credit/decisions';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import type { Db, Tx } from '@server/db/connection';
import { creditConditions, creditDecisions } from '@server/db/schema/credit-committee';
import { t } from '@server/i18n';
import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Doer } from '../life-cycle/move-credit';
import type { ProjectRow } from '../projects/project';

type Rejection = z.output<typeof rejection>;

interface Decided {
  row: ProjectRow;
  kind: DecisionKind;
  reasons?: Rejection['reasons'];
  note?: string | undefined;
  conditions?: readonly string[];
  doer: Doer;
}

/** Keeps what was decided: on what request, by whom, why, and on which conditions. */
export async function keepDecision(tx: Tx, decided: Decided): Promise<void> {
  const { row, kind, reasons = [], note, conditions = [], doer } = decided;
  const { id: projectId, amountCents, termMonths } = row.project;
  await tx.insert(creditDecisions).values({
    projectId,
    kind,
    askedAmountCents: amountCents,
    askedTermMonths: termMonths,
    reasons: rejectionReasons.filter((reason) => reasons.includes(reason)),
    note: note ?? null,
    decidedBy: doer.actor,
    decidedAt: doer.now,
  });
  if (conditions.length > 0) {
    await tx.insert(creditConditions).values(conditions.map((text) => ({ projectId, text })));
  }
}

/** A rejection as its applicant is told: each reason in a sentence, the committee's own words, and their rights. */
export function toldReasons({ reasons, note }: Rejection): string {
  const sentences = rejectionReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => t(decisionWords.told[reason]));
  return [
    ...sentences,
    ...(note ? [note] : []),
    ...(reasons.includes('credit_history') ? [t(decisionWords.bureauRight)] : []),
  ].join(' ');
}

/** What was decided last on a request; null before. */
export async function lastDecision(db: Db | Tx, projectId: string) {
  const [row] = await db
    .select()
    .from(creditDecisions)
    .where(eq(creditDecisions.projectId, projectId))
    .orderBy(desc(creditDecisions.id))
    .limit(1);
  return row ?? null;
}
