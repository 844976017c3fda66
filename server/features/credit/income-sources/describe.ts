import { type IncomeRole, incomeRoles } from '@contract/credit/income-kinds';
import {
  type IncomeSource,
  type IncomeSourceDetail,
  MAX_SOURCES,
  mayChangeIncome,
  type PersonIncome,
} from '@contract/credit/income-sources';
import type { ProjectStatus } from '@contract/credit/project-states';
import type { StableIncomeRule } from '@contract/credit/stable-income';
import { sumCents } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { rulesAt } from '@server/features/platform';
import type { Scope } from '@server/http/principal';
import { incomeOfProject, type Source } from './project-income';
import { evidenceOf, findSource, isSeen, sideOf } from './repository';
import { incomeRules, ruleFrom, stableOf } from './stable';

/** The rule of a day, and who set what of an income that varies counts. */
async function ruleOn(db: Db | Tx, today: Day) {
  const rules = await rulesAt(db, incomeRules, today);
  const { source, validFrom } = rules('income_variable_share');
  return { rule: ruleFrom(rules), source, validFrom };
}

/** A source with what it comes to today. */
export const describeSource = (
  source: Source,
  rule: StableIncomeRule,
  today: Day,
): IncomeSource => ({
  id: source.row.id,
  role: source.row.role,
  kind: source.row.kind,
  payer: source.row.payer,
  since: source.row.since,
  amount_cents: source.row.amountCents,
  period: source.row.period,
  ...stableOf(source, rule, today),
});

interface Reader {
  scope: Scope;
  now: Date;
}

/** The people of a request with their sources, as far as a reader sees them. */
export async function describeIncome(
  db: Db,
  { id, status }: { id: string; status: ProjectStatus },
  { scope, now }: Reader,
): Promise<PersonIncome[]> {
  const today = dayInMexicoCity(now);
  const { coObligor, sources } = await incomeOfProject(db, id);
  const { rule } = await ruleOn(db, today);
  const mayChange = sideOf(scope) !== null && mayChangeIncome(status);
  const personOf = (role: IncomeRole): PersonIncome => {
    const all = sources.filter(({ row }) => row.role === role);
    const seen = all
      .filter(({ row }) => isSeen(row, scope))
      .map((source) => describeSource(source, rule, today));
    return {
      role,
      sources: seen,
      stable_cents: sumCents(seen.map(({ stable_cents: cents }) => cents)),
      may_add: mayChange && all.length < MAX_SOURCES,
    };
  };
  return incomeRoles.filter((role) => role === 'applicant' || coObligor !== null).map(personOf);
}

/** One source with its files and the rule that it goes by. */
export async function describeDetail(
  db: Db,
  incomeSourceId: string,
  { scope, now }: Reader,
): Promise<IncomeSourceDetail> {
  const today = dayInMexicoCity(now);
  const { row, folio, status } = await findSource(db, scope, incomeSourceId);
  const files = await evidenceOf(db, row.id);
  const { rule, source, validFrom } = await ruleOn(db, today);
  return {
    ...describeSource({ row, hasEvidence: files.length > 0 }, rule, today),
    project_id: row.projectId,
    folio,
    notes: row.notes,
    version: row.version,
    evidence: files.map(({ id, kind, fileName, uploadedAt }) => ({
      id,
      kind,
      file_name: fileName,
      uploaded_at: uploadedAt.toISOString(),
    })),
    may_edit: sideOf(scope) !== null && mayChangeIncome(status),
    rule: {
      variable_share_bp: rule.variableShare,
      salary_days: rule.salaryDays,
      variable_days: rule.variableDays,
      source,
      valid_from: validFrom,
    },
  };
}
