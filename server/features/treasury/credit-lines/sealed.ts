import { creditLineServer as words } from '@contract/locales/es-MX/treasury/credit-lines-server';
import type { Db, Tx } from '@server/db/connection';
import { creditLineDraws, creditLineTerms } from '@server/db/schema/treasury-credit-lines';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { type Fact, sealOf, sealsAt, sealsThatBegin } from '@server/ledger/seals';

export type Terms = typeof creditLineTerms.$inferSelect;
export type DrawRow = typeof creditLineDraws.$inferSelect;

const TERMS = 'credit-line-terms:';
const DRAW = 'credit-draw:';

/** All that two people granted. */
export const termsFact = ({ id, ...content }: Terms): Fact => ({ subject: TERMS + id, content });

/** What an installer asked for, at the rates of that day. */
export function askedFact(row: DrawRow): Fact {
  const { id, lineId, projectId, stageId, principalCents, days } = row;
  const { annualRateBp, lateRateBp, openingFeeBp, vatBp } = row;
  return {
    subject: `${DRAW}${id}:asked`,
    content: {
      ...{ lineId, projectId, stageId, principalCents, days },
      ...{ annualRateBp, lateRateBp, openingFeeBp, vatBp },
    },
  };
}

/** What paying it out added: its days. */
export const paidFact = ({
  id,
  paidOn,
  dueOn,
}: Pick<DrawRow, 'id' | 'paidOn' | 'dueOn'>): Fact => ({
  subject: `${DRAW}${id}:paid`,
  content: { paidOn, dueOn },
});

const factsOfDraw = (row: DrawRow): Fact[] => [
  askedFact(row),
  ...(row.paidOn === null ? [] : [paidFact(row)]),
];

/** What is sealed of terms and draws. */
export const creditLineFacts = (terms: Terms, draws: readonly DrawRow[]): Fact[] => [
  termsFact(terms),
  ...draws.flatMap(factsOfDraw),
];

/** @throws AppError conflict when the terms in force are not those that were granted */
export async function assertTermsAsSealed(tx: Tx, terms: Terms): Promise<void> {
  if (!(await areSealed(tx, [termsFact(terms)]))) throw conflict(t(words.line.altered));
}

/** @throws AppError conflict when a draw is not the one that was asked for and paid */
export async function assertDrawAsSealed(tx: Tx, row: DrawRow): Promise<void> {
  if (!(await areSealed(tx, factsOfDraw(row)))) throw conflict(t(words.draw.altered));
}

async function areSealed(tx: Tx, facts: readonly Fact[]): Promise<boolean> {
  const sealed = await sealsAt(
    tx,
    facts.map(({ subject }) => subject),
  );
  return facts.every((fact) => sealed.get(fact.subject) === sealOf(fact));
}

/** Terms and draws that differ from their seals, and seals whose row is gone or says less: a sentence each. */
export async function creditLineDifferences(db: Db): Promise<string[]> {
  const facts = [
    ...(await db.select().from(creditLineTerms)).map(termsFact),
    ...(await db.select().from(creditLineDraws)).flatMap(factsOfDraw),
  ];
  const sealed = new Map([
    ...(await sealsThatBegin(db, TERMS)),
    ...(await sealsThatBegin(db, DRAW)),
  ]);
  const known = new Set(facts.map(({ subject }) => subject));
  return [
    ...facts
      .filter((fact) => sealed.get(fact.subject) !== sealOf(fact))
      .map(({ subject }) => `${subject} differs from its seal`),
    ...[...sealed.keys()]
      .filter((subject) => !known.has(subject))
      .map((subject) => `${subject} is gone`),
  ];
}
