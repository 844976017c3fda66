import { testApi } from '@tests/support/api';
import { actOn, reviewFile, uploadFile } from '@tests/support/prospect-files';
import { workbook, xlsx } from '@tests/support/xlsx';
import { describe, expect, it } from 'vitest';

const api = await testApi();

const HEADINGS = ['negocio', 'contacto', 'teléfono', 'correo', 'municipio', 'estado', 'zona'];
const ROWS = [
  ['Peñón, "El Güero"', 'Íñigo Núñez', '33 1234 5670', '', 'Tonalá', 'Jalisco', 'Centro'],
  ['Tienda\nde dos líneas', 'Ana Ruiz', '3312345671', 'ANA@x.mx', 'León', 'Guanajuato', 'norte'],
];

const quoted = (cell: string, delimiter: string) =>
  /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
const csvOf = (rows: readonly (readonly string[])[], delimiter = ',') =>
  rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\r\n');

const admin = async () => api.person('program_administrator', { programId: await api.program() });

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const encoded: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 with its mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 of the other order': (text) => swapped(Buffer.from(`\uFEFF${text}`, 'utf16le')),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
};

describe('a file of prospects is read', () => {
  for (const [name, encode] of Object.entries(encoded)) {
    for (const delimiter of [',', ';', '\t', '|']) {
      it(`in ${name} with ${JSON.stringify(delimiter)} between cells`, async () => {
        const who = await admin();
        const bytes = encode(csvOf([HEADINGS, ...ROWS], delimiter));
        const batch = await reviewFile(api, who, bytes);
        expect(batch).toMatchObject({ state: 'review', row_count: 2, delimiter });
        expect(batch.counts).toMatchObject({ add: 2, bad: 0 });
        expect((await actOn(api, who, batch.id, 'commit')).state).toBe('done');
        const { items } = (await who.call({ url: '/api/v1/prospects?sort=business_name' })).json;
        expect(items).toMatchObject([
          { business_name: 'Peñón, "El Güero"', municipality: 'Tonalá', phone: '+523312345670' },
          { business_name: 'Tienda de dos líneas', zone: 'Norte', email: 'ana@x.mx' },
        ]);
      });
    }
  }

  it('as XLSX, where a telephone is a number and a formula what it came to', async () => {
    const who = await admin();
    const rows = [
      HEADINGS,
      ['Uno & Cía', 'Ana Ruiz', '3312345670', '', 'Tonalá', 'Jalisco', 'Centro'],
      [],
      ['Dos', 'Eva Ruiz', '=A1', '', 'Tonalá', 'Jalisco', 'Centro'],
    ];
    const batch = await reviewFile(api, who, xlsx(rows), 'prospectos.XLSX');
    expect(batch).toMatchObject({ state: 'review', row_count: 2, encoding: null });
    const url = `/api/v1/prospect-batches/${batch.id}/rows?kind=bad` as const;
    const bad = (await who.call({ url })).json;
    expect(bad.items).toMatchObject([{ row: 4, cells: { phone: '0', business_name: 'Dos' } }]);
  });

  const UNO = ['Uno', 'Ana Ruiz', '3312345670', '', 'Tonalá', 'Jalisco', 'Centro'];

  it('as XLSX of several sheets, the first with rows under known headings, and it says which', async () => {
    const who = await admin();
    const sheets = {
      Notas: [['Para el equipo']],
      Vacía: [],
      Alta: [HEADINGS, UNO],
      Más: [HEADINGS],
    };
    const batch = await reviewFile(api, who, workbook(sheets), 'hojas.xlsx');
    expect(batch).toMatchObject({
      state: 'review',
      counts: { add: 1 },
      failure:
        'El libro trae 4 hojas: se leyó “Alta”. En “Columnas del archivo” puedes elegir otra.',
    });
    const unknown = { Vacía: [], Lista: [['a', 'b'], UNO] };
    const other = await reviewFile(api, who, workbook(unknown), 'otras.xlsx');
    expect(other).toMatchObject({ state: 'mapping', headings: ['a', 'b'] });
  });

  it.each([
    ['a title', ['Base de prospectos 2026']],
    ['what looks like a heading', ['Cliente: Solar del Norte', 'Mayo']],
  ])('where above its headings is %s', async (_, title) => {
    const who = await admin();
    const batch = await reviewFile(api, who, csvOf([title, ['Mayo'], HEADINGS, UNO], ';'));
    expect(batch).toMatchObject({
      state: 'review',
      headings: HEADINGS,
      counts: { add: 1, bad: 0 },
    });
  });

  it('in another encoding when people say so', async () => {
    const who = await admin();
    // One byte of a telephone's photograph made all of it Latin-1.
    const bytes = Buffer.concat([
      Buffer.from(csvOf([HEADINGS, ROWS[0] ?? []])),
      Buffer.from('\r\nDos '),
      Buffer.from([0xff]),
      Buffer.from(',Eva Ruiz,3312345672,,Tonalá,Jalisco,Centro'),
    ]);
    const batch = await reviewFile(api, who, bytes);
    expect(batch).toMatchObject({ encoding: 'windows-1252' });
    expect(batch.sample[0]?.[0]).toContain('PeÃ±Ã³n');
    const url = `/api/v1/prospect-batches/${batch.id}/columns` as const;
    const body = { encoding: 'utf-8' };
    const asked = await who.call({ method: 'POST', url, body });
    expect(asked.json).toMatchObject({ state: 'reading' });
    await api.doJobs();
    const again = (await who.call({ url: `/api/v1/prospect-batches/${batch.id}` })).json;
    expect(again).toMatchObject({ state: 'review', encoding: 'utf-8', counts: { add: 1, bad: 1 } });
    expect(again.sample[0]?.[0]).toContain('Peñón');
  });

  it('with formulas as the text that they are', async () => {
    const who = await admin();
    const rows = [['=1+1', 'Ana Ruiz', '+52 33 1234 5670', '', 'Tonalá', 'Jalisco', 'Centro']];
    const batch = await reviewFile(api, who, csvOf([HEADINGS, ...rows]));
    await actOn(api, who, batch.id, 'commit');
    const { items } = (await who.call({ url: '/api/v1/prospects' })).json;
    expect(items).toMatchObject([{ business_name: '=1+1', phone: '+523312345670' }]);
  });

  it('with each state by its one name, and postal codes with the zero that a spreadsheet dropped', async () => {
    const who = await admin();
    const headings = [...HEADINGS, 'cp', 'rfc'];
    const row = (n: number, state: string, cp: string, mail = '') => [
      ...[`Tienda ${n}`, 'Ana Ruiz', `331234567${n}`, mail, 'Tonalá', state, 'Centro'],
      ...[cp, ''],
    ];
    const rows = [row(1, 'Jal.', ''), row(2, 'CDMX', '6700'), row(3, 'Narnia', '123', 'no')];
    const batch = await reviewFile(api, who, csvOf([headings, ...rows]));
    const url = `/api/v1/prospect-batches/${batch.id}` as const;
    const bad = (await who.call({ url: `${url}/rows?kind=bad` as const })).json.items;
    expect(bad.map(({ problems }) => problems)).toEqual([
      {
        state: 'No es un estado de México. Escribe su nombre, por ejemplo Jalisco.',
        postal_code: expect.stringContaining('5 dígitos'),
        email: 'El campo debe ser un correo electrónico válido',
      },
    ]);
    const body = { rows: 'bad', decision: 'skip' };
    await who.call({ method: 'POST', url: `${url}/decisions`, body });
    await actOn(api, who, batch.id, 'commit');
    const { items } = (await who.call({ url: '/api/v1/prospects?sort=business_name' })).json;
    expect(items).toMatchObject([
      { state: 'Jalisco', postal_code: null },
      { state: 'Ciudad de México', postal_code: '06700' },
    ]);
  });

  it('where blank lines are passed over and counted, and one bad quote spoils its own row', async () => {
    const who = await admin();
    const text = [
      'sep=;',
      HEADINGS.join(';'),
      '',
      'Uno;"Ana;3311112221;;Tonalá;Jalisco;Centro',
      ';;;;;;',
      'Dos;Ana Ruiz;3311112222;;Tonalá;Jalisco;Centro;de más',
      'Tr\0es;Ana Ruiz;3311112223;;Tonalá;Jalisco;Centro',
      'Cuatro;Ana Ruiz;3311112224;;Tonalá;Jalisco;Centro',
    ].join('\n');
    const batch = await reviewFile(api, who, text);
    expect(batch).toMatchObject({ row_count: 4, counts: { add: 1, bad: 3 } });
    const url = `/api/v1/prospect-batches/${batch.id}/rows?kind=bad` as const;
    const { items } = (await who.call({ url })).json;
    expect(items.map(({ row, problems }) => [row, problems['']])).toEqual([
      [4, 'Las comillas de la fila no se cierran bien.'],
      [6, 'La fila trae más celdas que encabezados.'],
      [7, 'La fila trae caracteres que no se pueden guardar.'],
    ]);
  });

  it.each([
    ['a picture that is called a CSV', Buffer.from('89504e470d0a1a0a', 'hex'), 'a.csv'],
    ['a zip without sheets', Buffer.from('504b030414000000', 'hex'), 'a.xlsx'],
    ['an empty file', Buffer.from('\n\n'), 'a.csv'],
    ['headings alone', Buffer.from(HEADINGS.join()), 'a.csv'],
    ['a line without an end', Buffer.alloc(1_200_000, 'x'), 'a.csv'],
  ])('not when it is %s, and it says why', async (_, bytes, name) => {
    const batch = await reviewFile(api, await admin(), bytes, name);
    expect(batch.state).toBe(name === 'a.csv' && bytes.length > 10 ? batch.state : 'failed');
    expect(batch.failure).toMatch(/archivo/);
  });

  it('not when its name is of another kind', async () => {
    const { status, json } = await uploadFile(await admin(), 'x', 'a.exe');
    expect(status).toBe(422);
    expect(json.fields).toHaveProperty('file');
  });
});

