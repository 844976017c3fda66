import { toDay } from '@contract/kernel/fields/day';
import { prospectStatuses, type Prospect as Shown } from '@contract/program/prospects';
import { prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
/** The day of these tests in Mexico City. */
const NOW = new Date('2026-11-20T18:00:00Z');

/** Forty-eight prospects of two zones in two regions, of one executive, another or nobody. */
async function world() {
  api.clock.now = NOW;
  const programId = await api.program(['Centro', 'Norte']);
  await api.db.update(zones).set({ region: 'Bajío' }).where(eq(zones.name, 'Norte'));
  const admin = await api.person('program_administrator', { programId });
  const [first, second] = [
    await api.person('program_executive_manager', { programId, fullName: 'Zoila Paz' }),
    await api.person('program_executive_manager', { programId, fullName: 'Abel Paz' }),
  ];
  const known = await api.db.select().from(zones).where(eq(zones.programId, programId));
  const zone = (name: string) => present(known.find((one) => one.name === name)).id;
  await api.db.insert(prospects).values(
    Array.from({ length: 48 }, (_, n) => ({
      programId,
      zoneId: zone(n % 3 ? 'Centro' : 'Norte'),
      businessName: `Tienda ${(n * 7) % 48}`,
      contactName: `Íñigo ${(n * 5) % 12}`,
      phone: `+5233000000${10 + n}`,
      source: n % 7 ? ('upload' as const) : ('hand' as const),
      email: n % 9 ? `tienda${n}@ejemplo.mx` : null,
      municipality: n % 4 ? 'Zapopan' : 'Tonalá',
      state: n % 5 ? 'Jalisco' : 'Colima',
      status: (['new', 'contacted', 'quoted', 'applied', 'lost'] as const)[n % 5],
      executiveUserId: [first.userId, second.userId, null][n % 3],
      nextOn: n % 6 ? null : NEXT[n % 4],
      // Of those with a request their day says when they came to it.
      lastTouchAt: n % 4 ? hoursAgo((n % 11) * (n % 5 === 3 ? 1 : 96)) : null,
      searchText: `tienda ${(n * 7) % 48} iñigo ${(n * 5) % 12} ${n % 4 ? 'zapopan' : 'tonala'} +5233000000${10 + n} ${n % 5 ? 'jalisco' : 'colima'} tienda${n}@ejemplo.mx`,
      createdAt: new Date(NOW.getTime() - n * 86_400_000),
    })),
  );
  return { admin, first, second, zone };
}

const NEXT = [toDay('2026-11-19'), toDay('2026-11-20'), toDay('2026-11-25'), toDay('2026-12-31')];

const list = async (who: Person, query: string) =>
  (await who.call({ url: `/api/v1/prospects?limit=100&${query}` })).json;

const DAY_MS = 86_400_000;
const isOf = (row: Shown, source: Shown['source']) => row.source === source;
/** The day begins at six in Mexico City. */
const isBefore = (row: Shown, day: string) => row.created_at < `2026-${day}T06`;
const isFar = ({ status }: Shown) => status === 'quoted' || status === 'applied';
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const touchedWithin = ({ last_touch_at: at }: Shown, days: number) =>
  at !== null && NOW.getTime() - Date.parse(at) < days * DAY_MS;

/** All the rows of a list, in pages of seven. */
async function paged(who: Person, query: string) {
  const rows = [];
  let cursor: string | null = null;
  do {
    const after: string = cursor ? `&cursor=${cursor}` : '';
    const page = (await who.call({ url: `/api/v1/prospects?limit=7&${query}${after}` })).json;
    rows.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor);
  return rows;
}

describe('the list of prospects', () => {
  const read = {
    business_name: (row: Shown) => row.business_name,
    contact_name: (row: Shown) => row.contact_name,
    phone: (row: Shown) => row.phone,
    email: (row: Shown) => row.email ?? '~',
    source: (row: Shown) => row.source,
    municipality: (row: Shown) => row.municipality,
    state: (row: Shown) => row.state,
    zone: (row: Shown) => row.zone,
    region: (row: Shown) => row.region,
    owner: (row: Shown) => row.owner?.name ?? '',
    status: (row: Shown) => String(prospectStatuses.indexOf(row.status)),
    next_on: (row: Shown) => row.next_on ?? '9999',
    last_touch: (row: Shown) => row.last_touch_at ?? '',
  };

  it('pages by key in the order of every column, up and down, filtered or not, each row once', async () => {
    const { admin, zone } = await world();
    const ofZone = `&zone_id=${zone('Norte')}`;
    for (const [column, of] of Object.entries(read)) {
      for (const filter of ['', '&status=quoted', '&q=zapopan', ofZone, '&region=M%C3%A9xico']) {
        const whole = (await list(admin, filter.slice(1))).items.map(({ id }) => id).sort();
        for (const sort of [column, `-${column}`]) {
          const rows = await paged(admin, `sort=${sort}${filter}`);
          expect(rows.map(({ id }) => id).sort(), sort + filter).toEqual(whole);
          const seen = rows.map(of);
          const up = [...seen].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
          expect(seen, sort).toEqual(sort === column ? up : up.toReversed());
        }
      }
    }
  });

  it('is not counted for who wants its first rows alone', async () => {
    const { admin } = await world();
    const first = (await admin.call({ url: '/api/v1/prospects?q=tienda&limit=4&counted=no' })).json;
    expect(first.items).toHaveLength(4);
    expect(first).toMatchObject({ total: 4, total_is_capped: true });
    const one = (await list(admin, 'q=TIENDA12@&counted=no')).total_is_capped;
    expect(one).toBe(false);
  });

  it('is narrowed by every column', async () => {
    const { admin, first, zone } = await world();
    const all = (await list(admin, '')).items;
    const expected: [string, (row: Shown) => boolean][] = [
      [`zone_id=${zone('Norte')}`, (row) => row.zone === 'Norte'],
      ['region=Baj%C3%ADo', (row) => row.region === 'Bajío'],
      ['owner=nobody', (row) => row.owner === null],
      [`owner=${first.userId}`, (row) => row.owner?.id === first.userId],
      ['business=4+tienda', (row) => row.business_name.includes('4')],
      ['contact=I%C3%B1igo+1', (row) => row.contact_name.includes('Íñigo 1')],
      ['phone=33+0000-001', (row) => row.phone.includes('330000001')],
      ['email=TIENDA1', (row) => Boolean(row.email?.startsWith('tienda1'))],
      ['municipality=tonala', (row) => row.municipality === 'Tonalá'],
      ['state=coli', (row) => row.state === 'Colima'],
      ['status=lost', (row) => row.status === 'lost'],
      ['next=overdue', (row) => row.next_on === '2026-11-19'],
      ['next=today', (row) => row.next_on === '2026-11-20'],
      ['next=week', (row) => Boolean(row.next_on?.startsWith('2026-11-2'))],
      ['next=none', (row) => row.next_on === null],
      ['touched=never', (row) => row.last_touch_at === null],
      ['touched=week', (row) => touchedWithin(row, 7)],
      ['touched=over_week', (row) => row.last_touch_at !== null && !touchedWithin(row, 7)],
      ['touched=over_month', (row) => row.last_touch_at !== null && !touchedWithin(row, 30)],
      [
        'created_from=2026-11-10&created_to=2026-11-12',
        (row) => /-11-1[012]T/.test(row.created_at),
      ],
      [
        'applied_from=2026-11-10&applied_to=2026-11-12',
        (row) => row.status === 'applied' && /-11-1[012]T/.test(row.created_at),
      ],
      ['source=upload', (row) => row.source === 'upload'],
      ['created_from=2026-11-01', (row) => row.created_at > '2026-11-01T06'],
      ['created_to=2026-10-31&source=hand', (row) => isOf(row, 'hand') && isBefore(row, '11-01')],
      ['created_from=2026-10-01&created_to=2026-10-31', (row) => isBefore(row, '11-01')],
      ['reached=quoted&owner=nobody', (row) => row.owner === null && isFar(row)],
      ['q=33+0000+0012', (row) => row.phone.includes('3300000012')],
      ['q=TIENDA12@', () => true],
    ];
    for (const [query, holds] of expected) {
      const wanted = query === 'q=TIENDA12@' ? 1 : all.filter(holds).length;
      const found = await list(admin, query);
      expect(found.items.filter(holds), query).toHaveLength(wanted);
      expect(found.items, query).toHaveLength(wanted);
      expect(found, query).toMatchObject({ total: wanted, total_is_capped: false });
    }
    const own = await list(first, 'owner=mine');
    expect(own.total).toBe(all.filter(({ owner }) => owner?.id === first.userId).length);
  });

  it('tells how many there are beyond the most that is counted, where that is kept; else that there are more', async () => {
    const { admin, zone } = await world();
    for (const from of [1, 2026, 4051, 6076, 8101]) {
      await api.db.execute(sql`
        insert into prospects (id, program_id, zone_id, business_name, contact_name, phone, source, status,
                               municipality, state, search_text, created_at)
        select gen_random_uuid(), z.program_id, z.id, 'Tienda', 'Ana Ruiz', '+5281' || (20000000 + n), 'upload', 'applied',
               'Zapopan', 'Jalisco', 'tienda', '2026-10-15T18:00:00Z'::timestamptz
          from zones z, generate_series(${from}::int, ${from}::int + 2024) n where z.id = ${zone('Norte')}`);
    }
    const total = async (query: string) => {
      const page = await list(admin, query);
      return page.total_is_capped ? `${page.total}+` : page.total;
    };
    const recent = (await list(admin, 'created_from=2026-11-01')).items.length;
    expect(await total('')).toBe(10_125 + 48);
    expect(await total('created_from=2026-11-01')).toBe(recent);
    expect(await total('created_from=2026-10-01&created_to=2026-11-30')).toBe(10_125 + 48);
    for (const query of [
      'owner=nobody&applied_from=2026-10-15',
      'region=Baj%C3%ADo&reached=applied',
    ]) {
      expect(await total(query), query).toBeGreaterThanOrEqual(10_125);
      expect(await total(query), query).toBeLessThan(10_125 + 48);
    }
    // A word, a day and a part of a month are told apart by the rows alone.
    expect(await total('q=tienda')).toBe('10000+');
    expect(await total('created_from=2026-10-02')).toBe('10000+');
    expect(await total('touched=never')).toBe('10000+');
    // Rows are still asked for without it.
    expect((await list(admin, 'counted=no')).total).toBe(100);
  });

  it('finds whoever has each typed word somewhere, in any order, by what is typed of RFC and postal code too', async () => {
    const { admin, zone } = await world();
    const add = async (business: string, contact: string, more: object) => {
      const body = {
        business_name: business,
        contact_name: contact,
        phone: `33${String(20_000_000 + business.length)}`,
        municipality: 'Peñamiller',
        state: 'Querétaro',
        zone_id: zone('Norte'),
        ...more,
      };
      const made = await admin.call({ method: 'POST', url: '/api/v1/prospects', body });
      expect(made.status, JSON.stringify(made.json)).toBe(200);
    };
    await add('Panadería La Espiga', 'Alma León', { rfc: 'LEAA800101AB1', postal_code: '76450' });
    await add('Ferretería Alma', 'Pedro Pena', { rfc: 'PEPP800101AB2', postal_code: '44100' });
    const narrowed = async (query: object) => {
      const { items, total } = await list(admin, new URLSearchParams({ ...query }).toString());
      expect(items).toHaveLength(Math.min(total, 100));
      return items.map(({ contact_name }) => contact_name).sort();
    };
    const found = (q: string, more: object = {}) => narrowed({ q, ...more });
    expect(await found('leon alma')).toEqual(['Alma León']);
    expect(await found('  ALMA   espiga penamiller queretaro la 76450 ')).toEqual(['Alma León']);
    expect(await found('alma')).toEqual(['Alma León', 'Pedro Pena']);
    expect(await found('peñamiller alma', { sort: '-owner' })).toEqual(['Alma León', 'Pedro Pena']);
    expect(await found('peña alma pedro')).toEqual(['Pedro Pena']);
    expect(await found('pedro peña 44')).toEqual(['Pedro Pena']);
    expect(await found('leaa800101')).toEqual(['Alma León']);
    expect(await found('76450')).toEqual(['Alma León']);
    expect(await found('alma 44100', { status: 'lost' })).toEqual([]);
    expect(await found('leon zapopan')).toEqual([]);

    // In one column too, and what stands in another is not in it.
    expect(await narrowed({ business: 'espiga  PANADERIA' })).toEqual(['Alma León']);
    expect(await narrowed({ business: 'alma pedro' })).toEqual([]);
    expect(await narrowed({ business: 'alma', contact: 'peña pedro' })).toEqual([]);
    expect(await narrowed({ business: 'alma', contact: 'pena pedro' })).toEqual(['Pedro Pena']);
    expect(await narrowed({ municipality: 'ñamiller pe', state: 'retaro que' })).toHaveLength(2);
    expect(await narrowed({ business: 'alma', q: '44100' })).toEqual(['Pedro Pena']);
  });

  it('reads digits in groups as a telephone or a part of one, or as numbers that stand apart', async () => {
    const { admin, zone } = await world();
    const add = async (contact: string, phone: string, postalCode: string) => {
      const body = {
        ...{ business_name: 'Abarrotes 811', contact_name: contact, phone },
        ...{ municipality: 'Guadalupe', state: 'Nuevo León', zone_id: zone('Norte') },
        postal_code: postalCode,
      };
      const made = await admin.call({ method: 'POST', url: '/api/v1/prospects', body });
      expect(made.status, JSON.stringify(made.json)).toBe(200);
    };
    await add('Ana', '8112345678', '50000');
    await add('Beto', '8199995678', '50000');
    await add('Carla', '8112345679', '67100');
    const found = async (query: object) => {
      const { items, total } = await list(admin, new URLSearchParams({ ...query }).toString());
      expect(items).toHaveLength(total);
      return items.map(({ contact_name }) => contact_name).sort();
    };
    for (const whole of ['811 234 5678', '+52 81 1234-5678', '(81) 1234 5678', '044 811 2345678']) {
      expect(await found({ q: whole }), whole).toEqual(['Ana']);
      expect(await found({ phone: whole }), whole).toEqual(['Ana']);
    }
    expect(await found({ q: '811 234' })).toEqual(['Ana', 'Carla']);
    expect(await found({ q: '81 12' })).toEqual(['Ana', 'Carla']);
    expect(await found({ q: '50000 811' })).toEqual(['Ana', 'Beto']);
    expect(await found({ q: '9999 50000 567' })).toEqual(['Beto']);
    expect(await found({ q: '50000 811', contact: 'ana' })).toEqual(['Ana']);
    expect(await found({ q: '50000 811', status: 'lost' })).toEqual([]);
    expect(await found({ q: '67100 9999' })).toEqual([]);
  });

  it('finds several words that many have page by page, each row once, and counts them', async () => {
    const { admin, zone } = await world();
    await api.db.execute(sql`
      insert into prospects (id, program_id, zone_id, business_name, contact_name, phone, municipality, state, search_text)
      select gen_random_uuid(), program_id, id, 'Abarrotes ' || n, 'Ana', '+523340' || 100000 + n, 'Ocotlán', 'Jalisco',
             'abarrotes ' || n || ' ana ocotlan jalisco'
        from zones, generate_series(1, 1205) n where id = ${zone('Norte')}::uuid`);
    const query = 'q=ocotlan+abarrotes&sort=-business_name';
    expect((await list(admin, query)).total).toBe(1205);
    const rows = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const after: string = cursor && `&cursor=${cursor}`;
      const page = await list(admin, `${query}${after}`);
      rows.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(new Set(rows).size).toBe(1205);
    expect(rows).toHaveLength(1205);
  });
});
