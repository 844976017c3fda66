import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { signBankEvent } from '@server/adapters/bank-signature';

/** Reports a movement to the portal under test, as the bank does: signed, now. */
export async function sendBankNotice(request: APIRequestContext, movement: object) {
  const body = JSON.stringify({
    event_id: randomUUID(),
    type: 'movement',
    currency: 'MXN',
    movement,
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = signBankEvent(process.env.E2E_BANK_SECRET ?? '', timestamp, body);
  const answer = await request.post('/api/v1/bank-events', {
    data: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      'x-bank-timestamp': timestamp,
      'x-bank-signature': `v1=${signature}`,
    },
  });
  expect(answer.status()).toBe(200);
}
