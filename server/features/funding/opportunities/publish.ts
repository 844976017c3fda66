import { statusesIn } from '@contract/credit/life-cycle';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { opportunities } from '@server/db/schema/funding';
import type { Vault } from '@server/db/vault';
import {
  assertCoObligorReady,
  assertPublishable,
  type Doer,
  moveCredit,
  type ProjectRow,
  saveOfferSheet,
} from '@server/features/credit';
import { settingAt } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { fundingOpened } from '@server/ledger/events/commitments';
import { describeOffer, plannedFunding, sheetOf, textProblems } from './offer';
import { findOfferSource } from './repository';
import { deadlineProblem, offerChecklist, whyIncomplete } from './rules';

type Offer = ReturnType<typeof describeOffer>;

interface Publication {
  row: ProjectRow;
  closesAt: Date;
  doer: Doer;
  vault: Vault;
  /** Before the publication is recorded. */
  finish: (offer: Offer) => Promise<void>;
}

/**
 * Opens an approved credit to investors until a deadline, once its offer shows all that it has to. Answers
 * the opportunity's id.
 */
export async function publish(tx: Tx, { row, closesAt, doer, vault, finish }: Publication) {
  const { project } = row;
  const { actor, now } = doer;
  const today = dayInMexicoCity(now);
  const most = await settingAt(tx, 'max_funding_days', today);
  const tooSoonOrLate = deadlineProblem(closesAt, now, most);
  if (tooSoonOrLate) {
    throw refused(t(outcomes.invalidTitle), { closes_at: tooSoonOrLate });
  }
  const source = await findOfferSource(tx, project.id);
  if (!source) throw new Error('an approved project has no loan');
  const { loan } = source;
  const goal = loan.principalCents;
  const offer = describeOffer(source, plannedFunding(source, closesAt), now);
  const problems = textProblems(source, { ...offer, ...offer.applicant });
  const incomplete = whyIncomplete(offerChecklist(offer, { deadlineHolds: true, problems }));
  if (incomplete) throw refused(incomplete, problems);
  await assertPublishable(tx, vault, row);
  await assertCoObligorReady(tx, vault, row);
  // What came from the applicant's own records stays as it was judged, whatever they write there afterwards.
  await saveOfferSheet(tx, project.id, sheetOf(source));
  const [opportunity] = await tx
    .insert(opportunities)
    .values({
      loanId: loan.id,
      status: statusesIn.published.offer,
      goalCents: goal,
      committedCents: toCentavos(0),
      closesAt,
      publishedAt: now,
      publishedBy: actor,
    })
    .returning({ id: opportunities.id });
  if (!opportunity) throw new Error('the opportunity was not created');
  await fundingOpened(tx, { projectId: project.id, goal, occurredOn: today, actor });
  const facts = { opportunityId: opportunity.id, goal, closesOn: dayInMexicoCity(closesAt) };
  await moveCredit(tx, { ...doer, transition: 'publish', row, facts, finish: () => finish(offer) });
  return opportunity.id;
}
