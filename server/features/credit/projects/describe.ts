import type { NextStep } from '@contract/credit/next-step';
import {
  actionsFor,
  type ProjectAction,
  type ProjectStatus,
} from '@contract/credit/project-states';
import type { ProjectDetail, ProjectItem } from '@contract/credit/projects';
import type { Role } from '@contract/kernel/roles';
import type { Db, Tx } from '@server/db/connection';
import { installationSites, loans, projectEvents } from '@server/db/schema/credit';
import { opportunities } from '@server/db/schema/funding';
import { isProgramRole } from '@server/features/identity';
import type { Principal } from '@server/http/principal';
import { desc, eq } from 'drizzle-orm';
import { conditionsOf, describeCondition } from '../committee/conditions';
import { lastDecision } from '../committee/decisions';
import { contractOfProject, describeContracts } from '../contracts/describe';
import { scheduleOf, termsOf } from '../loans/quote';
import { linesOfProject } from '../price-lines/quote';
import { stagesOfProject } from '../stages/describe';
import { nextSteps, sentenceFor } from './next-steps';
import type { ProjectRow } from './project';
import { termsBeside } from './terms';
import { describeTotalOwed } from './total-owed';

/** Some projects, with what happens next with each worded for the current user. */
export async function describeProjects(
  db: Db | Tx,
  rows: readonly ProjectRow[],
  caller: Principal,
  now: Date,
): Promise<ProjectItem[]> {
  const steps = await nextSteps(
    db,
    rows.map(({ project }) => project),
    now,
  );
  return rows.map((row) => ({
    ...describeProject(row),
    ...describeStep(steps.get(row.project.id), caller),
    archived: describeArchived(row, caller),
  }));
}

/** Whose list it leaves, and staff. */
const seeArchived: readonly Role[] = ['supplier', 'supplier_agent', 'admin'];

function describeArchived({ project }: ProjectRow, { role }: Principal): ProjectItem['archived'] {
  const { archivedAt: at, archiveReason: reason } = project;
  if (at === null || reason === null || !seeArchived.includes(role)) return null;
  return { at: at.toISOString(), reason };
}

function describeStep(step: NextStep | undefined, caller: Principal) {
  if (!step) throw new Error('a project has no next step');
  return { next_actor: step.actor, next_step: sentenceFor(step, caller) };
}

function describeProject({ project, applicantName, supplierName }: ProjectRow) {
  return {
    id: project.id,
    folio: project.folio,
    status: project.status,
    product_id: project.productId,
    amount_cents: project.amountCents,
    term_months: project.termMonths,
    applicant_id: project.applicantId,
    applicant_name: applicantName,
    supplier_id: project.supplierId,
    supplier_name: supplierName,
    created_at: project.createdAt.toISOString(),
    status_changed_at: project.statusChangedAt.toISOString(),
  };
}

/** A project with all its parts, as its own people and staff see it. */
export async function describeWhole(
  db: Db | Tx,
  row: ProjectRow,
  caller: Principal,
  now: Date,
): Promise<ProjectDetail> {
  const { project } = row;
  const contractRow = await contractOfProject(db, project.id);
  const [contract] = contractRow ? await describeContracts(db, [contractRow], caller) : [];
  const stages = await stagesOfProject(db, project.id, now);
  const loan = await loanOf(db, project.id);
  const [item] = await describeProjects(db, [row], caller, now);
  if (!item) throw new Error('the project was not described');
  return {
    ...item,
    purpose: project.purpose,
    ...(await decisionFor(db, project, caller)),
    total_owed: caller.role === 'admin' ? await totalOwedOf(db, project, now) : null,
    actions: actionsOf(caller, project.status),
    sites: await sitesOf(db, project.id, caller),
    events: await eventsOf(db, project.id),
    loan: loan && describeLoan(loan),
    terms: loan && (await termsBeside(db, project, loan)),
    opportunity: loan && (await opportunityOf(db, loan.id)),
    contract: contract ?? null,
    stages,
    lines: isProgramRole(caller.role) ? [] : await linesOfProject(db, project.id),
  };
}

/** What was decided, why, and on which conditions: its applicant and staff alone are told. */
async function decisionFor(
  db: Db | Tx,
  { id, status, decisionReason }: ProjectRow['project'],
  { role }: Principal,
): Promise<Pick<ProjectDetail, 'decision' | 'conditions' | 'decision_reason'>> {
  if (role !== 'client' && role !== 'admin') {
    const reason = status === 'rejected' ? null : decisionReason;
    return { decision: null, conditions: [], decision_reason: reason };
  }
  const last = await lastDecision(db, id);
  const isTold = role === 'admin' || last?.kind === 'rejected';
  return {
    decision: last && {
      kind: last.kind,
      reasons: last.reasons,
      note: isTold ? last.note : null,
      decided_at: last.decidedAt.toISOString(),
    },
    conditions: (await conditionsOf(db, id)).map(describeCondition),
    decision_reason: decisionReason,
  };
}

/** Only while the committee decides on it. */
async function totalOwedOf(db: Db | Tx, project: ProjectRow['project'], now: Date) {
  if (project.status !== 'in_review') return null;
  return describeTotalOwed(db, {
    applicantId: project.applicantId,
    projectId: project.id,
    amount: project.amountCents,
    owedElsewhere: project.owedElsewhereCents,
    now,
  });
}

/** What the caller may do now: of a person's own acts an administrator acting as them has evidence alone. */
function actionsOf(caller: Principal, status: ProjectStatus): ProjectAction[] {
  return actionsFor(caller.role, status).filter(
    (action) => !caller.actorUserId || action === 'upload_evidence',
  );
}

async function loanOf(db: Db | Tx, projectId: string) {
  const [loan] = await db.select().from(loans).where(eq(loans.projectId, projectId));
  return loan ?? null;
}

function describeLoan(loan: typeof loans.$inferSelect): ProjectDetail['loan'] {
  return {
    id: loan.id,
    status: loan.status,
    annual_rate_bp: loan.annualRateBp,
    late_rate_bp: loan.lateRateBp,
    late_grace_days: loan.lateGraceDays,
    term_months: loan.termMonths,
    opening_fee_bp: loan.openingFeeBp,
    cat_bp: loan.catBp,
    risk_grade: loan.riskGrade,
    payment_cents: scheduleOf(termsOf(loan)).payment,
    amort_mode: loan.amortMode,
  };
}

async function opportunityOf(db: Db | Tx, loanId: string): Promise<ProjectDetail['opportunity']> {
  const [row] = await db.select().from(opportunities).where(eq(opportunities.loanId, loanId));
  if (!row) return null;
  return {
    id: row.id,
    status: row.status,
    goal_cents: row.goalCents,
    committed_cents: row.committedCents,
    closes_at: row.closesAt.toISOString(),
  };
}

async function sitesOf(db: Db | Tx, projectId: string, { role }: Principal) {
  const rows = await db
    .select()
    .from(installationSites)
    .where(eq(installationSites.projectId, projectId))
    .orderBy(installationSites.id);
  return rows.map(({ id, street, neighbourhood, municipality, state, postalCode, tariff }) => ({
    id,
    street,
    neighbourhood,
    municipality,
    state,
    postal_code: postalCode,
    ...(!isProgramRole(role) && { tariff }),
  }));
}

async function eventsOf(db: Db | Tx, projectId: string) {
  const rows = await db
    .select()
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projectId))
    .orderBy(desc(projectEvents.id));
  return rows.map(({ title, desc: text, time, color, icon, userName }) => ({
    title,
    desc: text,
    time: time.toISOString(),
    color,
    icon,
    user: userName,
  }));
}