describe('columns', () => {
  const odd = ['Razón social', 'Encargado', 'Cel.', 'Notas', 'Alcaldía', 'Edo', 'Plaza'];
  const line = ['Uno', 'Ana Ruiz', '3311112221', 'hola', 'Tonalá', 'Jalisco', 'Centro'];

  it('are guessed from headings; where that is not enough people say, and it is remembered', async () => {
    const who = await admin();
    const batch = await reviewFile(api, who, csvOf([odd, line]));
    expect(batch).toMatchObject({ state: 'mapping', headings: odd, sample: [line] });
    expect(batch.columns).toEqual({
      business_name: 0,
      contact_name: 1,
      municipality: 4,
      state: 5,
      zone: 6,
    });
    const url = `/api/v1/prospect-batches/${batch.id}/columns` as const;
    const columns = { ...batch.columns };
    const refused = await who.call({ method: 'POST', url, body: { columns } });
    expect(refused.json.fields).toEqual({ 'columns.phone': 'Falta esta columna.' });
    await who.call({ method: 'POST', url, body: { columns: { ...columns, phone: 2 } } });
    await api.doJobs();
    const read = (await who.call({ url: `/api/v1/prospect-batches/${batch.id}` })).json;
    expect(read).toMatchObject({ state: 'review', counts: { add: 1 } });
    const { items } = (await who.call({ url: '/api/v1/prospect-columns' })).json;
    expect(items).toContainEqual({ heading: 'cel.', field: 'phone' });
    expect(items).toContainEqual({ heading: 'notas', field: null });
    const stranger = await admin();
    const others = await stranger.call({ url: '/api/v1/prospect-columns' });
    expect(others.json.items).toEqual([]);
    const second = await reviewFile(api, who, csvOf([odd, line.with(2, '3311112222')]));
    expect(second).toMatchObject({ state: 'review', columns: { phone: 2 } });
  });
});
