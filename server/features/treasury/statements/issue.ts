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

/**
 * Issues the statements of some people of a period, each once: one that was issued stays as it is, and a period that
 * is not closed has none. All of them are read together and sealed in the journal's chain.
 */
export async function issueStatements(tx: Tx, issue: Issue): Promise<void> {
  const cut = await cutOf(tx, issue.period);
  const drafts = cut ? await draftsOf(tx, issue, cut) : [];
  if (drafts.length === 0) return;
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
  const issued = new Set(inserted.map(({ folio }) => folio));
  const facts = drafts.map(({ fact }) => fact).filter(({ content }) => issued.has(content.folio));
  await seal(tx, facts, { occurredOn: dayInMexicoCity(issue.now), actor: 'system' });
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
  const names = await namesOf(tx, kind, ids);
  const rows = await accountRows(tx, codes, cut);
  const others = kind === 'investor' ? ids.flatMap(asideCodes) : [];
  const ends = await accountEnds(tx, [...codes, ...others], cut);
  const principal = await principalEnds(tx, kind === 'investor' ? ids : [], cut);
  const credits = await creditsOfPeriod(tx, kind === 'applicant' ? ids : [], cut);
  return ids.flatMap((ownerId) => {
    const { code } = accountOfOwner(kind, ownerId);
    const { opening, closing } = ends.get(code) ?? { opening: zero, closing: zero };
    const account = accountStatement(rows.get(code) ?? [], { opening, from: cut.from });
    if (account.closing !== closing) throw new Error(`the rows of ${code} miss its balance`);
    const ownCredits = credits.get(ownerId) ?? [];
    const aside = asideCodes(ownerId).map((name) => ends.get(name)?.closing ?? zero);
    const owed = principal.get(ownerId)?.closing ?? zero;
    const isQuiet = account.lines.length === 0 && ownCredits.length === 0;
    const isEmpty = [closing, owed, ...aside].every((cents) => cents === 0);
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
      holder: names.get(ownerId) ?? '',
      owner: ownerId,
      issued_at: now.toISOString(),
      ...account,
      holdings:
        kind === 'investor'
          ? { reserved: aside[0] ?? zero, in_transit: aside[1] ?? zero, principal: owed }
          : null,
      credits: ownCredits,
    };
    return [{ ownerId, fact: { subject: statementSubject(content.folio), content } }];
  });
}

const zero = toCentavos(0);

/** Accounts of an investor beside what is available. */
const asideCodes = (id: string) => [investorReserved(id).code, investorInTransit(id).code];

/** Credits that owed or moved anything in a period, by applicant. */
async function creditsOfPeriod(tx: Tx, applicantIds: readonly string[], cut: Cut) {
  const byApplicant = new Map<string, StatementContent['credits']>();
  if (applicantIds.length === 0) return byApplicant;
  const all = await creditsOn(tx, applicantIds, cut.to);
  const moved = await capitalMoved(
    tx,
    all.map(({ id }) => id),
    cut,
  );
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
      due: credit.owed && dueAtEnd(credit.owed),
    };
    const own = byApplicant.get(credit.applicantId);
    if (own) own.push(told);
    else byApplicant.set(credit.applicantId, [told]);
  }
  return byApplicant;
}

async function namesOf(tx: Tx, kind: StatementKind, ids: readonly string[]) {
  const rows =
    kind === 'investor'
      ? await tx
          .select({ id: investors.id, name: users.fullName })
          .from(investors)
          .innerJoin(users, eq(users.id, investors.userId))
          .where(inArray(investors.id, [...ids]))
      : await tx
          .select({ id: applicants.id, name: users.fullName })
          .from(applicants)
          .innerJoin(users, eq(users.id, applicants.userId))
          .where(inArray(applicants.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Letters and digits that nobody takes for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A folio that tells nothing: "EC-7K3M9-2QXTB". */
function newFolio(): string {
  const five = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `EC-${five()}-${five()}`;
}
