import { programUsers } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { desc, eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { beforeAll, expect, it } from 'vitest';

const api = await testApi();
const NOW = new Date('2026-11-20T18:00:00Z');
/** More than two reads of the server. */
const ROWS = 2_300;

/** Of the person, of another program, of who works one zone alone, and of who has no program. */
let people: Record<'admin' | 'other' | 'northern' | 'applicant', Person>;
let programId = '';

beforeAll(async () => {
  api.clock.now = NOW;
  programId = await api.program(['Centro', 'Norte']);
  const otherId = await api.program(['Centro']);
  const known = await api.db.select().from(zones).where(eq(zones.programId, programId));
  const zone = (name: string) => present(known.find((one) => one.name === name)).id;
  people = {
    admin: await api.person('program_administrator', { programId, fullName: 'Zoila Paz' }),
    other: await api.person('program_administrator', { programId: otherId }),
    northern: await api.person('program_executive_manager', { programId }),
    applicant: await api.person('client'),
  };
  await api.db
    .update(programUsers)
    .set({ zoneIds: [zone('Norte')] })
    .where(eq(programUsers.userId, people.northern.userId));
  await api.db.insert(prospects).values(
    Array.from({ length: ROWS }, (_, n) => ({
      programId,
      zoneId: zone(n % 3 ? 'Centro' : 'Norte'),
      businessName: n === 7 ? '=HYPERLINK("x")' : `Tienda, "La ${(n * 7) % 481}"`,
      contactName: `Íñigo ${(n * 5) % 12}`,
      phone: `+523300${100_000 + n}`,
      municipality: n % 4 ? 'Zapopan' : 'Tonalá',
      state: 'Jalisco',
      status: (['new', 'contacted', 'quoted'] as const)[n % 3],
      executiveUserId: n % 2 ? people.admin.userId : null,
      searchText: `tienda iñigo ${n % 4 ? 'zapopan' : 'tonala'} +523300${100_000 + n}`,
      lastTouchAt: n === 8 ? NOW : null,
      createdAt: new Date(NOW.getTime() - n * 60_000),
    })),
  );
});

const COLUMNS = 'phone,business_name,zone,owner,created_at';

const exported = (who: Person, query = '', columns = COLUMNS, how = '%2C&mark=false') =>
  who.call({ url: `/api/v1/prospect-exports?columns=${columns}&delimiter=${how}&${query}` });

const rowsOf = (bytes: Buffer, delimiter = ',') =>
  Papa.parse<string[]>(bytes.toString('utf8').trim(), { delimiter, newline: '\r\n' }).data;

/** The telephones of all that the list has, page by page. */
async function listed(who: Person, query: string): Promise<string[]> {
  const phones: string[] = [];
  let cursor: string | null = null;
  do {
    const after: string = cursor ? `&cursor=${cursor}` : '';
    const page = (await who.call({ url: `/api/v1/prospects?limit=100&${query}${after}` })).json;
    phones.push(...page.items.map(({ phone }) => phone));
    cursor = page.next_cursor;
  } while (cursor);
  return phones;
}

it('has the rows that the list has under the same filter, each once and in its order', async () => {
  const asked = [
    '',
    'sort=business_name',
    'sort=-zone',
    'sort=owner&status=quoted',
    'q=tonala&sort=-phone',
    'owner=nobody&sort=next_on',
    'q=nadie+as%C3%AD',
  ];
  for (const query of asked) {
    const { status, bytes } = await exported(people.admin, query);
    expect(status, query).toBe(200);
    const phones = rowsOf(bytes)
      .slice(1)
      .map(([, phone = '']) => `+52${phone.replaceAll(' ', '')}`);
    expect(phones, query).toEqual(await listed(people.admin, query));
  }
  expect(await listed(people.admin, '')).toHaveLength(ROWS);
});

it('heads its columns as the list does, in the order of the list, and disarms formulas', async () => {
  const { bytes, headers } = await exported(people.admin, 'q=3300100007', COLUMNS, '%3B&mark=true');
  expect(headers['content-disposition']).toContain('prospectos-2026-11-20.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
  expect(rowsOf(bytes.subarray(3), ';')).toEqual([
    ['Negocio', 'Teléfono', 'Zona', 'Responsable', 'Alta'],
    [`'=HYPERLINK("x")`, '33 0010 0007', 'Centro', 'Zoila Paz', '20/11/2026 11:53'],
  ]);
  for (const delimiter of ['\t', '|', ',']) {
    const answer = await exported(
      people.admin,
      'q=3300100008',
      'business_name,status,last_touch',
      `${encodeURIComponent(delimiter)}&mark=false`,
    );
    const [heading, row] = rowsOf(answer.bytes, delimiter);
    expect(heading).toEqual(['Negocio', 'Estado del prospecto', 'Último movimiento']);
    expect(row).toEqual(['Tienda, "La 56"', 'Cotizado', '20/11/2026 12:00']);
  }
});

it('reaches what its reader reaches, and leaves an entry of who took it', async () => {
  const { bytes } = await exported(people.northern);
  const zonesIn = new Set(
    rowsOf(bytes)
      .slice(1)
      .map(([, , zone]) => zone),
  );
  expect(rowsOf(bytes)).toHaveLength(1 + Math.ceil(ROWS / 3));
  expect(zonesIn.has('Centro')).toBe(false);
  expect(rowsOf((await exported(people.other)).bytes)).toHaveLength(1);
  expect((await exported(people.applicant)).status).toBe(403);
  expect((await exported(people.admin, '', 'phone,password')).status).toBe(400);

  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'prospects.export'))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  expect(entry).toMatchObject({ userId: people.other.userId, object: 'programs' });
});
