import { createHash } from 'node:crypto';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { suppliers } from '@server/db/schema/people';
import { acknowledgementSignatures } from '@server/db/schema/people-acknowledgements';
import { profiles } from '@server/db/schema/people-profiles';
import { auditLog, notifications } from '@server/db/schema/platform';
import { templateVersions } from '@server/db/schema/platform-templates';
import { sealOf } from '@server/features/platform';
import { assertChainsSound } from '@server/jobs/chains';
import { type Person, testApi } from '@tests/support/api';
import { pdfWords } from '@tests/support/pdf-words';
import { firstOf } from '@tests/support/present';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tellOfNewVersions } from '../legal/tell-of-versions';
import { acknowledgementFolio, stateOf } from './rules';
import { acknowledgementKinds } from './texts';

const api = await testApi();
const SALES = '/api/v1/acknowledgements/practicas-de-venta';
const staff = await api.person('admin', { fullName: 'Olga Paz' });

async function installer(fullName: string, options = {}) {
  const who = await api.person('supplier', { fullName, ...options });
  await api.stepUp(who);
  const rows = await api.db.select().from(suppliers).where(eq(suppliers.userId, who.userId));
  return { ...who, supplierId: firstOf(rows).id };
}

async function sign(who: Person, text?: string) {
  const { text_sha256 } = (await who.call({ url: SALES })).json;
  return who.call({
    method: 'POST',
    url: `${SALES}/sign`,
    body: { text_sha256: text ?? text_sha256 },
  });
}

const listed = async (who: Person) =>
  (await who.call({ url: '/api/v1/acknowledgements' })).json.items;
const stored = (supplierId: string) =>
  api.db
    .select()
    .from(acknowledgementSignatures)
    .where(eq(acknowledgementSignatures.supplierId, supplierId));
const fileOf = (who: Person, id: string) =>
  who.call({ url: `/api/v1/acknowledgement-signatures/${id}/file` });
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let luz: Awaited<ReturnType<typeof installer>>;
let otra: Awaited<ReturnType<typeof installer>>;

beforeAll(async () => {
  luz = await installer('Luz Robles Gil');
  otra = await installer('Otra Paz Gil');
});

describe('the state of a text', () => {
  it('is that of the version that was signed last against the one that holds', () => {
    expect([stateOf(undefined, 1), stateOf(1, 1), stateOf(1, 2)]).toEqual([
      'pending',
      'signed',
      'outdated',
    ]);
    expect([acknowledgementFolio('1'), acknowledgementFolio('1234567')]).toEqual([
      'CC-000001',
      'CC-1234567',
    ]);
  });
});

