import { toCentavos } from '@contract/fields/centavos';
import { projects } from '@server/db/schema/projects';
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
    story.request({ amount_cents: AMOUNT, ...(owed && { owed_elsewhere_cents: owed }) }),
  );

it('nobody asks for what would take all they owe, here and elsewhere, over 7,370,000 UDI', async () => {
  const over = await ask(MOST - AMOUNT + 1);
  expect([over.status, over.json.fields]).toEqual([
    422,
    { amount_cents: expect.stringContaining('$62,645,000.00 MXN (7,370,000 UDI)') },
  ]);
  const first = await ask(MOST - AMOUNT);
  expect(first.status).toBe(200);
  // What was declared holds for the next request too, and the first one counts with it.
  expect((await ask(undefined)).status).toBe(422);
});

it('what is owed is looked at again when it is approved', async () => {
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
