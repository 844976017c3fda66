import { actionsFor } from '@contract/credit/project-states';
import { leftOfCap } from '@contract/funding/commitments';
import { opportunities as contract, type OpportunityDetail } from '@contract/funding/opportunities';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Db, Tx } from '@server/db/connection';
import { approvals } from '@server/db/schema/platform';
import {
  actOn,
  assertAllowed,
  by,
  findProject,
  lockProject,
  partiesOf,
  saveOfferSheet,
} from '@server/features/credit';
import { missingBeforeCommitting } from '@server/features/people';
import { ownMoney, settingAt } from '@server/features/platform';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { and, eq, gt } from 'drizzle-orm';
import { exposureOf } from '../commitments/exposure';
import { limitOf } from '../commitments/limits';
import { describeOffer, plannedFunding, sheetOf, textProblems, writtenOf } from './offer';
import { listPublications } from './publications';
import { publish } from './publish';
import {
  describeOpportunity,
  findOfferSource,
  findOpportunity,
  investedIn,
  listOpportunities,
  type OpportunityRow,
} from './repository';
import { deadlineProblem, impossibleDays, offerChecklist } from './rules';

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
    const { opportunity, project } = row;
    const mine = await investedIn(db, principal.investorId, [opportunity.id]);
    return {
      ...describeOpportunity(row, mine.get(opportunity.id) ?? 0),
      ...describeOffer(row, opportunity, now),
      project_status: project.status,
      limit: principal.investorId ? await limitFor(db, principal.investorId, row, now) : null,
      missing_before_commit: principal.investorId
        ? await missingBeforeCommitting(db, principal.userId)
        : [],
      actions: opportunityActions(principal.role, row, now),
    };
  },

  publications: ({ db, query, now }) => listPublications(db, query, now),

  async preview({ db, scope, params, query, now }) {
    const { project } = await findProject(db, scope, params.projectId);
    const source = await findOfferSource(db, project.id);
    if (!source) throw notFound();
    const closesAt = new Date(query.closes_at);
    const most = await settingAt(db, 'max_funding_days', dayInMexicoCity(now));
    const offer = describeOffer(source, plannedFunding(source, closesAt), now);
    const deadlineHolds = deadlineProblem(closesAt, now, most) === null;
    const problems = textProblems(source, { ...offer, ...offer.applicant });
    return {
      offer,
      sheet: sheetOf(source),
      version: project.offerVersion,
      checklist: offerChecklist(offer, { deadlineHolds, problems }),
    };
  },

  async prepare({ db, scope, params, body: { version, ...sheet }, principal, now, record }) {
    const row = await lockProject(db, scope, params.projectId);
    const { project } = row;
    assertAllowed(principal.role, project.status, 'prepare_offer');
    if (partiesOf(row).includes(principal.userId)) throw ownMoney();
    if (await publicationWaits(db, project.id, now)) {
      throw conflict(t(fundingWords.opportunities.publicationWaits));
    }
    const source = await findOfferSource(db, project.id);
    if (!source) throw notFound();
    assertFresh(version, { ...sheetOf(source), version: project.offerVersion });
    const impossible = { ...impossibleDays(sheet, now), ...textProblems(source, sheet) };
    if (Object.keys(impossible).length > 0) throw refused(t(outcomes.invalidTitle), impossible);
    await saveOfferSheet(db, project.id, sheet);
    await record(project.id, { fields: Object.keys(sheet).join(', ') });
    return { ok: true as const };
  },

  async publish({ db, scope, params, body, principal, config, vault, now, twoPeople }) {
    const row = await lockProject(db, scope, params.projectId);
    assertAllowed(principal.role, row.project.status, 'publish');
    const closesAt = new Date(body.closes_at);
    const act = actOn(row);
    const opportunityId = await publish(db, {
      row,
      closesAt,
      doer: by(principal, config, now),
      vault,
      finish: (offer) =>
        twoPeople({
          ...act,
          kind: 'publication',
          title: t(fundingWords.opportunities.publishAct, { folio: row.project.folio }),
          details: [
            ...act.details,
            {
              label: t(fundingWords.opportunities.closesOn),
              value: formatDay(dayInMexicoCity(closesAt)),
            },
            ...writtenOf(offer),
          ],
        }),
    });
    return { id: row.project.id, opportunity_id: opportunityId, status: 'published' as const };
  },
});

/** Whether a second person is about to confirm the offer as it is now. */
async function publicationWaits(tx: Tx, projectId: string, now: Date): Promise<boolean> {
  const waiting = and(
    eq(approvals.kind, 'publication'),
    eq(approvals.objectId, projectId),
    eq(approvals.outcome, 'waiting'),
    gt(approvals.expiresAt, now),
  );
  return (await tx.$count(approvals, waiting)) > 0;
}

/** The same table as everywhere; no commitment after the deadline, even while the state is still open. */
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
