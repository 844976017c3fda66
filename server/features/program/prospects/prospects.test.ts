import { programUsers } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { zones } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { multipart } from '@tests/support/multipart';
import { firstOf } from '@tests/support/present';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();

const HEADINGS = 'negocio,contacto,teléfono,correo,municipio,estado,zona';
const csv = (...rows: string[]) => [HEADINGS, ...rows].join('\r\n');
const ten = csv(
  ...Array.from(
    { length: 10 },
    (_, n) => `Abarrotes Peñón ${n},Íñigo Núñez,33 1234 567${n},,Zapopan,Jalisco,centro`,
  ),
);

async function team() {
  const programId = await api.program();
  return {
    admin: await api.person('program_administrator', { programId }),
    executive: await api.person('program_executive_manager', { programId }),
  };
}

const upload = (
  who: Awaited<ReturnType<typeof api.person>>,
  text: string | Buffer,
  mode = 'commit',
) =>
  who.call({
    method: 'POST',
    url: '/api/v1/prospect-batches',
    ...multipart({ mode }, { name: 'file', fileName: 'prospectos.csv', content: text }),
  });

describe('uploading prospects', () => {
  test('an administrator uploads ten and sees them; an executive sees but may not upload', async () => {
    const { admin, executive } = await team();
    const preview = await upload(admin, ten, 'preview');
    expect(preview.json).toMatchObject({ rows: 10, problem_count: 0, batch_id: null });
    expect(Object.keys(firstOf(preview.json.sample)).join()).toBe(
      'negocio,contacto,telefono,correo,municipio,estado,zona',
    );
    const stored = await upload(admin, ten);
    expect(stored.json).toMatchObject({ rows: 10, batch_id: expect.any(String) });
    for (const who of [admin, executive]) {
      const list = await who.call({ url: '/api/v1/prospects?limit=100' });
      expect(list.json).toMatchObject({ total: 10, next_cursor: null });
      expect(list.json.items[0]).toMatchObject({ zone: 'Centro', phone: '+523312345679' });
    }
    expect((await upload(executive, ten)).status).toBe(403);
  });

  test('an administrator of one zone uploads into it alone, and undoes only their own uploads', async () => {
    const programId = await api.program();
    const whole = await api.person('program_administrator', { programId });
    const local = await api.person('program_administrator', { programId });
    const [zone] = await api.db
      .select()
      .from(zones)
      .where(and(eq(zones.programId, programId), eq(zones.name, 'Norte')));
    await api.db
      .update(programUsers)
      .set({ zoneId: zone?.id ?? null })
      .where(eq(programUsers.userId, local.userId));
    const central = 'Tienda Uno,Ana Ruiz,3311112222,,Tonalá,Jalisco,Centro';
    const refused = await upload(local, csv(central));
    expect(refused.json.fields).toEqual({ 'rows.2.zona': 'La zona no existe en el programa.' });
    const theirs = await upload(whole, csv(central));
    const own = await upload(local, csv('Tienda Dos,Eva Ruiz,3311113333,,Tonalá,Jalisco,Norte'));
    expect(own.status).toBe(200);
    const seen = await local.call({ url: '/api/v1/prospect-batches' });
    expect(seen.json.items.map(({ id }: { id: string }) => id)).toEqual([own.json.batch_id]);
    const undo = (id: string | null) =>
      local.call({ method: 'POST', url: `/api/v1/prospect-batches/${id}/undo` });
    expect((await undo(theirs.json.batch_id)).status).toBe(404);
    expect((await undo(own.json.batch_id)).json).toEqual({ removed: 1, kept: 0 });
  });

  test('all rows enter or none, with the row and column of each problem', async () => {
    const { admin } = await team();
    const answer = await upload(
      admin,
      csv(
        'Tienda Uno,Ana Ruiz,3311112222,,Tonalá,Jalisco,Centro',
        'Tienda Dos,Eva Ruiz,331111,no-es-correo,Tonalá,Jalisco,Centro',
        'Tienda Tres,Eva Ruiz,3311112222,,Tonalá,Jalisco,Luna',
      ),
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.fields).sort()).toEqual([
      'rows.3.correo',
      'rows.3.telefono',
      'rows.4.zona',
    ]);
    expect((await admin.call({ url: '/api/v1/prospects' })).json.total).toBe(0);
  });

  test('blank lines are passed over and counted, so that a problem names the row that one sees', async () => {
    const { admin } = await team();
    const text = `\n\n${csv('', 'Uno,Ana Ruiz,3311112222,,Tonalá,Jalisco,Centro', ',,,,,,', 'Dos,Ana')}`;
    const preview = await upload(admin, text.replaceAll(',', ';'), 'preview');
    expect(preview.json).toMatchObject({ rows: 2, problem_count: 4 });
    expect(preview.json.problems[0]).toMatchObject({ row: 7, column: 'telefono' });
  });

  test('a row with cells too many, open quotes or unstorable characters is named, and nothing enters', async () => {
    const { admin } = await team();
    const answer = await upload(
      admin,
      csv(
        'Tienda Uno,Ana Ruiz,3311112222,,Tonalá,Jalisco,Centro,,',
        'Tienda Dos,Ana Ruiz,3311112223,,Tonalá,Jalisco,Centro,de más',
        'Tien\0da,Ana Ruiz,3311112224,,Tonalá,Jalisco,Centro',
        'Tienda Cuatro,Ana Ruiz,3311112225,,Tonalá,Jalisco,"Centro',
      ),
    );
    expect(answer.status).toBe(422);
    expect(answer.json.fields).toEqual({
      'rows.3': 'La fila trae más celdas que encabezados.',
      'rows.4': 'La fila trae caracteres que no se pueden guardar.',
      'rows.5': 'Las comillas de la fila no se cierran bien.',
    });
    expect((await admin.call({ url: '/api/v1/prospects' })).json.total).toBe(0);
  });

  test('an unknown field of the form is refused, and named', async () => {
    const { admin } = await team();
    const form = multipart(
      { mode: 'preview', zz: '1' },
      { name: 'file', fileName: 'prospectos.csv', content: ten },
    );
    const reply = await admin.call({ method: 'POST', url: '/api/v1/prospect-batches', ...form });
    expect(reply.status).toBe(400);
    expect(reply.json.fields).toEqual({ _: 'Hay datos que no se esperan: zz.' });
  });

  test('undoing an upload keeps prospects whose data was corrected', async () => {
    const { admin } = await team();
    const { batch_id } = (await upload(admin, ten)).json;
    const item = firstOf((await admin.call({ url: '/api/v1/prospects' })).json.items);
    const url = `/api/v1/prospects/${item.id}`;
    await admin.call({ method: 'PATCH', url, body: { contact_name: 'Eva Solís', version: 0 } });
    const undo = `/api/v1/prospect-batches/${batch_id}/undo`;
    expect((await admin.call({ method: 'POST', url: undo })).json).toEqual({ removed: 9, kept: 1 });
    expect((await admin.call({ url })).json.contact_name).toBe('Eva Solís');
    const [change] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'prospects.edit'));
    expect(change).toMatchObject({ userId: admin.userId, object: 'prospects' });
  });

  test('the same file is not taken twice, unless its upload was undone', async () => {
    const { admin } = await team();
    const first = await upload(admin, ten);
    expect((await upload(admin, ten)).status).toBe(409);
    const item = firstOf((await admin.call({ url: '/api/v1/prospects' })).json.items);
    await admin.call({
      method: 'PATCH',
      url: `/api/v1/prospects/${item.id}`,
      body: { status: 'contacted', version: 0 },
    });
    const undone = await admin.call({
      method: 'POST',
      url: `/api/v1/prospect-batches/${first.json.batch_id}/undo`,
    });
    expect(undone.json).toEqual({ removed: 9, kept: 1 });
  });

  test('a spreadsheet in Latin-1 keeps its accents', async () => {
    const { admin } = await team();
    const latin = Buffer.from(csv('Peñón,Íñigo Núñez,3311112222,,Tonalá,Jalisco,Centro'), 'latin1');
    await upload(admin, latin);
    const item = firstOf((await admin.call({ url: '/api/v1/prospects' })).json.items);
    expect(item).toMatchObject({ business_name: 'Peñón', municipality: 'Tonalá' });
  });
});