describe('what an installer declares to know', () => {
  it('is signed once for the company, with folio, evidence and a PDF that says all of it', async () => {
    expect((await listed(luz)).map(({ document, state }) => [document, state])).toEqual([
      ['practicas-de-venta', 'pending'],
      ['datos-de-clientes', 'pending'],
    ]);
    const answers = await Promise.all([sign(luz), sign(luz)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await stored(luz.supplierId);
    expect(rows).toHaveLength(1);
    const row = firstOf(rows);
    expect(row).toMatchObject({ version: 1, company: 'Luz Robles Gil' });
    const { json } = firstOf(answers);
    expect(json).toMatchObject({
      state: 'signed',
      last: { folio: row.folio, version: '1', name: 'Luz Robles Gil', factor: 'mail' },
    });
    expect(row.sealHash).toBe(sealOf(row.sha256, row.evidence));
    expect(row.evidence).toMatchObject({
      user_id: luz.userId,
      folio: row.folio,
      text_sha256: row.textHash,
      ip: '127.0.0.1',
    });

    const file = await fileOf(luz, row.id);
    expect(file.headers['content-disposition']).toContain(`${row.folio}.pdf`);
    expect(sha(file.bytes)).toBe(row.sha256);
    const said = (await pdfWords(file.bytes)).replace(/\s+/g, '');
    for (const words of [row.folio, 'Luz Robles Gil', row.textHash, 'lo dará a conocer']) {
      expect(said).toContain(words.replace(/\s+/g, ''));
    }
    // What is still to be signed comes first.
    expect((await listed(luz)).map(({ state }) => state)).toEqual(['pending', 'signed']);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.objectId, row.folio));
    expect(trail.map(({ action }) => action).sort()).toEqual([
      'acknowledgements.download',
      'acknowledgements.sign',
    ]);
  });

  it('is signed with a second factor, by the owner, and as it was read', async () => {
    const late = await api.person('supplier');
    expect((await sign(late)).json).toMatchObject({ code: 'step_up_required' });
    const stale = await sign(otra, 'a'.repeat(64));
    expect([stale.status, stale.json.message]).toEqual([
      409,
      'El texto cambió mientras lo leías. Léelo otra vez.',
    ]);
    const seller = await api.person('supplier_agent', { supplierId: luz.supplierId });
    await api.stepUp(seller);
    expect((await sign(seller)).status).toBe(403);
    // A seller reads what the company signed.
    const signed = firstOf(await stored(luz.supplierId));
    expect((await seller.call({ url: SALES })).json).toMatchObject({ state: 'signed' });
    expect((await fileOf(seller, signed.id)).status).toBe(200);
    expect(await stored(otra.supplierId)).toEqual([]);
  });

  it('names who represents a company, and waits until that is known', async () => {
    const company = await installer('Sol del Norte', { personType: 0 });
    const refused = await sign(company);
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Di primero en los datos de la empresa quién la representa y con qué cargo.',
    ]);
    await api.db.insert(profiles).values({
      userId: company.userId,
      representativeName: 'Berta Ruiz Paz',
      representativeRole: 'Administradora única',
    });
    expect((await sign(company)).json.last).toMatchObject({
      name: 'Berta Ruiz Paz',
      company: 'Sol del Norte',
    });
  });

  it('is its company’s and staff’s alone', async () => {
    const { id } = firstOf(await stored(luz.supplierId));
    expect((await fileOf(otra, id)).status).toBe(404);
    expect((await fileOf(staff, id)).status).toBe(200);
    expect((await staff.call({ url: SALES })).status).toBe(403);
    const client = await api.person('client');
    expect((await fileOf(client, id)).status).toBe(403);
  });

  it('is shown to staff by company, with those that still have something to sign', async () => {
    const companies = async (query: string) => {
      const url = `/api/v1/company-acknowledgements?limit=100${query}` as const;
      return (await staff.call({ url })).json.items;
    };
    const mine = (await companies('&q=robles')).find(({ id }) => id === luz.supplierId);
    expect(mine?.texts.map(({ document, state }) => [document, state])).toEqual([
      ['practicas-de-venta', 'signed'],
      ['datos-de-clientes', 'pending'],
    ]);
    expect((await companies('&state=signed')).map(({ id }) => id)).not.toContain(luz.supplierId);
    const url = '/api/v1/acknowledgements/datos-de-clientes' as const;
    const { text_sha256 } = (await luz.call({ url })).json;
    await luz.call({ method: 'POST', url: `${url}/sign`, body: { text_sha256 } });
    expect((await companies('&state=signed')).map(({ id }) => id)).toEqual([luz.supplierId]);
    const pending = (await companies('&state=pending')).map(({ id }) => id);
    expect(pending).toContain(otra.supplierId);
    expect(pending).not.toContain(luz.supplierId);
  });

  it('is asked for again in a new version, of which its signers are told once, and the earlier one stays', async () => {
    const kind = acknowledgementKinds['practicas-de-venta'];
    const { subject, body } = kind.own();
    await api.db.insert(templateVersions).values({
      template: kind.name,
      number: 2,
      subject,
      body: `${body}\n- Algo más.`,
      fromDay: addDays(dayInMexicoCity(api.clock.now), -1),
      reason: 'Lo pidió el área jurídica.',
      createdBy: staff.userId,
      publishedBy: staff.userId,
      publishedAt: api.clock.now,
    });
    const before = (await luz.call({ url: SALES })).json;
    expect(before).toMatchObject({
      state: 'outdated',
      version: '2',
      changes: 'Lo pidió el área jurídica.',
    });
    for (let run = 0; run < 2; run += 1) {
      await tellOfNewVersions(api.db, api.config, api.clock.now);
      await api.doJobs();
    }
    const told = (userId: string) =>
      api.db
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, userId),
            eq(
              notifications.href,
              '/proveedor/mis-contratos/constancia-conocimiento/practicas-de-venta',
            ),
          ),
        );
    expect(await told(luz.userId)).toHaveLength(1);
    // Who never signed any has it in the list.
    expect(await told(otra.userId)).toEqual([]);

    const { json } = await sign(luz);
    expect(json.signatures.map(({ version }) => version)).toEqual(['2', '1']);
    const [newer, older] = json.signatures;
    expect(newer?.text_sha256).not.toBe(older?.text_sha256);
    expect(await pdfWords((await fileOf(luz, older?.id ?? '')).bytes)).not.toContain('Algo más');
    expect(await pdfWords((await fileOf(luz, newer?.id ?? '')).bytes)).toContain('Algo más');
  });

  it('is never changed, and one that SQL changed all the same is not handed out and named each night', async () => {
    const change = api.db
      .update(acknowledgementSignatures)
      .set({ company: 'Otra' })
      .where(eq(acknowledgementSignatures.supplierId, luz.supplierId));
    await expect(change).rejects.toThrow();
    await expect(assertChainsSound(api.db)).resolves.toBeUndefined();
    const row = firstOf(await stored(luz.supplierId));
    const changes = [
      { company: 'Otra' },
      { pdf: Buffer.from('%PDF-1.7 otro') },
      { signedAt: new Date(row.signedAt.getTime() + 1000) },
      { evidence: { ...row.evidence, name: 'Nadie' } },
    ];
    const force = async (values: Partial<typeof row>) => {
      await api.db.execute(sql`alter table acknowledgement_signatures disable trigger append_only`);
      await api.db
        .update(acknowledgementSignatures)
        .set(values)
        .where(eq(acknowledgementSignatures.id, row.id));
      await api.db.execute(sql`alter table acknowledgement_signatures enable trigger append_only`);
    };
    for (const values of changes) {
      await force(values);
      expect((await fileOf(luz, row.id)).status).toBe(409);
      await expect(assertChainsSound(api.db)).rejects.toThrow(
        `the acknowledgement ${row.folio} differs from its seal`,
      );
      await force(row);
    }
    await api.db.execute(sql`alter table acknowledgement_signatures disable trigger append_only`);
    await api.db.delete(acknowledgementSignatures).where(eq(acknowledgementSignatures.id, row.id));
    await expect(assertChainsSound(api.db)).rejects.toThrow('is gone');
  });
});
