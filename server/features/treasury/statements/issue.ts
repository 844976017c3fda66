import { randomInt } from 'node:crypto';
import { periodOf } from '@contract/compliance/report-periods';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { statements } from '@server/db/schema/treasury-statements';
import { creditsOn } from '@server/features/credit';
import { canonical } from '@server/http/canonical';
import {
  applicantUnapplied,
  investorAvailable,
  investorInTransit,
  investorReserved,
} from '@server/ledger/accounts';
import { seal, sealOf } from '@server/ledger/seals';
import {
  accountEnds,
  accountRows,
  type Cut,
  capitalMoved,
  correctedLater,
  openingFees,
  principalEnds,
} from '@server/ledger/statement-rows';
import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { StatementContent } from './content';
import { closedThrough } from './months';
import { accountStatement, dueAtEnd, monthOf } from './rules';

/** Whose statements: investors', or applicants'. */
export type StatementKind = StatementContent['kind'];

/** The account that a person's statement is about. */
export const accountOfOwner = (kind: StatementKind, id: string) =>
  kind === 'investor' ? investorAvailable(id) : applicantUnapplied(id);

/** The fact that a statement is sealed as. */
export const statementSubject = (folio: string): string => `statement:${folio}`;

interface Issue {
  kind: StatementKind;
  /** Of investors, or of applicants. */
  ids: readonly string[];
  /** '2026-03' or '2026'. */
  period: string;
  /** Whether people without movement, balance or credit in it get one. */
  quiet: boolean;
  config: Pick<Config, 'brand' | 'supportEmail'>;
  now: Date;
}

/** Whose statement was issued, and of which days. */
interface Issued {
  userId: string;
  facts: Pick<StatementContent, 'kind' | 'from' | 'to'>;
}

/**
 * Issues the statements of some people of a period, each once: one that was issued stays as it is, and a period that
 * is not closed has none. All of them are read together and sealed in the journal's chain. Answers those that it issued.
 */
