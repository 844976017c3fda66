import { addDays, toDay } from '@contract/kernel/fields/day';
import type { CardGateway, ChargeOutcome } from '@server/adapters/adapters';
import { inTransaction } from '@server/db/connection';
import { notifications } from '@server/db/schema/platform';
import { cardCharges } from '@server/db/schema/treasury-cards';
import { directDebitCharges, directDebits } from '@server/db/schema/treasury-direct-debits';
import { removeCard } from '@server/features/treasury/cards/kept';
import { applicantUnapplied, custodyBank } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { testApi } from '@tests/support/api';
import { registerAccount } from '@tests/support/bank-account';
import { registeredCard } from '@tests/support/charged-card';
import { once } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { present } from '@tests/support/present';
import { repayingPeople } from '@tests/support/repaying';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { and, asc, desc, eq, inArray, like } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { moneyData } from '../balances/personal-data';
import { chargeSentCards } from './charge-cards';
import { followDirectDebits } from './follow';

const api = await testApi();
const people = repayingPeople(api);
const MINE = '012180026050783858';
/** The gateway's own account, from which it sends what it charged. */
const GATEWAY = { sender_clabe: '014180655012345674', sender_name: 'PASARELA DE PAGOS' };
/** One level instalment of 100,000 at 24 % for 12 months, with VAT. */
const LEVEL = 964_277;
const local = present(api.adapters.cards);

/** Each test has people and a gateway of its own. */
afterEach(async () => {
  api.adapters.cards = local;
  await api.db
    .update(directDebitCharges)
    .set({ status: 'withdrawn' })
    .where(inArray(directDebitCharges.status, ['announced', 'ordered', 'sent']));
  await api.db.update(directDebits).set({ status: 'cancelled', pauseReason: null });
});

type Story = Awaited<ReturnType<typeof people.begin>>;

/** A person in repayment with a card, and the days on which they pay. */
async function begin(card?: string) {
  const story = await people.begin(1, 'credit_balance');
  const { userId } = story.story.applicant;
  const { applicantId } = story;
  const cardId = await registeredCard(api, { userId, applicantId }, card);
  return { ...story, userId, cardId, loanId: present(story.loanIds[0]) };
}

type Holder = Awaited<ReturnType<typeof begin>>;

const day = (on: string) => people.at(on);

async function asMe(story: Story) {
  const me = await story.me();
  await freshFactor(api, me);
  return me;
}

async function asStaff(story: Story) {
  const staff = await api.again(story.story.treasurer);
  await freshFactor(api, staff);
  return staff;
}

const termsOf = (source_kind: 'clabe' | 'card', source_id: string) => ({
  source_kind,
  source_id,
  day: 20,
  most_cents: 2_000_000,
  accepted: true,
});

async function agree(story: Holder) {
  const body = { loan_id: story.loanId, ...termsOf('card', story.cardId) };
  const me = await asMe(story);
  return me.call({ method: 'POST', url: '/api/v1/direct-debits', body, headers: once() });
}

const overview = async (story: Story) =>
  (await (await story.me()).call({ url: '/api/v1/direct-debits' })).json;
const mandateOf = async (story: Story) => present((await overview(story)).credits[0]).mandate;

const charging = () => ({ config: api.config, gateway: api.adapters.cards, now: api.clock.now });

/** Runs the job twice at once, at noon of a day. */
async function run(on: string) {
  day(on);
  const twice = (work: typeof followDirectDebits) =>
    Promise.all([work(api.db, charging()), work(api.db, charging())]);
  await twice(followDirectDebits);
  await twice(chargeSentCards);
}

/** A gateway that counts the charges that it makes: each reference is one, as it promises. */
function counting(answer: (calls: number) => Promise<ChargeOutcome>) {
  const made = new Map<string, number>();
  let calls = 0;
  const gateway: CardGateway = {
    ...local,
    charge(_token, amount, reference) {
      made.set(reference, amount);
      calls += 1;
      return answer(calls);
    },
  };
  api.adapters.cards = gateway;
  return made;
}

const pending = async (): Promise<ChargeOutcome> => ({ state: 'pending', chargeId: 'c-1' });

const chargesOf = (story: Story) =>
  api.db
    .select()
    .from(directDebitCharges)
    .where(eq(directDebitCharges.applicantId, story.applicantId))
    .orderBy(asc(directDebitCharges.id));
const statuses = async (story: Story) =>
  (await chargesOf(story)).map(({ n, attempt, status }) => `${n}/${attempt} ${status}`);
const newest = async (story: Story) => present((await chargesOf(story)).at(-1));

async function cardChargeOf(reference: string) {
  const [row] = await api.db.select().from(cardCharges).where(eq(cardCharges.reference, reference));
  return row;
}

