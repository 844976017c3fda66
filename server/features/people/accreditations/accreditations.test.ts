import { addDays, type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { clamdScanner } from '@server/adapters/clamd';
import { inTransaction } from '@server/db/connection';
import { suppliers } from '@server/db/schema/people';
import { accreditationFiles, accreditations } from '@server/db/schema/people-accreditations';
import { auditLog, mails } from '@server/db/schema/platform';
import { createVault } from '@server/db/vault';
import { type Person, testApi } from '@tests/support/api';
import { pdf, png } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { present } from '@tests/support/present';
import { VIRUS, virusDaemon } from '@tests/support/virus-daemon';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accreditedEquipment, accreditedTechnologies } from './accredited';
import { followAccreditations } from './follow';
import { accreditationData } from './personal-data';

const daemon = await virusDaemon();
const api = await testApi();
const START = new Date('2026-11-20T18:00:00Z');
const REASON = 'El certificado es de otro modelo.';
const PANELS = 1;
const HEATERS = 5;

let people: Record<'supplier' | 'other' | 'agent' | 'staff' | 'colleague' | 'treasurer', Person>;
let supplierId = '';

beforeAll(async () => {
  api.clock.now = START;
  const supplier = await api.person('supplier', { fullName: 'Soles del Norte' });
  const [company] = await api.db
    .select()
    .from(suppliers)
    .where(eq(suppliers.userId, supplier.userId));
  supplierId = present(company).id;
  people = {
    supplier,
    other: await api.person('supplier'),
    agent: await api.person('supplier_agent', { supplierId }),
    staff: await api.person('admin', { fullName: 'Elena Guzmán' }),
    colleague: await api.person('admin', { fullName: 'Héctor Salinas' }),
    treasurer: await api.person('admin', { duties: ['treasury'] }),
  };
});

const URL = '/api/v1/accreditations';
const post = (who: Person, path: string, body: object = {}) =>
  who.call({ method: 'POST', url: `${URL}${path}`, body });

let serial = 0;
/** A model of which nothing is asked yet. */
const newModel = () => {
  serial += 1;
  return { product_id: PANELS, brand: 'Jinko', model: `Tiger ${serial}` };
};

async function asked(equipment: object = newModel(), who = people.supplier): Promise<string> {
  const { status, json } = await post(who, '', equipment);
  expect(status).toBe(200);
  return String(json.id);
}

const bring = (who: Person, id: string, kind: string, content = pdf(kind), name = 'ficha.pdf') =>
  who.call({
    method: 'POST',
    url: `${URL}/${id}/files`,
    ...multipart({ kind }, { name: 'file', fileName: name, content }),
  });

/** With both of its files, handed over to staff. */
async function sent(equipment?: object): Promise<string> {
  const id = await asked(equipment);
  for (const kind of ['datasheet', 'certificate']) {
    expect((await bring(people.supplier, id, kind)).status).toBe(200);
  }
  expect((await post(people.supplier, `/${id}/send`)).status).toBe(200);
  return id;
}

const accept = (id: string, until: Day, who = people.staff) =>
  post(who, `/${id}/accept`, { valid_until: until });
const today = () => dayInMexicoCity(api.clock.now);
const inDays = (days: number) => addDays(today(), days);

async function accredited(days: number, equipment?: object): Promise<string> {
  const id = await sent(equipment);
  expect((await accept(id, inDays(days))).status).toBe(200);
  return id;
}

const show = async (id: string, who = people.supplier) =>
  (await who.call({ url: `${URL}/${id}` })).json;
const open = (who: Person, id: string, kind = 'datasheet') =>
  who.call({ url: `${URL}/${id}/files/${kind}` });

/** Titles of what somebody was notified of about an equipment, the oldest first. */
async function listTitles(who: Person, model: string): Promise<string[]> {
  await api.doJobs();
  const { json } = await who.call({ url: '/api/v1/notifications?limit=100' });
  return json.items
    .filter(({ body }) => body.includes(model))
    .map(({ title }) => title)
    .reverse();
}

