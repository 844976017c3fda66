import { createHash } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { type RiskAnswers, riskForm } from '@contract/people/risk-acknowledgements';
import type { Db, Tx } from '@server/db/connection';
import { riskAcknowledgements } from '@server/db/schema/people-relations';
import { contractTextOn, type Evidence } from '@server/features/platform';
import { and, eq, gt } from 'drizzle-orm';
import { riskKind } from '../legal/texts';
import { areRight } from './rules';

/** The warnings in force at a moment, and the fingerprint of them with their questions. */
export async function riskTextAt(db: Db | Tx, now: Date) {
  const warnings = await contractTextOn(db, riskKind, dayInMexicoCity(now));
  const asked = JSON.stringify([warnings.sha256, riskForm().questions]);
  return { warnings, sha256: createHash('sha256').update(asked).digest('hex') };
}

/** The acknowledgement that counts, if any: it is given once, also when the text changes later. */
export async function acknowledgementOf(db: Db | Tx, userId: string) {
  const [row] = await db
    .select()
    .from(riskAcknowledgements)
    .where(and(eq(riskAcknowledgements.userId, userId), eq(riskAcknowledgements.passed, true)));
  return row;
}

export const hasAcknowledgedRisk = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await acknowledgementOf(db, userId)) !== undefined;

/** Wrong answers a day: reading again takes longer than trying all of them would. */
const MOST_TRIES = 5;
const DAY_MS = 24 * 3_600_000;

/** Whether a person tried as often as a day allows; their account is locked, so that tries come one after another. */
export async function isTiredOut(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS);
  const tries = and(
    eq(riskAcknowledgements.userId, userId),
    gt(riskAcknowledgements.answeredAt, since),
  );
  return (await tx.$count(riskAcknowledgements, tries)) >= MOST_TRIES;
}

interface Try {
  userId: string;
  name: string;
  answers: RiskAnswers;
  evidence: Evidence;
  now: Date;
}

/** Keeps a try, right or wrong. Right a second time, by two at once, changes nothing. */
export async function keepTry(tx: Tx, { userId, name, answers, evidence, now }: Try) {
  const { warnings, sha256: textHash } = await riskTextAt(tx, now);
  const [row] = await tx
    .insert(riskAcknowledgements)
    .values({
      userId,
      textVersion: String(warnings.number),
      textHash,
      answers,
      passed: areRight(answers),
      name,
      evidence,
      answeredAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: riskAcknowledgements.id });
  return row?.id;
}
