import { type SigningParty, signsByLink } from '@contract/credit/contracts';
import { type NextStep, nextStep, type StepFacts } from '@contract/credit/next-step';
import type { ProjectStatus } from '@contract/credit/project-states';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { contracts, loans, type projects, signatures } from '@server/db/schema/credit';
import { creditConditions, creditDecisions } from '@server/db/schema/credit-committee';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { opportunities } from '@server/db/schema/funding';
import { requiredPapers, toldToPeople } from '@server/features/documents';
import type { Principal } from '@server/http/principal';
import { and, asc, count, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { owedByLoan } from '../payments/owed-now';
import { evidenceOf } from '../stages/evidence';

type Project = typeof projects.$inferSelect;
type Part<K extends keyof StepFacts> = Map<string, Pick<StepFacts, K>>;

/** What happens next with each of some projects, by project: a page of them costs as many reads as one. */
export async function nextSteps(
  db: Db | Tx,
  rows: readonly Project[],
  now: Date,
): Promise<Map<string, NextStep>> {
  const today = dayInMexicoCity(now);
  const idsIn = (status: ProjectStatus) =>
    rows.filter((row) => row.status === status).map(({ id }) => id);
  const parts = [
    await papersOf(db, idsIn('in_review'), now),
    await counterOffersOf(db, idsIn('approved')),
    await conditionsOf(db, idsIn('accepted')),
    await fundingOf(db, idsIn('published')),
    await signedOf(db, idsIn('to_sign')),
    await installedOf(db, idsIn('installing'), now),
    await debtOf(db, idsIn('repaying'), today),
  ];
  return new Map(
    rows.map(({ id, status, decisionReason: reason }) => {
      const known = parts.map((part) => part.get(id));
      return [id, nextStep(Object.assign({ ...unknown, status, reason }, ...known))];
    }),
  );
}

/** The sentence for the current user: addressed to the applicant or the installer, or about them to others. */
export function sentenceFor(step: NextStep, { role }: Principal): string {
  if (role === 'client') return step.toApplicant;
  return role === 'supplier' ? step.toSupplier : step.toOthers;
}

const unknown: Omit<StepFacts, 'status' | 'reason'> = {
  papers: { missing: [], rejected: [], pending: [] },
  isCounterOffer: false,
  conditions: [],
  funding: null,
  signed: null,
  signsByLink: null,
  evidence: 'missing',
  due: null,
  next: null,
  giveBack: toCentavos(0),
  restructureUntil: null,
};

async function papersOf(db: Db | Tx, ids: string[], now: Date): Promise<Part<'papers'>> {
  if (ids.length === 0) return new Map();
  return new Map(
    [...(await requiredPapers(db, ids, now))].map(([id, papers]) => {
      const named = (wanted: string) =>
        toldToPeople(papers)
          .filter(({ state }) => state === wanted)
          .map(({ name }) => name);
      const [missing, rejected] = [named('missing'), named('rechazado')];
      return [id, { papers: { missing, rejected, pending: named('pending') } }];
    }),
  );
}

async function counterOffersOf(db: Db | Tx, ids: string[]): Promise<Part<'isCounterOffer'>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ projectId: creditDecisions.projectId })
    .from(creditDecisions)
    .where(and(inArray(creditDecisions.projectId, ids), eq(creditDecisions.kind, 'counter_offer')));
  return new Map(rows.map(({ projectId }) => [projectId, { isCounterOffer: true }]));
}

async function conditionsOf(db: Db | Tx, ids: string[]): Promise<Part<'conditions'>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ projectId: creditConditions.projectId, text: creditConditions.text })
    .from(creditConditions)
    .where(and(inArray(creditConditions.projectId, ids), isNull(creditConditions.metAt)))
    .orderBy(asc(creditConditions.id));
  return new Map(
    ids.map((id) => [
      id,
      {
        conditions: rows.filter(({ projectId }) => projectId === id).map(({ text }) => text),
      },
    ]),
  );
}

async function fundingOf(db: Db | Tx, ids: string[]): Promise<Part<'funding'>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ projectId: loans.projectId, opportunity: opportunities })
    .from(opportunities)
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .where(inArray(loans.projectId, ids));
  return new Map(
    rows.map(({ projectId, opportunity: { committedCents, goalCents, closesAt } }) => [
      projectId,
      {
        funding: {
          committed: committedCents,
          goal: goalCents,
          closesOn: dayInMexicoCity(closesAt),
        },
      },
    ]),
  );
}

async function signedOf(db: Db | Tx, ids: string[]): Promise<Part<'signed' | 'signsByLink'>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      projectId: contracts.projectId,
      signed: count(signatures.signedAt),
      next: sql<SigningParty | null>`(array_agg(${signatures.party} order by ${signatures.position})
        filter (where ${signatures.signedAt} is null))[1]`,
    })
    .from(contracts)
    .innerJoin(signatures, eq(signatures.contractId, contracts.id))
    .where(
      and(
        inArray(contracts.projectId, ids),
        eq(contracts.kind, 'loan'),
        ne(contracts.status, 'void'),
      ),
    )
    .groupBy(contracts.projectId);
  return new Map(
    rows.map(({ projectId, signed, next }) => [
      projectId,
      { signed, signsByLink: next && signsByLink(next) ? next : null },
    ]),
  );
}

async function installedOf(db: Db | Tx, ids: string[], now: Date): Promise<Part<'evidence'>> {
  return new Map(
    [...(await evidenceOf(db, ids, { now, of: 'people' }))].map(([id, evidence]) => [
      id,
      { evidence },
    ]),
  );
}

async function debtOf(
  db: Db | Tx,
  ids: string[],
  today: Day,
): Promise<Part<'due' | 'next' | 'giveBack' | 'restructureUntil'>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ loan: loans, restructureUntil: loanRestructures.expiresOn })
    .from(loans)
    .leftJoin(loanRestructures, and(eq(loanRestructures.loanId, loans.id), isProposed(today)))
    .where(inArray(loans.projectId, ids));
  const running = rows.map(({ loan }) => loan);
  const owed = await owedByLoan(db, running, today);
  return new Map(
    rows.flatMap(({ loan: { id, projectId }, restructureUntil }) => {
      const debt = owed.get(id);
      if (!debt) return [];
      const { due, dueTotal, daysLate, next, giveBack } = debt;
      const [oldest] = due;
      return [
        [
          projectId,
          {
            due: oldest
              ? {
                  amount: toCentavos(dueTotal - giveBack),
                  dueOn: oldest.dueOn,
                  late: daysLate > 0,
                }
              : null,
            next: next && { amount: next.missing, dueOn: next.dueOn },
            giveBack,
            restructureUntil,
          },
        ],
      ];
    }),
  );
}

const isProposed = (today: Day) =>
  and(eq(loanRestructures.status, 'proposed'), gte(loanRestructures.expiresOn, today));