const countNotifications = async (story: Holder, title: string) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, story.userId), like(notifications.title, title)))
      .orderBy(desc(notifications.id))
  ).map(({ title: said, body }) => `${said}. ${body}`);

/** A charge of the first instalment, on Friday 20 February, that the gateway took. */
async function sent(card?: string) {
  const story = await begin(card);
  day('2026-02-02');
  const { json: mandate } = await agree(story);
  await run('2026-02-17');
  await run('2026-02-20');
  return { story, mandate, charge: await newest(story) };
}

const act = async (story: Story, id: string, what: 'fail' | 'collect', body: object) =>
  (await asStaff(story)).call({
    method: 'POST',
    url: `/api/v1/direct-debit-charges/${id}/${what}`,
    body,
  });

describe('a mandate to charge a card', () => {
  it('is of an own card that can be charged, offered beside the account, and drawn with it', async () => {
    const story = await begin();
    await registerAccount(api, await story.me(), MINE, 'Lucía Cruz Peña');
    const card = { kind: 'card', id: story.cardId, bank: 'Visa', last4: '4242' };
    expect((await overview(story)).sources).toMatchObject([
      { kind: 'clabe', last4: '3858' },
      { ...card, holder: 'Lucía Cruz Peña' },
    ]);
    const other = await begin();
    const foreign = await agree({ ...story, cardId: other.cardId });
    expect(foreign.json.fields).toEqual({
      source_id: 'Esa cuenta o tarjeta ya no se puede cobrar. Elige una de las que aparecen ahora.',
    });
    const { json } = await agree(story);
    expect(json).toMatchObject({ status: 'active', source: card });
    expect((await countNotifications(story, 'Activaste los pagos automáticos%'))[0]).toContain(
      'Cobraremos tus mensualidades de tu tarjeta Visa terminada en 4242.',
    );
    const { bytes } = await (await story.me()).call({
      url: `/api/v1/direct-debits/${json.id}/file`,
    });
    const words = await pdfWords(bytes);
    expect(words).toContain('Tarjeta de cargo: Visa, terminación 4242');
    expect(words).toContain('se cargue a mi tarjeta Visa terminada en 4242');
    api.adapters.cards = null;
    expect((await overview(story)).sources.map(({ kind }) => kind)).toEqual(['clabe']);
  });
});

describe('a charge to a card', () => {
  it('is announced, and made once on its day, however often the job runs', async () => {
    const made = counting(pending);
    const { story, charge } = await sent();
    await run('2026-02-20');
    await run('2026-02-21');
    expect([...made]).toEqual([[charge.reference, LEVEL]]);
    expect(await chargesOf(story)).toMatchObject([
      { status: 'sent', sourceKind: 'card', chargeOn: '2026-02-20', amountCents: LEVEL },
    ]);
    expect((await countNotifications(story, 'Cobraremos tu mensualidad%'))[0]).toContain(
      'cargo de $9,642.77 MXN a tu tarjeta Visa terminada en 4242',
    );
    // No file for the bank has it, and a pause does not stop it.
    const staff = await asStaff(story);
    const file = { method: 'POST', url: '/api/v1/direct-debit-files', headers: once() } as const;
    expect((await staff.call(file)).status).toBe(409);
  });

  it('waits for its day: the day before it is not asked for, and is taken back by a pause', async () => {
    const made = counting(pending);
    const story = await begin();
    day('2026-02-02');
    const { json } = await agree(story);
    await run('2026-02-17');
    await run('2026-02-19');
    expect(await statuses(story)).toEqual(['1/1 announced']);
    await (await story.me()).call({
      method: 'POST',
      url: `/api/v1/direct-debits/${json.id}/pause`,
    });
    await run('2026-02-20');
    expect([...made]).toEqual([]);
    expect(await statuses(story)).toEqual(['1/1 withdrawn']);
  });

  it('is asked again by the same reference after a crash before, and between the gateway and our word of it', async () => {
    const made = counting(async (calls) => {
      if (calls === 1) throw new Error('the process ended');
      return pending();
    });
    const story = await begin();
    day('2026-02-02');
    await agree(story);
    await run('2026-02-17');
    day('2026-02-20');
    // Decided, and ended before the gateway was asked.
    await followDirectDebits(api.db, charging());
    expect(await statuses(story)).toEqual(['1/1 sent']);
    // The gateway charged it, and its answer was lost.
    await expect(chargeSentCards(api.db, charging())).rejects.toThrow(AggregateError);
    const { reference, id } = await newest(story);
    expect(await cardChargeOf(reference)).toMatchObject({ state: 'asked' });
    // Staff cannot say that it was not made while the gateway is asked.
    const early = { reason: 'card_refused', occurred_on: '2026-02-20' };
    expect((await act(story, id, 'fail', early)).status).toBe(409);
    await run('2026-02-20');
    await run('2026-02-20');
    expect(await cardChargeOf(reference)).toMatchObject({ state: 'pending', gatewayId: 'c-1' });
    expect([...made]).toEqual([[reference, LEVEL]]);
    expect(await statuses(story)).toEqual(['1/1 sent']);
  });

  it('that is declined for funds is tried once more three days of the banks later, by another reference', async () => {
    const made = counting(async () => ({ state: 'declined', reason: 'funds' }));
    const { story, charge } = await sent();
    expect(charge).toMatchObject({ attempt: 2, status: 'announced', chargeOn: '2026-02-25' });
    const [why] = await countNotifications(story, 'El banco no hizo el cargo%');
    expect(why).toContain('Lo intentaremos una sola vez más el 25 de febrero de 2026.');
    expect(why).toMatch(/Motivo: Fondos insuficientes$/);
    await run('2026-02-25');
    await run('2026-02-26');
    expect(await statuses(story)).toEqual(['1/1 failed', '1/2 failed']);
    expect([...made.keys()]).toHaveLength(2);
    expect((await mandateOf(story))?.status).toBe('active');
  });

  it('that its bank refuses pauses the mandate, and its person is told once', async () => {
    counting(async () => ({ state: 'declined', reason: 'refused' }));
    const { story } = await sent();
    expect(await chargesOf(story)).toMatchObject([{ status: 'failed', reason: 'card_refused' }]);
    expect(await mandateOf(story)).toMatchObject({
      status: 'paused',
      pause_reason: 'card_refused',
    });
    const [halted, ...more] = await countNotifications(story, 'Pausamos los pagos automáticos%');
    expect(more).toEqual([]);
    expect(halted).toContain('El banco de tu tarjeta Visa terminada en 4242 rechazó el cargo.');
  });
});