describe('asking for an accreditation', () => {
  it('goes from the request over both of its files to review, and tells staff with the duty', async () => {
    const equipment = newModel();
    const id = await asked(equipment);
    expect(await show(id)).toMatchObject({ ...equipment, state: 'requested', files: [] });

    const early = await post(people.supplier, `/${id}/send`);
    expect(early).toMatchObject({ status: 422 });
    expect(early.json.message).toBe(
      'Falta Ficha técnica, Certificado. Sube lo que falta y envíala otra vez.',
    );
    await bring(people.supplier, id, 'datasheet', pdf('uno'));
    await bring(people.supplier, id, 'certificate', png(), 'certificado.png');
    expect((await post(people.supplier, `/${id}/send`)).status).toBe(200);
    expect(await show(id)).toMatchObject({
      state: 'in_review',
      files: [
        { kind: 'datasheet', file_name: 'ficha.pdf' },
        { kind: 'certificate', file_name: 'certificado.png' },
      ],
    });
    expect(await listTitles(people.staff, equipment.model)).toEqual([
      'Soles del Norte pide acreditar equipo',
    ]);
    expect(await listTitles(people.treasurer, equipment.model)).toEqual([]);
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.objectId, id));
    expect(entries.map(({ action }) => action)).toEqual([
      'accreditations.create',
      'accreditations.upload',
      'accreditations.upload',
      'accreditations.send',
    ]);

    // What staff look at does not change under their eyes.
    expect((await bring(people.supplier, id, 'datasheet')).status).toBe(409);
    expect((await post(people.supplier, `/${id}/send`)).status).toBe(409);
    const discard = { method: 'DELETE', url: `${URL}/${id}` } as const;
    expect((await people.supplier.call(discard)).status).toBe(409);
  });

  it('takes one request of an equipment, however it is spelt, also of two at once', async () => {
    const { model, ...rest } = newModel();
    const spelt = { ...rest, brand: 'JINKO', model: model.toUpperCase().replace(' ', '-') };
    const both = await Promise.all([
      post(people.supplier, '', { ...rest, model }),
      post(people.supplier, '', spelt),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refusal = both.find(({ status }) => status === 422);
    expect(refusal?.json.fields).toEqual({
      model: 'Ya pediste acreditar este modelo. Sigue con esa solicitud.',
    });
    // Another technology, and another company, are other requests.
    await asked({ ...spelt, product_id: HEATERS });
    await asked(spelt, people.other);
  });

  it('is told on the field of what is in force already', async () => {
    const equipment = newModel();
    await accredited(100, equipment);
    const again = await post(people.supplier, '', equipment);
    expect(again.status).toBe(422);
    expect(again.json.fields?.model).toContain('Ya tienes acreditado este modelo hasta el');
  });

  it('refuses what is no technology, brand or model on its field', async () => {
    const { status, json } = await post(people.supplier, '', {
      product_id: 6,
      brand: '—',
      model: '',
    });
    expect(status).toBe(400);
    expect(json.fields).toEqual({
      product_id: 'Elige un producto del catálogo.',
      brand: 'Escribe al menos una letra o un número.',
      model: 'El campo es obligatorio',
    });
  });

  it('discards a request with its files while nobody has accredited it', async () => {
    const equipment = newModel();
    const id = await asked(equipment);
    await bring(people.supplier, id, 'datasheet');
    const discard = { method: 'DELETE', url: `${URL}/${id}` } as const;
    expect((await people.other.call(discard)).status).toBe(404);
    expect((await people.supplier.call(discard)).status).toBe(200);
    expect((await people.supplier.call({ url: `${URL}/${id}` })).status).toBe(404);
    await asked(equipment);
  });
});

