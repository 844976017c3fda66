import { formatMxn, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { dayInWords } from '@contract/kernel/fields/day-in-words';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { opportunities } from '@server/db/schema/projects';
import { tell } from '@server/features/credit/projects/acts';
import { type ProjectRow, setStatus } from '@server/features/credit/projects/project';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { settingAt } from '@server/features/platform/settings/setting-at';
import { refused } from '@server/http/errors';
import { fundingOpened } from '@server/ledger/events/commitments';
import { describeOffer, plannedFunding, textProblems } from './offer';
import { findOfferSource } from './repository';
import { deadlineProblem, offerChecklist, whyIncomplete } from './rules';

interface Publication {
  row: ProjectRow;
  closesAt: Date;
  userId: string;
  config: Config;
  now: Date;
}

/**
 * Opens an approved credit to investors until a deadline, once its offer shows all that it has to. Answers
 * the opportunity's id and the offer.
 */
export async function publish(tx: Tx, { row, closesAt, userId, config, now }: Publication) {
  const { project } = row;
  const today = dayInMexicoCity(now);
  const most = await settingAt(tx, 'max_funding_days', today);
  const tooSoonOrLate = deadlineProblem(closesAt, now, most);
  if (tooSoonOrLate) {
    throw refused('Información faltante o incorrecta', { closes_at: tooSoonOrLate });
  }
  const source = await findOfferSource(tx, project.id);
  if (!source) throw new Error('an approved project has no loan');
  const { loan } = source;
  const goal = loan.principalCents;
  const offer = describeOffer(source, plannedFunding(source, closesAt), now);
  const problems = textProblems(source, { ...offer, ...offer.applicant });
  const incomplete = whyIncomplete(offerChecklist(offer, { deadlineHolds: true, problems }));
  if (incomplete) throw refused(incomplete, problems);
  const [opportunity] = await tx
    .insert(opportunities)
    .values({
      loanId: loan.id,
      status: 'open',
      goalCents: goal,
      committedCents: toCentavos(0),
      closesAt,
      publishedAt: now,
      publishedBy: userId,
    })
    .returning({ id: opportunities.id });
  if (!opportunity) throw new Error('the opportunity was not created');
  await fundingOpened(tx, { projectId: project.id, goal, occurredOn: today, actor: userId });
  await setStatus(tx, project.id, 'published', now);
  const closesOn = dayInMexicoCity(closesAt);
  await tell(tx, {
    projectId: project.id,
    title: 'En fondeo',
    desc: `Los inversionistas pueden aportar ${formatMxn(goal)} hasta el ${dayInWords(closesOn)}.`,
    color: 'info',
    icon: 'money',
    userId,
    now,
  });
  await announce(tx, config, row.applicantUserId, events.fundingOpened, {
    projectId: project.id,
    folio: project.folio,
    goal,
    closesOn,
  });
  return { opportunityId: opportunity.id, offer };
}