describe('a card that is not there any more', () => {
  const remove = ({ cardId, userId, applicantId }: Holder) =>
    inTransaction(api.db, (tx) =>
      removeCard(tx, cardId, { userId, applicantId, config: api.config, now: api.clock.now }),
    );

  it('removed before the day: nothing is charged, the mandate pauses, another is chosen', async () => {
    const made = counting(pending);
    const story = await begin();
    day('2026-02-02');
    const { json } = await agree(story);
    await run('2026-02-17');
    await remove(story);
    await run('2026-02-18');
    await run('2026-02-20');
    expect([...made]).toEqual([]);
    expect(await statuses(story)).toEqual(['1/1 withdrawn']);
    expect(await mandateOf(story)).toMatchObject({ pause_reason: 'card_removed' });
    expect(await countNotifications(story, 'Pausamos los pagos automáticos%')).toHaveLength(1);
    const next = await registeredCard(api, story, 'mastercard.4444.0530');
    const me = await asMe(story);
    const url = `/api/v1/direct-debits/${json.id}` as const;
    expect((await me.call({ method: 'POST', url: `${url}/resume` })).status).toBe(422);
    const edited = await me.call({ method: 'PUT', url, body: termsOf('card', next) });
    expect(edited.json.source).toMatchObject({ bank: 'Mastercard', last4: '4444' });
    expect((await me.call({ method: 'POST', url: `${url}/resume` })).json.status).toBe('active');
  });

  it('removed once the charge was decided: the gateway is not asked, the charge fails', async () => {
    const made = counting(pending);
    const story = await begin();
    day('2026-02-02');
    await agree(story);
    await run('2026-02-17');
    day('2026-02-20');
    await followDirectDebits(api.db, charging());
    await remove(story);
    await run('2026-02-20');
    expect([...made]).toEqual([]);
    expect(await chargesOf(story)).toMatchObject([{ status: 'failed', reason: 'card_removed' }]);
    expect(await mandateOf(story)).toMatchObject({ pause_reason: 'card_removed' });
  });

  it('that expires before the next charge pauses the mandate when that charge would be announced', async () => {
    const story = await begin('visa.4242.0226');
    day('2026-02-02');
    await agree(story);
    await run('2026-02-17');
    expect(await statuses(story)).toEqual(['1/1 announced']);
    await run('2026-02-20');
    await run('2026-02-28');
    expect((await mandateOf(story))?.status).toBe('active');
    await run('2026-03-02');
    expect(await mandateOf(story)).toMatchObject({
      status: 'paused',
      pause_reason: 'card_expired',
    });
    expect((await countNotifications(story, 'Pausamos los pagos automáticos%'))[0]).toContain(
      'Tu tarjeta Visa terminada en 4242 venció',
    );
    expect(await statuses(story)).toEqual(['1/1 sent']);
  });

  it('of a closed account: its mandates are over', async () => {
    const story = await begin();
    day('2026-02-02');
    await agree(story);
    await run('2026-02-17');
    const { userId, applicantId } = story;
    const records = { email: '', phone: null, investorId: null, supplierId: null };
    await inTransaction(api.db, async (tx) =>
      moneyData.erase?.(tx, { ...records, userId, applicantId }, api.clock.now),
    );
    expect(await mandateOf(story)).toBeNull();
    expect(await statuses(story)).toEqual(['1/1 withdrawn']);
  });
});