describe('the list', () => {
  test('pages by key over ties, sorted and searched without accents', async () => {
    const { admin } = await team();
    await upload(admin, ten);
    const seen: string[] = [];
    let cursor: string | null = '';
    // "Peñón" is found by "penon", which a keyboard without ñ types; where ñ is typed it is a letter of its own.
    const totalOf = async (typed: string) =>
      (await admin.call({ url: `/api/v1/prospects?q=${encodeURIComponent(typed)}` })).json.total;
    expect(await totalOf('penon')).toBe(await totalOf('peñón'));
    expect(await totalOf('peñóñ')).toBe(0);
    do {
      const after: string = cursor ? `&cursor=${cursor}` : '';
      const page = await admin.call({
        url: `/api/v1/prospects?limit=3&sort=-business_name&q=PEÑON${after}`,
      });
      seen.push(...page.json.items.map((item: { business_name: string }) => item.business_name));
      cursor = page.json.next_cursor;
    } while (cursor);
    expect(seen).toHaveLength(10);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  test('another program is as if it did not exist', async () => {
    const mine = await team();
    const other = await team();
    await upload(mine.admin, ten);
    const item = firstOf((await mine.admin.call({ url: '/api/v1/prospects' })).json.items);
    const foreign = await other.admin.call({ url: `/api/v1/prospects/${item.id}` });
    const missing = await other.admin.call({
      url: '/api/v1/prospects/00000000-0000-7000-8000-000000000000',
    });
    expect(foreign.status).toBe(404);
    expect(foreign.json.message).toBe(missing.json.message);
    expect((await other.admin.call({ url: '/api/v1/prospects' })).json.total).toBe(0);
  });
});
