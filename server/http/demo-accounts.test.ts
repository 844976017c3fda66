import { createDemoPeople } from '@server/db/seed/demo-people';
import { testApi } from '@tests/support/api';
import { describe, expect, test } from 'vitest';

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'k8Zr1vQm6TyXw3Lp0NbHs5GdJf2Ce9Ua7Oi4',
  PUBLIC_URL: 'https://portal.example.com',
  SUPPORT_EMAIL: 'ayuda@portal.example.com',
};

async function readAnswers(env: Record<string, string>) {
  const api = await testApi(env);
  const read = async (url: '/config.json' | '/demo-accounts.json') => {
    const { status, bytes } = await api.anonymous({ url });
    return { status, text: String(bytes) };
  };
  const before = [await read('/config.json'), await read('/demo-accounts.json')] as const;
  await createDemoPeople(api.db, api.clock.now);
  return {
    before,
    after: [await read('/config.json'), await read('/demo-accounts.json')] as const,
  };
}

describe('the accounts of the demo', () => {
  test('are said to the login once they were made, by role', async () => {
    const { before, after } = await readAnswers({});
    expect(JSON.parse(before[0].text)).toMatchObject({ demo: false });
    expect(before[1].status).toBe(404);
    const [config, accounts] = after;
    expect(JSON.parse(config.text)).toMatchObject({ demo: true });
    expect(JSON.parse(accounts.text)).toMatchObject({ title: 'Cuentas de demostración' });
    expect(accounts.text).toContain('inversionista@demo.mx');
  });

  test('are never said in production, though they were there', async () => {
    const { after } = await readAnswers(PRODUCTION);
    expect(JSON.parse(after[0].text)).not.toHaveProperty('demo');
    expect(after[1].status).toBe(404);
    for (const { text } of after) expect(text).not.toMatch(/demo\.mx|Girasol|demostración/);
  });
});
