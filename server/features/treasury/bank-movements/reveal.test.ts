import { auditLog } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { firstOf } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const SENDER = '012180026050783858';
const RECEIVER = '002115016003269411';

it('shows the accounts of a line whole to staff with a fresh second factor, and writes down to whom', async () => {
  const staff = await api.person('admin');
  await bank.report(
    bank.line({ tracking_key: 'CUENTA0001', sender_clabe: SENDER, receiver_clabe: RECEIVER }),
  );
  const list = await staff.call({ url: '/api/v1/bank-movements?q=CUENTA0001' });
  const line = firstOf(list.json.items);
  expect(line).toMatchObject({ sender_last4: '3858', receiver_last4: '9411' });
  const shown = await staff.call({ url: `/api/v1/bank-movements/${line.id}` });
  for (const whole of [SENDER, RECEIVER]) {
    expect(JSON.stringify([list.json, shown.json])).not.toContain(whole);
  }

  const url = `/api/v1/bank-movements/${line.id}/reveal` as const;
  const seen = () =>
    api.db
      .select({ by: auditLog.userId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'bank-movements.reveal'), eq(auditLog.objectId, line.id)));
  expect((await staff.call({ method: 'POST', url })).json.code).toBe('step_up_required');
  expect(await seen()).toEqual([]);
  await freshFactor(api, staff);
  const { json } = await staff.call({ method: 'POST', url });
  expect(json).toEqual({ sender_clabe: SENDER, receiver_clabe: RECEIVER });
  expect(await seen()).toEqual([{ by: staff.userId }]);
});
