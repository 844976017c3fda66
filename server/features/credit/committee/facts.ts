import { type Check, type CheckName, type committee, termChecks } from '@contract/credit/committee';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { profileField } from '@contract/locales/es-MX/people/profiles';
import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { type Paper, requiredPapers } from '@server/features/documents';
import { accreditedEquipment, keptPerson, missingFor } from '@server/features/people';
import { rulesAt, SettingMissing } from '@server/features/platform';
import { t } from '@server/i18n';
import type * as z from 'zod';
import { coObligorReportedOn } from '../co-obligors/last-report';
import { describeSource } from '../income-sources/describe';
import { incomeOfProject } from '../income-sources/project-income';
import { incomeRules, ruleFrom, stableIncomeOf } from '../income-sources/stable';
import { quoteLoan, termsOf } from '../loans/quote';
import { quoteAsked } from '../loans/quote-asked';
import type { ProjectRow } from '../projects/project';
import { referenceQuote } from '../projects/terms';
import { describeTotalOwed } from '../projects/total-owed';
import { identityAsked } from './identity';
import { loanOf, otherLoansOf, reportsOf } from './repository';
import { evaluate, type Facts, type Income, type Limits } from './rules';

/** What a decision is about to fix, where it is not kept yet. */
export interface Proposed {
  payment: NonNullable<Facts['payment']>;
  /** As they were just read for its other rules. */
  owed: Facts['owed'];
  papers: readonly Paper[];
  identity: Facts['identity'];
}

/** All that is known of a request today, judged: the committee's page and the decision itself go by this alone. */
export async function evaluation(
  db: Db | Tx,
  row: ProjectRow,
  { vault, now, proposed }: { vault: Vault; now: Date; proposed?: Proposed },
) {
  const { project, applicantUserId } = row;
  const today = dayInMexicoCity(now);
  // What is about to be decided has no loan yet.
  const loan = proposed ? null : await loanOf(db, project.id);
  const quote = proposed
    ? null
    : loan
      ? quoteLoan(termsOf(loan))
      : await quoteOfReference(db, project, today);
  // What an applicant lives on, as they declared it, and what of their data is not there.
  const kept = await keptPerson(db, vault, applicantUserId);
  const others = await otherLoansOf(db, project.applicantId, project.id);
  const otherPayments = sumCents(others.map((each) => quoteLoan(termsOf(each)).payment_cents));
  const amount = loan?.principalCents ?? project.amountCents;
  const reports = await reportsOf(db, project.applicantId);
  const { coObligor, sources } = await incomeOfProject(db, project.id);
  const { bounds, incomeRule } = await limitsOn(db, today);
  const stableIncome = stableIncomeOf(sources, 'applicant', incomeRule, today);
  const facts: Facts = {
    today,
    income: incomeFrom(stableIncome, kept.about.monthly_income_cents),
    coObligorIncome: stableIncomeOf(sources, 'co-obligor', incomeRule, today),
    payment: proposed?.payment ?? quote?.payment_cents ?? null,
    otherPayments,
    owed: proposed?.owed ?? (await owedBy(db, project, amount, now)),
    reports: {
      applicant: reports.at(-1)?.reportedOn ?? null,
      coObligor: await coObligorReportedOn(db, coObligor),
    },
    data: namesOf(missingFor(['client'], kept)),
    identity: proposed?.identity ?? (await identityAsked(db, vault, applicantUserId)),
    accredited: proposed ? undefined : await isAccredited(db, project, today),
    papers: papersOf(proposed?.papers ?? (await papersAsked(db, project.id, now))),
  };
  return {
    checks: evaluate(facts, bounds),
    quote,
    decided: loan !== null,
    about: kept.about,
    income: {
      stable: stableIncome,
      sources: sources.map((source) => describeSource(source, incomeRule, today)),
    },
    otherPayments,
    reports,
  };
}

/** Stated sources come before what was declared without any. */
function incomeFrom(stable: Centavos | null, declared: Centavos | null): Income | null {
  if (stable !== null) return { cents: stable, basis: 'sources' };
  return declared === null ? null : { cents: declared, basis: 'declared' };
}

/** Whether the installer of a request may sell its technology today. */
async function isAccredited(
  db: Db | Tx,
  { supplierId, productId }: ProjectRow['project'],
  today: Day,
): Promise<boolean> {
  return (await accreditedEquipment(db, { supplierId, productId }, today)).length > 0;
}

/** What the checks say of terms that are only being typed: as they would of these once they are decided. */
export async function checksOfTerms(
  db: Db | Tx,
  row: ProjectRow,
  asked: z.output<typeof committee.terms.query>,
  { vault, now }: { vault: Vault; now: Date },
): Promise<Check[]> {
  const quote = await quoteAsked(db, asked, now);
  const { checks } = await evaluation(db, row, {
    vault,
    now,
    proposed: {
      payment: quote.payment_cents,
      owed: await owedBy(db, row.project, asked.amount_cents, now),
      papers: await papersAsked(db, row.project.id, now),
      identity: await identityAsked(db, vault, row.applicantUserId),
    },
  });
  const names: readonly CheckName[] = termChecks;
  return checks.filter(({ name }) => names.includes(name));
}

/** Null where no parameter says what a credit costs on that day. */
async function quoteOfReference(db: Db | Tx, project: ProjectRow['project'], today: Day) {
  try {
    return await referenceQuote(db, project, today);
  } catch (error) {
    if (error instanceof SettingMissing) return null;
    throw error;
  }
}

const limits = [
  'payment_to_income_warn',
  'payment_to_income_most',
  'bureau_report_days',
  ...incomeRules,
] as const;

/** The limits of a day, and the rule of stable income, in one statement. */
async function limitsOn(db: Db | Tx, today: Day) {
  const rules = await rulesAt(db, limits, today);
  const bounds: Limits = {
    incomeWarn: rules('payment_to_income_warn'),
    incomeMost: rules('payment_to_income_most'),
    reportDays: rules('bureau_report_days'),
  };
  return { bounds, incomeRule: ruleFrom(rules) };
}

async function owedBy(
  db: Db | Tx,
  project: ProjectRow['project'],
  amount: Facts['owed']['total'],
  now: Date,
): Promise<Facts['owed']> {
  const owed = await describeTotalOwed(db, {
    applicantId: project.applicantId,
    projectId: project.id,
    amount,
    owedElsewhere: project.owedElsewhereCents,
    now,
  });
  return {
    total: toCentavos(amount + owed.elsewhere_cents + owed.here_cents),
    most: owed.limit_cents,
  };
}

const isField = (name: string): name is keyof typeof profileField =>
  Object.hasOwn(profileField, name);

function namesOf(missing: ReturnType<typeof missingFor>): string[] {
  const names = Object.values(missing).flat();
  return [...new Set(names.filter(isField).map((name) => t(profileField[name])))];
}

/** The documents that the approval of a request asks for, with how far each is. */
export const papersAsked = async (db: Db | Tx, projectId: string, now: Date): Promise<Paper[]> =>
  (await requiredPapers(db, [projectId], now)).get(projectId) ?? [];

function papersOf(papers: readonly Paper[]): Facts['papers'] {
  const named = (states: readonly string[]) =>
    papers.filter(({ state }) => states.includes(state)).map(({ name }) => name);
  return { missing: named(['missing', 'rechazado']), pending: named(['pending']) };
}