export async function issueStatements(tx: Tx, issue: Issue): Promise<Issued[]> {
  const cut = await cutOf(tx, issue.period);
  const drafts = cut ? await draftsOf(tx, issue, cut) : [];
  if (drafts.length === 0) return [];
  const inserted = await tx
    .insert(statements)
    .values(
      drafts.map(({ ownerId, fact }) => ({
        id: v7(),
        folio: fact.content.folio,
        ...(issue.kind === 'investor' ? { investorId: ownerId } : { applicantId: ownerId }),
        period: issue.period,
        content: canonical(fact.content),
        sha256: sealOf(fact),
        issuedAt: issue.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ folio: statements.folio });
  const folios = new Set(inserted.map(({ folio }) => folio));
  const issued = drafts.filter(({ fact }) => folios.has(fact.content.folio));
  const facts = issued.map(({ fact }) => fact);
  await seal(tx, facts, { occurredOn: dayInMexicoCity(issue.now), actor: 'system' });
  return issued.map(({ userId, fact: { content } }) => {
    const { kind, from, to } = content;
    return { userId, facts: { kind, from, to } };
  });
}

/** What a closed period has of the journal; null of one that is not closed. */
async function cutOf(tx: Tx, period: string): Promise<Cut | null> {
  const days = periodOf(period);
  if (!days) return null;
  const { from, to } = days;
  const [last, before] = [monthOf(to), monthOf(addDays(from, -1))];
  const known = await closedThrough(tx, [last, before]);
  const through = known.get(last);
  return through === undefined ? null : { from, to, through, before: known.get(before) ?? 0 };
}

async function draftsOf(tx: Tx, issue: Issue, cut: Cut) {
  const { kind, ids, period, quiet, config, now } = issue;
  const codes = ids.map((id) => accountOfOwner(kind, id).code);
  const holders = await holdersOf(tx, kind, ids);
  const rows = await accountRows(tx, codes, cut);
  const others = kind === 'investor' ? ids.flatMap(asideCodes) : [];
  const ends = await accountEnds(tx, [...codes, ...others], cut);
  const owners = kind === 'investor' ? ids : [];
  const principal = await principalEnds(tx, 'derecho', owners, cut);
  const writtenOff = await principalEnds(tx, 'derecho_castigado', owners, cut);
  const credits = await creditsOfPeriod(tx, kind === 'applicant' ? ids : [], cut);
  return ids.flatMap((ownerId) => {
    const holder = holders.get(ownerId);
    if (!holder) return [];
    const { code } = accountOfOwner(kind, ownerId);
    const { opening, closing } = ends.get(code) ?? { opening: zero, closing: zero };
    const account = accountStatement(rows.get(code) ?? [], { opening, from: cut.from });
    if (account.closing !== closing) throw new Error(`the rows of ${code} miss its balance`);
    const ownCredits = credits.get(ownerId) ?? [];
    const aside = asideCodes(ownerId).map((name) => ends.get(name)?.closing ?? zero);
    const owed = principal.get(ownerId)?.closing ?? zero;
    const isQuiet = account.lines.length === 0 && ownCredits.length === 0;
    const lost = writtenOff.get(ownerId)?.closing ?? zero;
    const isEmpty = [closing, owed, lost, ...aside].every((cents) => cents === 0);
    if (isQuiet && isEmpty && !quiet) return [];
    const content: StatementContent = {
      version: 1,
      folio: newFolio(),
      kind,
      period,
      from: cut.from,
      to: cut.to,
      brand: config.brand,
      support: config.supportEmail,
      holder: holder.name,
      owner: ownerId,
      issued_at: now.toISOString(),
      ...account,
      holdings:
        kind === 'investor'
          ? {
              reserved: aside[0] ?? zero,
              in_transit: aside[1] ?? zero,
              principal: owed,
              written_off: lost,
            }
          : null,
      credits: ownCredits,
    };
    return [
      {
        ownerId,
        userId: holder.userId,
        fact: { subject: statementSubject(content.folio), content },
      },
    ];
  });
}

const zero = toCentavos(0);

/** Accounts of an investor beside what is available. */
const asideCodes = (id: string) => [investorReserved(id).code, investorInTransit(id).code];

const unappliedCode = (applicantId: string) => accountOfOwner('applicant', applicantId).code;

/** Credits that owed or moved anything in a period, by applicant. */
async function creditsOfPeriod(tx: Tx, applicantIds: readonly string[], cut: Cut) {
  const byApplicant = new Map<string, StatementContent['credits']>();
  if (applicantIds.length === 0) return byApplicant;
  const all = await creditsOn(tx, applicantIds, cut.to);
  const loanIds = all.map(({ id }) => id);
  const moved = await capitalMoved(tx, loanIds, cut);
  const fees = await openingFees(tx, loanIds, cut);
  // What is to be paid follows from all that is known now: of a period that was corrected since, it would contradict it.
  const corrected = await correctedLater(tx, applicantIds.map(unappliedCode), cut);
  for (const credit of all) {
    const capital = moved.get(credit.id);
    if (!capital || (capital.opening === 0 && capital.delivered === 0 && capital.repaid === 0)) {
      continue;
    }
    const told = {
      folio: credit.folio,
      principal: credit.principal,
      annual_rate_bp: credit.annualRateBp,
      late_rate_bp: credit.lateRateBp,
      cat_bp: credit.catBp,
      term_months: credit.termMonths,
      ...capital,
      fee: fees.get(credit.id) ?? zero,
      due:
        credit.owed && !corrected.has(unappliedCode(credit.applicantId))
          ? dueAtEnd(credit.owed)
          : null,
    };
    const own = byApplicant.get(credit.applicantId);
    if (own) own.push(told);
    else byApplicant.set(credit.applicantId, [told]);
  }
  return byApplicant;
}

async function holdersOf(tx: Tx, kind: StatementKind, ids: readonly string[]) {
  const people = kind === 'investor' ? investors : applicants;
  const rows = await tx
    .select({ id: people.id, userId: people.userId, name: users.fullName })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(inArray(people.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Letters and digits that nobody takes for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A folio that tells nothing: "EC-7K3M9-2QXTB". */
function newFolio(): string {
  const five = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `EC-${five()}-${five()}`;
}