describe('the files of an accreditation', () => {
  it('open for their company and for staff alone, and each look is in the trail', async () => {
    const id = await asked();
    await bring(people.supplier, id, 'datasheet', pdf('uno'));
    expect((await open(people.supplier, id)).bytes).toEqual(pdf('uno'));
    expect((await open(people.staff, id)).bytes).toEqual(pdf('uno'));
    expect((await open(people.other, id)).status).toBe(404);
    expect((await open(people.agent, id)).status).toBe(403);
    expect((await open(people.supplier, id, 'certificate')).status).toBe(404);
    expect((await bring(people.other, id, 'datasheet')).status).toBe(404);
    expect((await bring(people.staff, id, 'datasheet')).status).toBe(403);
    const looks = and(eq(auditLog.objectId, id), eq(auditLog.action, 'accreditations.download'));
    expect(await api.db.$count(auditLog, looks)).toBe(2);
  });

  it('are what their bytes say, and neither a program nor a virus', async () => {
    const id = await asked();
    const wrong = await bring(people.supplier, id, 'datasheet', Buffer.from('hola'));
    expect([wrong.status, Object.keys(wrong.json.fields ?? {})]).toEqual([422, ['file']]);
    api.adapters.scanner = clamdScanner(daemon.address);
    const bad = await bring(people.supplier, id, 'datasheet', pdf(VIRUS));
    expect([bad.status, Object.keys(bad.json.fields ?? {})]).toEqual([422, ['file']]);
    api.adapters.scanner = null;
    expect((await show(id)).files).toEqual([]);
  });

  it('are replaced; what staff decided on stays kept, what nobody saw does not', async () => {
    const id = await sent();
    await post(people.staff, `/${id}/reject`, { reason: REASON });
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await bring(people.supplier, id, 'datasheet', pdf('dos'));
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await bring(people.supplier, id, 'datasheet', pdf('tres'));
    expect((await open(people.staff, id)).bytes).toEqual(pdf('tres'));
    const kept = await api.db
      .select()
      .from(accreditationFiles)
      .where(
        and(eq(accreditationFiles.accreditationId, id), eq(accreditationFiles.kind, 'datasheet')),
      );
    expect(kept.map(({ replacedAt }) => replacedAt !== null).toSorted()).toEqual([false, true]);
  });
});