describe('what a card paid', () => {
  it('is booked as it comes to the bank, by the line that names the charge', async () => {
    const { story, charge } = await sent();
    const { reference } = charge;
    const before = await balance(api.db, custodyBank);
    // The same amount without the reference is any payment.
    const line = { ...GATEWAY, concept: `COBRO ${reference.toLowerCase()}` };
    const replies = await Promise.all(
      [1, 2].map(() => story.pay(LEVEL, '2026-02-20', { ...line, tracking_key: 'PASARELA1' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await newest(story)).toMatchObject({ status: 'collected', settledOn: '2026-02-20' });
    expect(await cardChargeOf(reference)).toMatchObject({ state: 'paid', reason: null });
    // Custody has 9,642.77 more, and it waits in the applicant's credit balance for the 28th.
    expect((await balance(api.db, custodyBank)) - before).toBe(LEVEL);
    expect(await balance(api.db, applicantUnapplied(story.applicantId))).toBe(LEVEL);
    day('2026-03-02');
    expect(await story.reference()).toMatchObject({
      credit_balance_cents: 0,
      loans: [{ due_today_cents: 0, next: { n: 2 } }],
    });
    await people.assertSound(story);
  });

  it('without its reference is said by staff, by the key of a payment of theirs, and moves no money', async () => {
    const { story, charge } = await sent();
    await story.pay(LEVEL, '2026-02-20', { ...GATEWAY, tracking_key: 'PASARELA2' });
    expect((await newest(story)).status).toBe('sent');
    const other = await people.begin(1, 'credit_balance');
    day('2026-02-20');
    await other.pay(LEVEL, '2026-02-20', { ...GATEWAY, tracking_key: 'DEOTRO' });
    const collect = (tracking_key: string) => act(story, charge.id, 'collect', { tracking_key });
    expect((await collect('NOHAY')).json.fields?.tracking_key).toContain('$9,642.77 MXN');
    expect((await collect('DEOTRO')).json.fields?.tracking_key).toContain('Lucía Cruz Peña');
    const before = await balance(api.db, custodyBank);
    expect((await collect('pasarela2')).json).toMatchObject({ status: 'collected', kind: 'card' });
    expect((await collect('PASARELA2')).status).toBe(409);
    expect(await balance(api.db, custodyBank)).toBe(before);
    expect(await cardChargeOf(charge.reference)).toMatchObject({ state: 'paid' });
    await people.assertSound(story);
  });

  it('that staff say was not made is declined, and money that comes after all is over their word', async () => {
    const { story, charge } = await sent();
    const wrong = { reason: 'account_closed', occurred_on: '2026-02-20' };
    expect((await act(story, charge.id, 'fail', wrong)).json.fields).toHaveProperty('reason');
    const right = { reason: 'card_refused', occurred_on: '2026-02-20' };
    expect((await act(story, charge.id, 'fail', right)).json.status).toBe('failed');
    expect(await cardChargeOf(charge.reference)).toMatchObject({ state: 'declined' });
    const { reference } = charge;
    await story.pay(LEVEL, '2026-02-23', { ...GATEWAY, concept: reference });
    expect(await statuses(story)).toEqual(['1/1 collected']);
    expect(await cardChargeOf(reference)).toMatchObject({ state: 'paid', reason: null });
  });

  it('and the bank sends back leaves it returned; a line that never was, waiting', async () => {
    for (const [kind, status, state] of [
      ['returned', 'returned', 'returned'],
      ['mistaken', 'sent', 'pending'],
    ] as const) {
      const { story, charge } = await sent();
      const { reference } = charge;
      const tracking_key = `PASARELA${kind.toUpperCase()}`;
      const on = toDay('2026-02-20');
      await story.pay(LEVEL, on, { ...GATEWAY, concept: reference, tracking_key });
      day(addDays(on, 1));
      const staff = await asStaff(story);
      const { json } = await staff.call({ url: `/api/v1/bank-movements?q=${tracking_key}` });
      const { id } = present(json.items[0]);
      const done = await asTwo(api, staff, {
        method: 'POST',
        url: `/api/v1/bank-movements/${id}/reverse`,
        body: { kind, occurred_on: addDays(on, 1), reason: 'El banco lo dice así.' },
      });
      expect(done.status).toBe(200);
      expect((await newest(story)).status).toBe(status);
      expect(await cardChargeOf(reference)).toMatchObject({ state });
      await people.assertSound(story);
    }
  });
});
