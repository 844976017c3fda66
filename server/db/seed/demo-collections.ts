import { type CollectionItem, collections } from '@contract/credit/collections';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { staff } from './demo-cast';
import type { Life } from './demo-days';
import type { StoryPlayer } from './story-player';

const BEGINS = 12;
const GOES_ON = 4;

/** Staff ask for what is late: a promise that is not kept, another that is open. */
export async function* collectLate(player: StoryPlayer): Life {
  yield BEGINS;
  const [worst, other] = await lateCredits(player);
  if (!worst || !other) throw new Error('Demo: nobody is late');
  await player.call(staff, collections.assign, {
    params: { loanId: worst.loan_id },
    body: { assignee_id: await player.userIdOf(staff) },
  });
  await contact(player, worst, {
    channel: 'phone',
    result: 'promise',
    note: 'Cobra el viernes y paga entonces.',
  });
  await promise(player, worst, 5);
  await contact(player, other, { channel: 'whatsapp', result: 'no_answer' });
  yield GOES_ON;
  await contact(player, worst, { channel: 'visit', result: 'no_answer', note: 'Local cerrado.' });
  await contact(player, other, { channel: 'phone', result: 'promise' });
  await promise(player, other, 10);
}

/** The queue on this day, the latest first. */
async function lateCredits(player: StoryPlayer) {
  await player.followCollections();
  const { items } = await player.call(staff, collections.list, { query: { limit: '10' } });
  return items;
}

interface Contact {
  channel: 'phone' | 'whatsapp' | 'visit';
  result: 'promise' | 'no_answer';
  note?: string;
}

const contact = (player: StoryPlayer, { loan_id: loanId }: CollectionItem, how: Contact) =>
  player.call(staff, collections.contact, {
    params: { loanId },
    body: {
      party: 'applicant',
      on: addDays(dayInMexicoCity(player.clock.now), -1),
      at: '11:40',
      ...how,
    },
  });

/** All that is overdue, in so many days. */
const promise = (player: StoryPlayer, late: CollectionItem, days: number) =>
  player.call(staff, collections.promise, {
    params: { loanId: late.loan_id },
    body: {
      amount_cents: late.overdue_cents,
      promised_on: addDays(dayInMexicoCity(player.clock.now), days),
    },
  });
