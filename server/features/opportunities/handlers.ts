import { leftOfCap } from '@contract/commitments';
import { toCentavos } from '@contract/fields/centavos';
import { dayInMexicoCity, formatDay } from '@contract/fields/day';
import { personKind } from '@contract/fields/person-type';
import { opportunities as contract, type OpportunityDetail } from '@contract/opportunities';
import { actionsFor } from '@contract/project-states';
import type { Db } from '@server/db/connection';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { audit } from '../audit/audit';
import { exposureOf } from '../commitments/exposure';
import { limitOf } from '../commitments/limits';
import { scheduleOf, termsOf } from '../loans/quote';
import { actOn, assertAllowed } from '../projects/acts';
import { lockProject } from '../projects/project';
import { publish } from './publish';
import {
  describeOpportunity,
  findOpportunity,
  investedIn,
  listOpportunities,
  type OpportunityRow,
} from './repository';
import { completedYears } from './rules';

export const opportunityHandlers = implement(contract, {
  async list({ db, principal, query }) {
    const page = await listOpportunities(db, query);
    const ids = page.items.map(({ opportunity }) => opportunity.id);
    const mine = await investedIn(db, principal.investorId, ids);
    return {
      ...page,
      items: page.items.map((row) => describeOpportunity(row, mine.get(row.opportunity.id) ?? 0)),
    };
  },

  async show({ db, principal, params, now }) {
    const row = await findOpportunity(db, params.opportunityId);
    if (!row) throw notFound();
    const { opportunity, loan, project } = row;
    const mine = await investedIn(db, principal.investorId, [opportunity.id]);
    const { payment, rows } = scheduleOf(termsOf(loan));
    const kind = personKind(row.personType);
    return {
      ...describeOpportunity(row, mine.get(opportunity.id) ?? 0),
      project_status: project.status,
      purpose: project.purpose,
      late_rate_bp: loan.lateRateBp,
      cat_bp: loan.catBp,
      payment_cents: payment,
      applicant: { kind, age: kind === 'individual' ? completedYears(row.birthDay, now) : null },
      calendar: rows.map(({ n, capital, interest }) => ({
        n,
        capital_cents: capital,
        interest_cents: interest,
      })),
      limit: principal.investorId ? await limitFor(db, principal.investorId, row, now) : null,
      actions: opportunityActions(principal.role, row, now),
    };
  },

  async publish({ db, scope, params, body, principal, config, now, twoPeople }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'publish');
    const closesAt = new Date(body.closes_at);
    const opportunityId = await publish(db, {
      row,
      closesAt,
      userId: principal.userId,
      config,
      now,
    });
    const act = actOn(row);
    await twoPeople({
      ...act,
      kind: 'publication',
      title: 'Publicar un crédito para que se fondee',
      details: [
        ...act.details,
        { label: 'Cierra el', value: formatDay(dayInMexicoCity(closesAt)) },
      ],
    });
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'opportunities.publish',
      object: 'opportunities',
      objectId: opportunityId,
      details: { project_id: row.project.id, closes_at: dayInMexicoCity(closesAt) },
    });
    return { id: row.project.id, opportunity_id: opportunityId, status: 'published' as const };
  },
});

/** The same table as everywhere; nobody commits after the deadline, whatever the state still says. */
function opportunityActions(
  role: Parameters<typeof actionsFor>[0],
  { opportunity, project }: OpportunityRow,
  now: Date,
) {
  const open = opportunity.closesAt > now;
  return actionsFor(role, project.status).filter((action) => open || action !== 'commit');
}

async function limitFor(
  db: Db,
  investorId: string,
  { opportunity }: OpportunityRow,
  now: Date,
): Promise<OpportunityDetail['limit']> {
  const exposure = await exposureOf(db, investorId, opportunity, now);
  const limit = limitOf(exposure);
  const available = await db.transaction((tx) => balance(tx, investorAvailable(investorId)));
  const open = opportunity.goalCents - opportunity.committedCents;
  const used = exposure.inThisRequest;
  return {
    cap_cents: limit.cap,
    used_cents: used,
    possible_cents: toCentavos(
      Math.min(open, available, leftOfCap({ cap: limit.cap, used }) ?? open),
    ),
    available_cents: available,
    rule: limit.rule,
  };
}
