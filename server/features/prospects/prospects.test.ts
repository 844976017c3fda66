import { testApi } from '@tests/support/api';
import { multipart } from '@tests/support/multipart';
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
    const stored = await upload(admin, ten);
    expect(stored.json).toMatchObject({ rows: 10, batch_id: expect.any(String) });
    for (const who of [admin, executive]) {
      const list = await who.call({ url: '/api/v1/prospects?limit=100' });
      expect(list.json).toMatchObject({ total: 10, next_cursor: null });
      expect(list.json.items[0]).toMatchObject({ zone: 'Centro', phone: '+523312345679' });
    }
    expect((await upload(executive, ten)).status).toBe(403);
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

  test('the same file is not taken twice, unless its upload was undone', async () => {
    const { admin } = await team();
    const first = await upload(admin, ten);
    expect((await upload(admin, ten)).status).toBe(409);
    const [item] = (await admin.call({ url: '/api/v1/prospects' })).json.items;
    await admin.call({
      method: 'PATCH',
      url: `/api/v1/prospects/${item.id}`,
      body: { status: 'contacted' },
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
    const [item] = (await admin.call({ url: '/api/v1/prospects' })).json.items;
    expect(item).toMatchObject({ business_name: 'Peñón', municipality: 'Tonalá' });
  });
});

describe('the list', () => {
  test('pages by key over ties, sorted and searched without accents', async () => {
    const { admin } = await team();
    await upload(admin, ten);
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await admin.call({
        url: `/api/v1/prospects?limit=3&sort=-business_name&q=penon&cursor=${cursor}`.replace(
          /&cursor=$/,
          '',
        ),
      });
      // "Peñón" is not found by "penon": ñ is a letter of its own.
      expect(page.json.total).toBe(0);
      cursor = page.json.next_cursor;
    } while (cursor);
    do {
      const after = cursor ? `&cursor=${cursor}` : '';
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
    const [item] = (await mine.admin.call({ url: '/api/v1/prospects' })).json.items;
    const foreign = await other.admin.call({ url: `/api/v1/prospects/${item.id}` });
    const missing = await other.admin.call({
      url: '/api/v1/prospects/00000000-0000-7000-8000-000000000000',
    });
    expect(foreign.status).toBe(404);
    expect(foreign.json.message).toBe(missing.json.message);
    expect((await other.admin.call({ url: '/api/v1/prospects' })).json.total).toBe(0);
  });
});