describe('review by staff', () => {
  it('accredits until a day, which the company is told', async () => {
    const equipment = newModel();
    const id = await sent(equipment);
    const until = inDays(365);
    for (const wrong of [today(), inDays(4000)]) {
      const { status, json } = await accept(id, wrong);
      expect([status, Object.keys(json.fields ?? {})]).toEqual([422, ['valid_until']]);
    }
    expect((await accept(id, until)).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: 'accredited', valid_until: until });
    expect(await listTitles(people.supplier, equipment.model)).toEqual(['Acreditamos tu equipo']);
    expect((await accept(id, until)).status).toBe(409);
  });

  it('rejects with a reason, after which it is corrected and sent again', async () => {
    const equipment = newModel();
    const id = await sent(equipment);
    expect((await post(people.staff, `/${id}/reject`, { reason: 'no' })).status).toBe(400);
    expect((await post(people.staff, `/${id}/reject`, { reason: REASON })).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: 'rejected', reject_reason: REASON });
    expect(await listTitles(people.supplier, equipment.model)).toEqual([
      'No acreditamos tu equipo',
    ]);
    expect((await bring(people.supplier, id, 'certificate', pdf('otro'))).status).toBe(200);
    expect((await post(people.supplier, `/${id}/send`)).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: 'in_review', reject_reason: null });
  });

  it('belongs to one reviewer at a time, until they decide or leave it alone', async () => {
    const id = await sent();
    const claim = (who: Person) => post(who, `/${id}/claim`);
    expect((await claim(people.staff)).status).toBe(200);
    const refusal = await claim(people.colleague);
    expect(refusal.status).toBe(409);
    expect(refusal.json.message).toContain('Elena Guzmán tiene abierta esta acreditación');
    expect((await accept(id, inDays(100), people.colleague)).status).toBe(409);
    const reject = await post(people.colleague, `/${id}/reject`, { reason: REASON });
    expect(reject.status).toBe(409);
    expect((await show(id, people.colleague)).held_by?.full_name).toBe('Elena Guzmán');
    expect((await show(id, people.staff)).held_by).toBeNull();
    expect((await show(id)).held_by, 'the company is not told who').toBeNull();

    api.clock.now = new Date(api.clock.now.getTime() + 121_000);
    expect((await claim(people.colleague)).status).toBe(200);
    expect((await accept(id, inDays(100))).status).toBe(409);
    expect((await accept(id, inDays(100), people.colleague)).status).toBe(200);
  });

  it('decides once of two decisions at the same moment', async () => {
    const id = await sent();
    const both = await Promise.all([
      accept(id, inDays(100)),
      post(people.colleague, `/${id}/reject`, { reason: REASON }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('takes the duty, and is not of one’s own company', async () => {
    const id = await sent();
    expect((await accept(id, inDays(100), people.treasurer)).status).toBe(403);
    expect((await accept(id, inDays(100), people.supplier)).status).toBe(403);
    const owner = await api.person('admin');
    const { userId } = people.supplier;
    await api.db
      .update(suppliers)
      .set({ userId: owner.userId })
      .where(eq(suppliers.id, supplierId));
    expect((await show(id, owner)).own).toBe(true);
    expect((await accept(id, inDays(100), owner)).status).toBe(422);
    await api.db.update(suppliers).set({ userId }).where(eq(suppliers.id, supplierId));
  });
});

describe('expiry and renewal', () => {
  const follow = (now: Date) => followAccreditations(api.db, api.config, now);
  /** Midnight in Mexico City, so many days after a day. */
  const midnight = (day: Day, days: number) =>
    new Date(Date.parse(`${addDays(day, days)}T06:00:00Z`));
  const SECOND = 1000;

  it('reminds 30 and 7 days before, once each, and expires after its last day', async () => {
    const equipment = newModel();
    const id = await accredited(60, equipment);
    const until = toDay(String((await show(id)).valid_until));
    const titles = () => listTitles(people.supplier, equipment.model);
    await follow(new Date(midnight(until, -30).getTime() - SECOND));
    expect(await titles()).toEqual(['Acreditamos tu equipo']);
    await Promise.all([follow(midnight(until, -30)), follow(midnight(until, -30))]);
    await follow(midnight(until, -20));
    expect(await titles()).toHaveLength(2);
    await follow(midnight(until, -7));
    await follow(midnight(until, 0));
    expect(await titles()).toHaveLength(3);
    const mailed = like(mails.subject, 'Una acreditación tuya vence el%');
    expect(await api.db.$count(mails, mailed)).toBe(2);

    expect(await accreditedTechnologies(api.db, supplierId, until)).toContain(PANELS);
    expect((await show(id)).state).toBe('accredited');
    await Promise.all([follow(midnight(until, 1)), follow(midnight(until, 1))]);
    expect((await show(id)).state).toBe('expired');
    expect((await titles()).at(-1)).toContain('Una acreditación tuya venció el');
    expect(await titles()).toHaveLength(4);
    const expiries = and(eq(auditLog.objectId, id), eq(auditLog.action, 'accreditations.expire'));
    expect(await api.db.$count(auditLog, expiries)).toBe(1);
  });

  it('keeps the old one in force beside its renewal, and says nothing of its end then', async () => {
    const equipment = newModel();
    const id = await accredited(20, equipment);
    const until = toDay(String((await show(id)).valid_until));
    const renewal = await post(people.supplier, `/${id}/renewals`);
    expect(renewal.status).toBe(200);
    const renewalId = String(renewal.json.id);
    expect((await post(people.supplier, `/${id}/renewals`)).status).toBe(409);
    expect(await show(id)).toMatchObject({
      state: 'accredited',
      renewal: { id: renewalId, state: 'requested' },
    });
    expect(await show(renewalId)).toMatchObject({ ...equipment, renews_id: id });
    for (const kind of ['datasheet', 'certificate']) await bring(people.supplier, renewalId, kind);
    await post(people.supplier, `/${renewalId}/send`);
    const early = await accept(renewalId, until);
    expect([early.status, Object.keys(early.json.fields ?? {})]).toEqual([422, ['valid_until']]);
    expect((await accept(renewalId, addDays(until, 365))).status).toBe(200);

    const sought = { supplierId, productId: PANELS, equipment };
    const inForce = async (on: Day) =>
      (await accreditedEquipment(api.db, sought, on)).map((row) => row.id);
    expect(await inForce(until)).toEqual([renewalId, id]);
    const before = await listTitles(people.supplier, equipment.model);
    await follow(midnight(until, 1));
    expect(await inForce(addDays(until, 1))).toEqual([renewalId]);
    expect((await show(id)).state).toBe('expired');
    expect(await listTitles(people.supplier, equipment.model)).toEqual(before);
    expect((await post(people.supplier, `/${id}/renewals`)).status).toBe(409);
  });

  it('counts nothing as accredited after its last day, though the job has not run', async () => {
    const equipment = { ...newModel(), product_id: HEATERS };
    const id = await accredited(10, equipment);
    const { valid_until: until } = await show(id);
    const on = toDay(String(until));
    const sought = {
      supplierId,
      productId: HEATERS,
      equipment: { brand: 'jinko', model: equipment.model.replace(' ', '-') },
    };
    expect(await accreditedEquipment(api.db, sought, on)).toHaveLength(1);
    expect(await accreditedEquipment(api.db, sought, addDays(on, 1))).toEqual([]);
    expect(await accreditedTechnologies(api.db, supplierId, addDays(on, 1))).not.toContain(HEATERS);
  });
});

describe('the list', () => {
  it('is a company’s own, all of them for staff, by state, technology and words', async () => {
    const id = await asked({ product_id: HEATERS, brand: 'Módulo Solar', model: 'Axol 15' });
    await asked({ product_id: HEATERS, brand: 'Rotoplas', model: 'Calenta' }, people.other);
    const ids = async (who: Person, query: string) =>
      (await who.call({ url: `${URL}?limit=100&${query}` })).json.items.map((row) => row.id);
    expect(await ids(people.supplier, 'q=modulo axol')).toEqual([]);
    expect(await ids(people.supplier, 'q=modulo solar axol')).toEqual([id]);
    expect(await ids(people.supplier, 'q=rotoplas')).toEqual([]);
    expect(await ids(people.staff, 'q=rotoplas')).toHaveLength(1);
    expect(await ids(people.other, '')).not.toContain(id);
    expect(await ids(people.supplier, `state=requested&product_id=${HEATERS}`)).toContain(id);
    expect(await ids(people.supplier, 'state=in_review&q=axol')).toEqual([]);
    expect(await ids(people.staff, `supplier_id=${supplierId}&q=axol`)).toEqual([id]);
    for (const who of [people.agent, await api.person('client')]) {
      expect((await who.call({ url: URL })).status).toBe(403);
    }
    const early = await api.person('supplier', { supplierStatus: 3 });
    expect((await early.call({ url: URL })).status).toBe(403);
  });

  it('is counted on staff’s first screen while it waits for them', async () => {
    const waiting = async () => {
      const { json } = await people.staff.call({ url: '/api/v1/backoffice-summary' });
      return json.items.find(({ kind }) => kind === 'accreditations_to_review')?.count ?? 0;
    };
    const before = await waiting();
    await sent();
    expect(await waiting()).toBe(before + 1);
  });

  it('tells who prepares a request which technologies are in force', async () => {
    const url = '/api/v1/prepared-requests/technologies';
    await accredited(100);
    for (const who of [people.supplier, people.agent]) {
      expect((await who.call({ url })).json.product_ids).toContain(PANELS);
    }
    expect((await people.other.call({ url })).json.product_ids).toEqual([]);
    expect((await (await api.person('client')).call({ url })).status).toBe(404);
  });
});

describe('the end of its company’s account', () => {
  it('takes away what was never accredited, and keeps what equipment was checked against', async () => {
    const owner = await api.person('supplier');
    const [company] = await api.db
      .select()
      .from(suppliers)
      .where(eq(suppliers.userId, owner.userId));
    const account = {
      ...{ userId: owner.userId, email: owner.email, phone: null },
      ...{ applicantId: null, investorId: null, supplierId: present(company).id },
    };
    const open = await asked(newModel(), owner);
    await bring(owner, open, 'datasheet');
    const kept = await asked(newModel(), owner);
    for (const kind of ['datasheet', 'certificate']) await bring(owner, kept, kind);
    await post(owner, `/${kept}/send`);
    await accept(kept, inDays(100));
    const copy = await accreditationData.collect?.(
      api.db,
      account,
      createVault(api.config.appSecret),
      api.config,
    );
    expect(copy?.accreditations).toHaveLength(2);
    expect(await accreditationData.hangs?.(api.db, account, 'supplier')).toEqual([
      'acreditaciones de equipo',
    ]);
    await inTransaction(api.db, async (tx) => {
      await accreditationData.erase?.(tx, account, api.clock.now);
    });
    const left = await api.db
      .select({ id: accreditations.id })
      .from(accreditations)
      .where(eq(accreditations.supplierId, account.supplierId));
    expect(left).toEqual([{ id: kept }]);
  });
});
