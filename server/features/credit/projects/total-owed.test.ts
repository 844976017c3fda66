import { toCentavos } from '@contract/kernel/fields/centavos';
import { projects } from '@server/db/schema/credit';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);

// 7,370,000 UDI of 8.50 pesos.
const MOST = 6_264_500_000;
const AMOUNT = 10_000_000;

const ask = (owed: number | undefined) =>
  story.act(
    story.applicant,
    'projects',
    story.request({ amount_cents: AMOUNT, owed_elsewhere_cents: owed }),
  );

it('no applicant can ask for what would take all they owe, here and elsewhere, over 7,370,000 UDI', async () => {
  const over = await ask(MOST - AMOUNT + 1);
  expect([over.status, over.json.fields]).toEqual([
    422,
    { amount_cents: expect.stringContaining('$62,645,000.00 MXN (7,370,000 UDI)') },
  ]);
  const first = await ask(MOST - AMOUNT);
  expect(first.status).toBe(200);
  // What was declared holds for the next request too, and the first one counts with it.
  expect((await ask(0)).status).toBe(422);
});

it('it has to be answered, and nothing is an answer', async () => {
  const other = await api.person('client');
  const request = (owed: object) =>
    story.act(other, 'projects', { ...story.request(), owed_elsewhere_cents: undefined, ...owed });
  const silent = await request({});
  expect([silent.status, silent.json.fields]).toEqual([
    400,
    { owed_elsewhere_cents: 'El campo es obligatorio' },
  ]);
  const { json } = await request({ owed_elsewhere_cents: 0 });
  const { json: mine } = await other.call({ url: `/api/v1/projects/${json.id}` });
  expect(mine.total_owed).toBeNull();
  expect((await story.show(json.id)).total_owed).toEqual({
    declared_cents: 0,
    elsewhere_cents: 0,
    here_cents: 0,
    limit_cents: MOST,
    remaining_cents: MOST - AMOUNT,
  });
  // A request of before it was asked.
  const of = eq(projects.id, json.id);
  await api.db.update(projects).set({ owedElsewhereCents: null }).where(of);
  expect((await story.show(json.id)).total_owed).toMatchObject({ declared_cents: null });
});

it('the committee sees what counts: the most that was declared, and what is owed here', async () => {
  const other = await api.person('client');
  const request = async (owed: number) =>
    (await story.act(other, 'projects', story.request({ owed_elsewhere_cents: owed }))).json.id;
  await request(5_000_000);
  expect((await story.show(await request(1_000_000))).total_owed).toEqual({
    declared_cents: 1_000_000,
    elsewhere_cents: 5_000_000,
    here_cents: AMOUNT,
    limit_cents: MOST,
    remaining_cents: MOST - 2 * AMOUNT - 5_000_000,
  });
});

it('what is owed is checked again when it is approved', async () => {
  const [asked] = await api.db.select().from(projects);
  if (!asked) throw new Error('nothing was asked for');
  const owe = (cents: number) =>
    api.db
      .update(projects)
      .set({ owedElsewhereCents: toCentavos(cents) })
      .where(eq(projects.id, asked.id));
  await owe(MOST);
  const refused = await story.approve(asked.id);
  expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, ['amount_cents']]);
  await owe(MOST - AMOUNT);
  const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };
  const approved = await story.act(story.staff, `projects/${asked.id}/approve`, terms);
  expect(approved.status).toBe(200);
});
