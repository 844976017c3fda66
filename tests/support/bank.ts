import { randomUUID } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { signBankEvent } from '@server/adapters/bank-signature';
import type { testApi } from './api';

const SECRET = 'secreto-de-prueba-del-aviso-bancario-0001';

interface How {
  secret?: string;
  secondsAgo?: number;
}

/** The account of the portal at the bank, from which money leaves. */
export const CUSTODY_CLABE = '646180110400000007';

const isOut = (changes: object) => 'direction' in changes && changes.direction === 'out';

/** The bank as tests play it: lines of its statement, and notices signed as it signs them. */
export function testBank(api: Awaited<ReturnType<typeof testApi>>) {
  api.config.bankWebhookSecrets.push(SECRET);

  /** A line of today from an account that is not registered in the portal. */
  const line = (changes: object = {}) => ({
    direction: 'in',
    tracking_key: `TEST${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`,
    occurred_on: dayInMexicoCity(api.clock.now),
    amount_cents: 1_000_000,
    sender_clabe: isOut(changes) ? CUSTODY_CLABE : '032180000118359719',
    sender_name: 'REMITENTE DE PRUEBA',
    receiver_clabe: '002115016003269411',
    concept: 'Prueba',
    ...changes,
  });

  const event = (movement: object, changes: object = {}) => ({
    event_id: randomUUID(),
    type: 'movement',
    currency: 'MXN',
    movement,
    ...changes,
  });

  /** Delivers a notice, signed now with the secret by default. */
  const deliver = (body: object, how: How = {}) => send('/api/v1/bank-events', body, how);
  const deliverBalance = (body: object, how: How = {}) =>
    send('/api/v1/bank-balance-events', body, how);

  function send(
    url: '/api/v1/bank-events' | '/api/v1/bank-balance-events',
    body: object,
    { secret = SECRET, secondsAgo = 0 }: How,
  ) {
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(api.clock.now.getTime() / 1000) - secondsAgo);
    return api.anonymous({
      method: 'POST',
      url,
      body: text,
      headers: {
        'content-type': 'application/json',
        'x-bank-timestamp': timestamp,
        'x-bank-signature': `v1=${signBankEvent(secret, timestamp, text)}`,
      },
    });
  }

  return {
    line,
    event,
    deliver,
    deliverBalance,
    report: (movement: object) => deliver(event(movement)),
  };
}
