import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { contracts, loanInstalments, loans, payments } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { applicants } from '@server/db/schema/people';
import { notifications } from '@server/db/schema/platform';
import { principalDebt } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory, once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { asTwo, freshFactor, secondPerson } from '@tests/support/two-people';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { followCollections } from '../collections/follow';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);

/** A credit that is so many days late. */
async function lateCredit() {
  api.clock.now = new Date('2026-01-30T18:00:00Z');
  await api.again(story.staff);
  await api.again(story.applicant);
  const { projectId, first } = await story.repaying();
  const loan = firstOf(await api.db.select().from(loans).where(eq(loans.projectId, projectId)));
  const debtor = firstOf(
    await api.db.select().from(applicants).where(eq(applicants.id, loan.applicantId)),
  );
  return { loanId: loan.id, projectId, first, clabe: debtor.paymentClabe };
}
