import { programUsers } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { supportFileVersions } from '@server/db/schema/program-support';
import { sweepOrphans } from '@server/features/documents';
import { type Person, testApi } from '@tests/support/api';
import { pdf, png } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const api = await testApi();

let people: Record<'admin' | 'executive' | 'commercial' | 'stranger' | 'strangeAdmin', Person>;
let programId = '';

beforeAll(async () => {
  api.clock.now = new Date('2026-11-20T18:00:00Z');
  programId = await api.program();
  const otherId = await api.program();
  people = {
    admin: await api.person('program_administrator', { programId, fullName: 'Zoila Paz' }),
    executive: await api.person('program_executive_manager', { programId, fullName: 'Abel Paz' }),
    commercial: await api.person('program_commercial_manager', { programId }),
    stranger: await api.person('program_executive_manager', { programId: otherId }),
    strangeAdmin: await api.person('program_administrator', { programId: otherId }),
  };
});

const EXECUTIVES = 'program_executive_manager';

interface Given {
  title?: string;
  audience?: string;
  name?: string;
  content?: Buffer;
}

const publish = (who: Person, given: Given = {}) => {
  const { title = 'Manual de ventas', audience = EXECUTIVES } = given;
  const { name = 'manual.pdf', content = pdf('uno') } = given;
  const form = multipart(
    { title, description: 'Para visitas.', audience },
    { name: 'file', fileName: name, content },
  );
  return who.call({ method: 'POST', url: '/api/v1/support-files', ...form });
};

const replace = (who: Person, id: string, content = pdf('dos')) =>
  who.call({
    method: 'POST',
    url: `/api/v1/support-files/${id}/versions`,
    ...multipart({}, { name: 'file', fileName: 'manual-2.pdf', content }),
  });

const listed = async (who: Person) =>
  (await who.call({ url: '/api/v1/support-files?limit=100' })).json.items;
const published = async (who: Person) =>
  (await who.call({ url: '/api/v1/support-files/published?limit=100' })).json.items;
const open = (who: Person, id: string, number = 1) =>
  who.call({ url: `/api/v1/support-files/${id}/versions/${number}/file` });
const withdraw = (who: Person, id: string) =>
  who.call({ method: 'POST', url: `/api/v1/support-files/${id}/withdraw`, body: {} });

