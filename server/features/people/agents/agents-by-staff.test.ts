import { randomUUID } from 'node:crypto';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import { auditLog, notifications } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { DEAD, sellerDesk } from '@tests/support/seller-desk';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const {
  story,
  newEmail,
  invite,
  tokenIn,
  redeem,
  remove,
  show,
  seller,
  brings,
  agentOf,
  withdraw,
} = await sellerDesk(api);
const { supplier, supplierId } = story;

const companyOf = async ({ userId }: Person) => {
  const rows = await api.db.select().from(suppliers).where(eq(suppliers.userId, userId));
  return present(rows[0]).id;
};

test('staff see the sellers of every installer with their company and account, an installer its own without', async () => {
  const staff = await api.person('admin');
  const invited = (await invite(newEmail(), supplier, 'Abel Paz Rey')).json;
  const active = await seller();
  const elsewhere = await seller(await api.person('supplier'));
  const listed = async (who: Person) =>
    new Map(
      (await who.call({ url: '/api/v1/agents?limit=100' })).json.items.map((item) => [
        item.id,
        item,
      ]),
    );
  const all = await listed(staff);
  const account = await api.db.select().from(users).where(eq(users.email, active.email));
  expect(all.get(active.id)).toMatchObject({
    user_id: present(account[0]).id,
    installer: { id: supplierId },
  });
  expect(all.get(invited.id)).toMatchObject({ user_id: null, state: 'invited' });
  expect(all.has(elsewhere.id)).toBe(true);
  const own = await listed(supplier);
  expect(own.get(active.id)).toMatchObject({ user_id: null, installer: { id: supplierId } });
  expect(own.has(elsewhere.id)).toBe(false);
});

describe('staff', () => {
  const inviteFor = (who: Person, supplier_id: string | undefined, email = newEmail()) =>
    who.call({
      method: 'POST',
      url: '/api/v1/agents',
      body: { full_name: 'Ana Mora Gil', email, phone: '', supplier_id },
    });
  const bellsOf = async ({ userId }: Person) => {
    const rows = await api.db.select().from(notifications).where(eq(notifications.userId, userId));
    return rows.map(({ title }) => title);
  };
  const actsOn = async (agentId: string) => {
    const rows = await api.db.select().from(auditLog).where(eq(auditLog.objectId, agentId));
    return rows.map(({ action, userId }) => ({ action, userId }));
  };

  test('invite for a verified installer, who is told, correct the seller and take the invitation back', async () => {
    const staff = await api.person('admin');
    const email = newEmail();
    const { status, json } = await inviteFor(staff, supplierId, email);
    expect(status).toBe(200);
    expect((await api.lastMail(email))?.subject).toContain('Un instalador te invita a vender');
    expect(await show(json.id)).toMatchObject({
      state: 'invited',
      installer: { id: supplierId },
    });
    expect(await bellsOf(supplier)).toContain('Invitamos a Ana Mora Gil a vender contigo');

    const first = await tokenIn(email);
    const url = `/api/v1/agents/${json.id}` as const;
    expect((await staff.call({ method: 'POST', url: `${url}/invitation` })).status).toBe(200);
    expect((await redeem(first)).json.message).toBe(DEAD);
    const body = { full_name: 'Ana Mora Gilberto', phone: '', version: 0 };
    expect((await staff.call({ method: 'PATCH', url, body })).status).toBe(200);
    expect(await show(json.id)).toMatchObject({ full_name: 'Ana Mora Gilberto' });
    expect((await remove(json.id, null, staff)).status).toBe(200);
    expect((await redeem(await tokenIn(email))).json.message).toBe(DEAD);
    expect(await bellsOf(supplier)).toContain('Retiramos la invitación de Ana Mora Gilberto');
    const done = ['agents.create', 'agents.resend', 'agents.edit', 'agents.remove'];
    expect(await actsOn(json.id)).toEqual(done.map((action) => ({ action, userId: staff.userId })));
  });

  test('remove a seller in favour of a colleague of the same installer alone, and both are told who did it', async () => {
    const staff = await api.person('admin');
    const leaving = await seller(supplier, 'Saúl Ríos Paz');
    const colleague = await seller(supplier, 'Nora Lugo Ruiz');
    const stranger = await seller(await api.person('supplier'));
    await brings(leaving.id);
    const open = await story.ask();
    expect((await remove(leaving.id, stranger.id, staff)).json.fields).toHaveProperty(
      'successor_id',
    );
    expect((await remove(leaving.id, colleague.id, staff)).json).toEqual({ handed_over: 1 });
    expect(await agentOf(open)).toBe(colleague.id);
    expect((await leaving.get('/api/v1/projects')).status).toBe(401);
    expect(await bellsOf(supplier)).toContain('Dimos de baja a Saúl Ríos Paz, tu vendedor');
    expect((await api.lastMail(leaving.email))?.text).toContain(
      'Te dimos de baja como vendedor de Sol del Bajío',
    );
    await withdraw(open);
  });

  test('say for whom, who is verified and not suspended; an installer invites for itself alone', async () => {
    const staff = await api.person('admin');
    const message = 'Elige un instalador verificado y sin suspensión.';
    const unverified = await companyOf(await api.person('supplier', { supplierStatus: 3 }));
    const suspended = await companyOf(await api.person('supplier'));
    await api.db
      .update(suppliers)
      .set({ suspendedAt: api.clock.now })
      .where(eq(suppliers.id, suspended));
    for (const wrong of [undefined, randomUUID(), unverified, suspended]) {
      expect((await inviteFor(staff, wrong)).json.fields).toEqual({ supplier_id: message });
    }
    expect((await inviteFor(supplier, unverified)).status).toBe(404);
    expect((await inviteFor(supplier, supplierId)).status).toBe(200);
  });

  test('send no invitation again for an installer that was suspended meanwhile', async () => {
    const staff = await api.person('admin');
    const company = await companyOf(await api.person('supplier'));
    const email = newEmail();
    const { id } = (await inviteFor(staff, company, email)).json;
    const first = await tokenIn(email);
    await api.db
      .update(suppliers)
      .set({ suspendedAt: api.clock.now })
      .where(eq(suppliers.id, company));
    const again = await staff.call({ method: 'POST', url: `/api/v1/agents/${id}/invitation` });
    expect(again).toMatchObject({
      status: 409,
      json: {
        message:
          'El instalador no está verificado o está suspendido: por ahora no puede invitar a nadie.',
      },
    });
    expect(await tokenIn(email)).toBe(first);
    expect((await remove(id, null, staff)).status).toBe(200);
  });
});
