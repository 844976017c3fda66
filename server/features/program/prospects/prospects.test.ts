import { type Person, testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { bringProspects } from '@tests/support/prospect-files';
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

const upload = (who: Person, text: string) => bringProspects(api, who, text);

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