describe('support material', () => {
  it('is read by whom it is for, and who publishes sees by how many', async () => {
    const { json } = await publish(people.admin);
    const { id } = json;
    const [mine] = (await listed(people.executive)).filter((file) => file.id === id);
    expect(mine).toMatchObject({
      title: 'Manual de ventas',
      description: 'Para visitas.',
      audience: [EXECUTIVES],
      latest: { number: 1, file_name: 'manual.pdf', read: false, published_by: 'Zoila Paz' },
      readers: null,
    });
    expect((await listed(people.commercial)).some((file) => file.id === id)).toBe(false);
    const mark = async () => (await published(people.admin)).find((file) => file.id === id);
    expect(await mark()).toMatchObject({ readers: { read: 0, all: 1 }, latest: { read: false } });

    const file = await open(people.executive, id);
    expect(file.bytes).toEqual(pdf('uno'));
    expect(file.headers['content-disposition']).toContain('manual.pdf');
    await open(people.executive, id);
    expect(await mark()).toMatchObject({ readers: { read: 1, all: 1 }, latest: { read: false } });
    expect((await listed(people.executive)).find((one) => one.id === id)?.latest.read).toBe(true);
    const { items } = (await people.admin.call({ url: `/api/v1/support-files/${id}/readers` }))
      .json;
    expect(items.map(({ name, number }) => [name, number])).toEqual([['Abel Paz', 1]]);
    const entries = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, id))
      .orderBy(desc(auditLog.seq));
    expect(entries.map(({ action }) => action)).toEqual([
      'support-files.download',
      'support-files.download',
      'support-files.publish',
    ]);
  });

  it('is unread again once a newer file is in its place, and the earlier one stays', async () => {
    const { id } = (await publish(people.admin)).json;
    await open(people.executive, id);
    expect((await replace(people.admin, id)).status).toBe(200);
    const file = (await listed(people.executive)).find((one) => one.id === id);
    expect(file?.latest).toMatchObject({ number: 2, file_name: 'manual-2.pdf', read: false });
    const { items } = (await people.executive.call({ url: `/api/v1/support-files/${id}/versions` }))
      .json;
    expect(items.map(({ number, read }) => [number, read])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect((await open(people.executive, id, 1)).bytes).toEqual(pdf('uno'));
    expect((await open(people.executive, id, 2)).bytes).toEqual(pdf('dos'));
    expect((await open(people.executive, id, 3)).status).toBe(404);
    const seen = (await published(people.admin)).find((one) => one.id === id);
    expect(seen?.readers).toEqual({ read: 1, all: 1 });

    // Two at once are two versions.
    const both = await Promise.all([replace(people.admin, id), replace(people.admin, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await api.db.$count(
      supportFileVersions,
      eq(supportFileVersions.supportFileId, id),
    );
    expect(rows).toBe(4);
  });

  it('is corrected without a new file, by one save at a time, and tells whom it reaches then', async () => {
    const { id } = (await publish(people.admin)).json;
    const told = async (who: Person) =>
      (await who.call({ url: '/api/v1/notifications?limit=100' })).json.items.filter(
        ({ title }) => title === 'Información de apoyo: Manual corregido',
      ).length;
    const edit = (who: Person, body: object) =>
      who.call({ method: 'PATCH', url: `/api/v1/support-files/${id}`, body });
    const words = {
      title: 'Manual corregido',
      description: 'Con precios.',
      audience: [EXECUTIVES, 'program_commercial_manager'],
      version: 0,
    };
    for (const who of [people.executive, people.commercial]) {
      expect((await edit(who, words)).status).toBe(403);
    }
    expect((await edit(people.strangeAdmin, words)).status).toBe(404);
    expect((await edit(people.admin, { ...words, audience: [] })).status).toBe(400);
    expect((await edit(people.admin, words)).status).toBe(200);
    expect((await listed(people.commercial)).find((one) => one.id === id)).toMatchObject({
      title: 'Manual corregido',
      latest: { number: 1, read: false },
    });
    // Who had it already knows of it.
    expect([await told(people.executive), await told(people.commercial)]).toEqual([0, 1]);

    const stale = await edit(people.admin, { ...words, title: 'Otro' });
    expect([stale.status, stale.json.current]).toEqual([
      409,
      { ...words, kind: 'guide', version: 1, audience: words.audience },
    ]);
    expect((await withdraw(people.admin, id)).status).toBe(200);
    expect((await edit(people.admin, { ...words, version: 1 })).status).toBe(409);
  });

  it('is told to whom it is for when it is published and when a newer file is in its place', async () => {
    const title = 'Tarifas de verano';
    const told = async (who: Person) =>
      (await who.call({ url: '/api/v1/notifications?limit=100' })).json.items.filter((one) =>
        one.title.endsWith(title),
      ).length;
    const { id } = (await publish(people.admin, { title })).json;
    expect([await told(people.executive), await told(people.commercial)]).toEqual([1, 0]);
    await replace(people.admin, id);
    expect([await told(people.executive), await told(people.admin)]).toEqual([2, 0]);
    expect(await told(people.stranger)).toBe(0);
  });

  it('is nobody’s once it is withdrawn, and its program’s alone before', async () => {
    const { id } = (await publish(people.admin)).json;
    for (const who of [people.stranger, people.strangeAdmin, people.commercial]) {
      expect((await open(who, id)).status).toBe(404);
      const url = `/api/v1/support-files/${id}/versions` as const;
      expect((await who.call({ url })).status).toBe(404);
    }
    expect((await replace(people.strangeAdmin, id)).status).toBe(404);
    expect((await withdraw(people.strangeAdmin, id)).status).toBe(404);
    const url = `/api/v1/support-files/${id}/readers` as const;
    expect((await people.strangeAdmin.call({ url })).status).toBe(404);
    for (const call of [publish(people.executive), withdraw(people.executive, id)]) {
      expect((await call).status).toBe(403);
    }

    expect((await withdraw(people.admin, id)).status).toBe(200);
    expect((await open(people.executive, id)).status).toBe(404);
    expect((await listed(people.executive)).some((one) => one.id === id)).toBe(false);
    const kept = (await published(people.admin)).find((one) => one.id === id);
    expect(kept?.withdrawn_at).toBe('2026-11-20T18:00:00.000Z');
    expect((await withdraw(people.admin, id)).status).toBe(409);
    expect((await replace(people.admin, id)).status).toBe(409);
  });

  it('counts who is in the program today', async () => {
    const { id } = (await publish(people.admin)).json;
    const leaving = await api.person('program_executive_manager', { programId });
    await open(leaving, id);
    const count = async () => (await published(people.admin)).find((one) => one.id === id)?.readers;
    expect(await count()).toEqual({ read: 1, all: 2 });
    await api.db
      .update(programUsers)
      .set({ removedAt: api.clock.now, removedReason: 'Ya no trabaja aquí' })
      .where(eq(programUsers.userId, leaving.userId));
    expect(await count()).toEqual({ read: 0, all: 1 });
  });

  it('is a file of the kinds that are taken, by its bytes, for somebody', async () => {
    const refused = [
      { name: 'manual.exe', content: Buffer.from('MZ') },
      { name: 'manual.pdf', content: png(2, 2) },
      { name: 'manual.pdf.png', content: png(2, 2) },
      { name: 'manual.pdf', content: Buffer.alloc(0) },
    ];
    for (const given of refused) {
      const { status, json } = await publish(people.admin, given);
      expect([status, Object.keys(json)], given.name).toEqual([
        422,
        expect.arrayContaining(['fields']),
      ]);
    }
    expect((await publish(people.admin, { audience: '' })).status).toBe(400);
    expect((await publish(people.admin, { audience: 'admin' })).status).toBe(400);
    expect((await publish(people.admin, { title: 'a' })).status).toBe(400);
    const picture = await publish(people.admin, { name: 'precios.png', content: png(2, 2) });
    expect(picture.status).toBe(200);
  });

  it('keeps its bytes for as long as a version names them', async () => {
    const { id } = (await publish(people.admin, { content: pdf('se queda') })).json;
    await replace(people.admin, id, pdf('se queda también'));
    const later = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
    await sweepOrphans(api.db, api.adapters.objects, later);
    expect((await open(people.executive, id, 1)).bytes).toEqual(pdf('se queda'));
  });
});

describe('material of the house', () => {
  const HOUSE = 'supplier,supplier_agent';
  const publishFor = (who: Person, audience: string, kind = 'brochure') =>
    who.call({
      method: 'POST',
      url: '/api/v1/support-files',
      ...multipart(
        { title: 'Folleto de paneles', description: '', kind, audience },
        { name: 'file', fileName: 'folleto.pdf', content: pdf('folleto') },
      ),
    });

  async function sellerOf(installer: Person) {
    const info = await installer.call({ url: '/api/v1/users/getRgUserInfo' });
    return api.person('supplier_agent', { supplierId: String(info.json.supplier_id) });
  }

  it('is published by staff for installers and their sellers, who are told and read it', async () => {
    const staff = await api.person('admin', { fullName: 'Olga Paz' });
    const installer = await api.person('supplier');
    const seller = await sellerOf(installer);
    const { id } = (await publishFor(staff, HOUSE)).json;
    await api.doJobs();
    for (const who of [installer, seller]) {
      const file = (await listed(who)).find((one) => one.id === id);
      expect(file).toMatchObject({ kind: 'brochure', readers: null, latest: { number: 1 } });
      expect((await open(who, id)).bytes).toEqual(pdf('folleto'));
      const bells = (await who.call({ url: '/api/v1/notifications' })).json.items;
      expect(bells.map(({ title, href }) => [title, href])).toContainEqual([
        'Material nuevo: Folleto de paneles',
        '/proveedor/mis-herramientas',
      ]);
    }
    const mark = (await published(staff)).find((one) => one.id === id)?.readers;
    expect(mark?.read).toBe(2);
    expect(mark?.all).toBeGreaterThanOrEqual(2);
    // Installers are too many to name.
    expect((await staff.call({ url: `/api/v1/support-files/${id}/readers` })).status).toBe(404);
    const guides = await installer.call({ url: '/api/v1/support-files?kind=guide' });
    expect(guides.json.items.map((one) => one.id)).not.toContain(id);

    expect((await replace(staff, id)).status).toBe(200);
    expect((await listed(seller)).find((one) => one.id === id)?.latest).toMatchObject({
      number: 2,
      read: false,
    });
    expect((await withdraw(staff, id)).status).toBe(200);
    expect((await open(installer, id)).status).toBe(404);
  });

  it('and that of a program do not reach each other’s people', async () => {
    const staff = await api.person('admin');
    const installer = await api.person('supplier');
    const house = (await publishFor(staff, 'supplier')).json.id;
    const program = (await publish(people.admin)).json.id;
    expect((await open(people.admin, house)).status).toBe(404);
    expect((await withdraw(people.admin, house)).status).toBe(404);
    for (const who of [staff, installer]) {
      expect((await open(who, program)).status).toBe(404);
      expect((await listed(who)).map((one) => one.id)).not.toContain(program);
    }
    expect((await withdraw(staff, program)).status).toBe(404);
    // For the company alone: its sellers have it not.
    const seller = await sellerOf(installer);
    expect((await listed(seller)).map((one) => one.id)).not.toContain(house);
  });

  it('names nobody who could not read it, and takes the duty for it', async () => {
    const staff = await api.person('admin');
    for (const [who, audience] of [
      [staff, EXECUTIVES],
      [people.admin, 'supplier'],
    ] as const) {
      const { status, json } = await publishFor(who, audience);
      expect([status, Object.keys(json.fields)]).toEqual([422, ['audience']]);
    }
    const reviewer = await api.person('admin', { duties: ['review'] });
    expect((await publishFor(reviewer, HOUSE)).status).toBe(403);
    const installer = await api.person('supplier');
    expect((await publishFor(installer, HOUSE)).status).toBe(403);
  });
});
