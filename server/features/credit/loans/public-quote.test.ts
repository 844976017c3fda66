import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { describe, expect, it } from 'vitest';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
const anyone = (url: string) => api.anonymous({ url });

describe('an anonymous visitor', () => {
  it('learns what a credit costs with the reference terms, without its table', async () => {
    const reply = await anyone('/api/v1/loans/public-quote?amount_cents=15000000&term_months=36');
    expect(reply.status).toBe(200);
    // rules-mx 2.1, vector B: 150,000 at 18.9 % in 36 months.
    expect(reply.json).toMatchObject({ payment_cents: 572_267, annual_rate_bp: 1890 });
    expect(reply.json).not.toHaveProperty('rows');
  });

  it('learns what to ask for so that the installer receives the whole amount', async () => {
    const ask = async (cents: number) =>
      (await anyone(`/api/v1/loans/public-quote?amount_cents=${cents}&term_months=36`)).json;
    const { with_fee_cents: withFee } = await ask(15_000_000);
    expect(withFee).toBe(15_540_821);
    expect(await ask(15_540_821)).toMatchObject({ received_cents: 15_000_000 });
    expect(await ask(1_000_000_000_000)).toMatchObject({ with_fee_cents: null });
  });

  it.each([
    ['amount_cents=0&term_months=12', 'amount_cents'],
    ['amount_cents=1e400&term_months=12', 'amount_cents'],
    ['amount_cents=1000000&term_months=1200', 'term_months'],
    ['amount_cents=1000000&term_months=12.5', 'term_months'],
  ])('is told what is wrong with %s', async (query, field) => {
    const reply = await anyone(`/api/v1/loans/public-quote?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.json.fields).toHaveProperty(field);
  });

  it('sees what has been delivered and what is open, and no more', async () => {
    const story = await creditStory(api);
    await story.repaying();
    await story.published();
    const { json } = await anyone('/api/v1/totals');
    expect(json).toEqual({
      delivered_cents: 10_000_000,
      delivered_loans: 1,
      open_opportunities: 1,
    });
  });
});
