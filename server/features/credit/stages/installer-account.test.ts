import { users } from '@server/db/schema/identity';
import { bankAccounts } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { accountSetHoursAgo, registerAccount } from '@tests/support/bank-account';
import { creditStory, INSTALLER_CLABE, once } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { freshFactor, secondPerson } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { supplier, supplierId, treasurer, staff } = story;
const OTHER = '012180026050783858';
const { projectId } = await story.repaying();
const stage = firstOf((await story.show(projectId)).stages);

const pay = (key: string) => story.act(treasurer, `stages/${stage.id}/pay`, { tracking_key: key });

const reveal = (who: Person) =>
  who.call({ method: 'POST', url: '/api/v1/stages/reveal', body: { ids: [stage.id] } });

describe('the account at which an installer is paid', () => {
  it('is theirs to set, in their own name, with a fresh second factor, and never shown whole', async () => {
    const again = await api.again(supplier);
    const body = { clabe: OTHER, holder: 'Sol del Bajío', version: 0 };
    const put = { method: 'PUT' as const, url: '/api/v1/bank-account' as const, body };
    expect((await again.call(put)).json.code).toBe('step_up_required');
    // What is wrong is reported before a code is spent, and so is how long it will rest.
    const { version } = (await again.call({ url: '/api/v1/bank-account' })).json;
    const check = (holder: string, read = version) =>
      again.call({
        method: 'POST',
        url: '/api/v1/bank-account/check',
        body: { clabe: OTHER, holder, version: read },
      });
    expect((await check('Luna de Sonora')).json).toMatchObject({
      fields: { holder: 'La cuenta debe estar a tu nombre o al de tu negocio.' },
    });
    expect((await check('Sol del Bajio')).json).toEqual({ ok: true });
    // So is that the account was changed in another place: of its number only what its owner may read.
    expect((await check('Sol del Bajío', 0)).json).toMatchObject({
      code: 'stale',
      current: { clabe: `•••• ${INSTALLER_CLABE.slice(-4)}`, holder: 'Sol del Bajío', version },
    });
    const before = (await again.call({ url: '/api/v1/bank-account' })).json;
    expect(before).toMatchObject({ account: { clabe_last4: INSTALLER_CLABE.slice(-4) } });
    expect(before.rest_hours).toBe(24);
    const others = await registerAccount(api, again, OTHER, 'Luna de Sonora');
    expect(others.json.fields).toEqual({
      holder: 'La cuenta debe estar a tu nombre o al de tu negocio.',
    });
    expect((await again.call(put)).json.code).toBe('stale');
    const { json } = await registerAccount(api, again, OTHER, 'SOL DEL BAJIO SA DE CV');
    expect(json.account).toMatchObject({ clabe_last4: '3858' });
    const shown = await again.call({ url: '/api/v1/bank-account' });
    expect(JSON.stringify(shown.json)).not.toContain(OTHER);
    const mail = await api.lastMail(supplier.email);
    expect(mail?.text).toContain('La cuenta para tus cobros ahora termina en 3858');
    const agent = await api.person('supplier_agent', { supplierId });
    expect((await agent.call({ url: '/api/v1/bank-account' })).status).toBe(403);
  });

  it('takes no stage while it rests, and staff read why', async () => {
    const paid = await pay('TEMPRANO01');
    expect([paid.status, paid.json.message]).toMatchObject([
      422,
      expect.stringContaining('Por seguridad, la cuenta nueva recibe dinero a partir del'),
    ]);
    // The list shows it before a key is typed, to each user what applies to them.
    const refusal = async (who: Person) => {
      const { json } = await who.call({ url: '/api/v1/stages?status=payable' });
      return firstOf(json.items).pay_refusal;
    };
    expect(await refusal(treasurer)).toBe(paid.json.message);
    expect(await refusal(staff)).toBe('Tú aprobaste la etapa: otra persona tiene que pagarla.');
    expect(await refusal(await api.again(supplier))).toBeNull();
    await freshFactor(api, treasurer);
    expect((await reveal(treasurer)).json).toMatchObject({
      items: [],
      left_out: [{ id: stage.id, reason: paid.json.message }],
    });
  });

  it('takes no stage while their second factor has just changed', async () => {
    const changedAt = (secondFactorChangedAt: Date | null) =>
      api.db.update(users).set({ secondFactorChangedAt }).where(eq(users.id, supplier.userId));
    await accountSetHoursAgo(api, supplierId, 25);
    await changedAt(api.clock.now);
    const { status, json } = await pay('FACTOR0001');
    expect([status, json.message]).toEqual([
      422,
      expect.stringContaining('porque su dueño cambió su verificación en dos pasos'),
    ]);
    await changedAt(null);
  });

  it('is needed for any', async () => {
    const [kept] = await api.db
      .delete(bankAccounts)
      .where(eq(bankAccounts.ownerId, supplierId))
      .returning();
    expect((await pay('SINCUENTA01')).json.message).toBe(
      'El instalador aún no registra la cuenta de sus cobros.',
    );
    if (kept) await api.db.insert(bankAccounts).values(kept);
  });

  it('is revealed to the person who pays, which is audited, and then paid', async () => {
    await registerAccount(api, await api.again(supplier), INSTALLER_CLABE, 'Sol del Bajío');
    await accountSetHoursAgo(api, supplierId, 25);
    const plain = await api.person('admin');
    expect((await reveal(plain)).json.code).toBe('step_up_required');
    expect((await reveal(supplier)).status).toBe(403);
    await freshFactor(api, staff);
    const { json } = await reveal(staff);
    expect(firstOf(json.items)).toMatchObject({
      clabe: INSTALLER_CLABE,
      holder: 'Sol del Bajío',
      amount_cents: stage.amount_cents,
      told_since: null,
    });
    expect(firstOf(json.items).reference).toMatch(/^\d{1,7}$/);
    const seen = await api.db
      .select({ by: auditLog.userId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'stages.reveal'), eq(auditLog.objectId, stage.id)));
    expect(seen).toEqual([{ by: staff.userId }]);
    expect((await pay('PAGADA0001')).json).toMatchObject({ status: 'paid' });
    expect((await reveal(staff)).status).toBe(409);
  });

  it('is the one that was asked for: another one, even with the same bank and ending, is looked at again', async () => {
    const swapped = '002115000000029411';
    const { id } = firstOf((await story.show((await story.repaying()).projectId)).stages);
    await freshFactor(api, treasurer);
    const { json } = await treasurer.call({
      method: 'POST',
      url: `/api/v1/stages/${id}/pay` as const,
      body: { tracking_key: 'CAMBIADA01' },
      headers: once(),
    });
    const confirmed = async () => {
      const second = await secondPerson(api);
      const url = `/api/v1/approvals/${json.approval_id}` as const;
      const { payload_hash } = (await second.call({ url })).json;
      return second.call({
        method: 'POST',
        url: `${url}/confirm` as const,
        body: { payload_hash },
      });
    };
    expect(swapped.slice(-4)).toBe(INSTALLER_CLABE.slice(-4));
    expect(
      (await registerAccount(api, await api.again(supplier), swapped, 'Sol del Bajío')).status,
    ).toBe(200);
    await accountSetHoursAgo(api, supplierId, 25);
    const first = await confirmed();
    expect([first.status, first.json.message]).toEqual([
      409,
      'Cambió desde que se pidió y no se hizo nada. Revísalo como quedó y decide de nuevo.',
    ]);
    // Who looks at it as it is now may confirm it.
    expect((await confirmed()).status).toBe(200);
  });
});
