import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openZip } from '@server/adapters/zip-entries';
import { testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import { readXml } from '@tests/support/read-xml';
import { repayingPeople } from '@tests/support/repaying';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const api = await testApi();
const { begin, at, takeBack } = repayingPeople(api);
const person = await begin();
const stranger = await begin();

/** The first instalment, with 2,000.00 of interest and 320.00 of VAT. */
const FIRST = 964_277;

const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-invoices-'));
afterAll(() => rm(folder, { recursive: true }));

const list = async (query = '') =>
  (await (await person.me()).call({ url: `/api/v1/invoices${query}` as '/api/v1/invoices' })).json;

const file = async (id: string, format: 'pdf' | 'xml', who = person) =>
  (await who.me()).call({
    url: `/api/v1/invoices/${id}/${format}` as '/api/v1/invoices/:invoiceId/:format',
  });

const archive = async (query = '') =>
  (await person.me()).call({
    url: `/api/v1/invoices/archive${query}` as '/api/v1/invoices/archive',
  });

const { stages } = await person.story.show(firstOf(person.projectIds));
const stage = firstOf(stages);

beforeAll(async () => {
  const treasurer = await api.again(person.story.treasurer);
  await person.story.act(treasurer, `stages/${stage.id}/pay`, { tracking_key: 'ETAPA00001' });
  at('2026-02-28');
  await person.pay(FIRST, '2026-02-28', { tracking_key: 'PRIMERO1' });
});

describe('an applicant’s documents', () => {
  it('are one for each thing charged or paid, the newest first', async () => {
    const { items, total } = await list('?limit=100');
    expect(total).toBe(items.length);
    expect(items[0]).toMatchObject({
      kind: 'interest',
      status: 'unstamped',
      occurred_on: '2026-02-28',
      base_cents: 200_000,
      vat_cents: 32_000,
      total_cents: 232_000,
    });
    const fees = items.filter(({ kind }) => kind === 'fee');
    // 3 % of 100,000.00 and its VAT.
    expect(fees).toMatchObject([{ base_cents: 300_000, vat_cents: 48_000, total_cents: 348_000 }]);
    const system = items.filter(({ kind }) => kind === 'system');
    expect(system).toMatchObject([
      {
        issuer: 'Sol del Bajío',
        base_cents: null,
        vat_cents: null,
        total_cents: stage.amount_cents,
      },
    ]);
    expect(items.map(({ id }) => id)).toEqual(
      items
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
  });

  it('are paged by key, and narrowed by kind, year and status', async () => {
    const all = (await list('?limit=100')).items.map(({ id }) => id);
    const read: string[] = [];
    for (let cursor: string | null = ''; cursor !== null && read.length <= all.length; ) {
      const page = await list(`?limit=1${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(all.length);
      read.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(read).toEqual(all);
    expect((await list('?kind=fee')).total).toBe(1);
    expect((await list('?year=2025')).total).toBe(0);
    expect((await list('?year=2026')).total).toBe(all.length);
    expect((await list('?status=cancelled')).total).toBe(0);
  });

  it('are made as XML and as a PDF, marked as without fiscal effect', async () => {
    const invoice = present((await list('?kind=interest')).items[0]);
    const { bytes, headers } = await file(invoice.id, 'xml');
    expect(headers['content-disposition']).toContain(`${invoice.folio}.xml`);
    const elements = readXml(bytes.toString());
    expect(elements[0]?.[1]).toMatchObject({
      folio: invoice.folio,
      sinValidezFiscal: 'true',
      estado: 'vigente',
      total: '2320.00',
    });
    expect(elements.filter(([name]) => name === 'Concepto').map(([, has]) => has)).toEqual([
      { clave: 'interest', descripcion: 'Interés ordinario', importe: '2000.00', iva: '320.00' },
    ]);
    const [one, other] = [await file(invoice.id, 'pdf'), await file(invoice.id, 'pdf')];
    expect(one.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  it('are nobody else’s', async () => {
    const invoice = present((await list()).items[0]);
    const theirs = await file(invoice.id, 'xml', stranger);
    expect(theirs.status).toBe(404);
    const others = await (await stranger.me()).call({
      url: '/api/v1/invoices?kind=interest' as '/api/v1/invoices',
    });
    expect(others.json.items).toEqual([]);
  });

  it('come in one zip of all that match', async () => {
    const { items } = await list('?kind=system');
    const { bytes, headers } = await archive('?kind=system');
    expect(headers['content-type']).toBe('application/zip');
    const place = path.join(folder, 'system.zip');
    await writeFile(place, bytes);
    const zip = await openZip(place);
    try {
      expect([...zip.entries.keys()].sort()).toEqual(
        items.flatMap(({ folio }) => [`${folio}.pdf`, `${folio}.xml`]).sort(),
      );
      const { folio, id } = present(items[0]);
      const parts: Buffer[] = [];
      for await (const part of await zip.read(present(zip.entries.get(`${folio}.xml`)))) {
        parts.push(Buffer.from(part));
      }
      expect(Buffer.concat(parts).toString()).toBe((await file(id, 'xml')).bytes.toString());
    } finally {
      zip.close();
    }
  });

  it('are made one at a time for a person, of whom five more wait', async () => {
    const { id } = present((await list('?kind=system')).items[0]);
    const url = `/api/v1/invoices/${id}/xml` as '/api/v1/invoices/:invoiceId/:format';
    const { taxDocuments } = api.adapters;
    const issue = taxDocuments.issueInvoice.bind(taxDocuments);
    let goOn = () => {};
    const held = new Promise<void>((end) => {
      goOn = end;
    });
    let atOnce = 0;
    let most = 0;
    const issuing = vi.spyOn(taxDocuments, 'issueInvoice').mockImplementation(async (content) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await held;
      atOnce -= 1;
      return issue(content);
    });
    try {
      const me = await person.me();
      const replies = Array.from({ length: 7 }, () => me.call({ url }));
      expect((await Promise.race(replies)).status).toBe(429);
      goOn();
      const statuses = (await Promise.all(replies)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([...Array<number>(6).fill(200), 429]);
      expect(most).toBe(1);
    } finally {
      goOn();
      issuing.mockRestore();
    }
  });

  it('are asked for otherwise, where none match', async () => {
    const { status, json } = await archive('?year=2025');
    expect([status, json.message]).toEqual([422, 'No hay documentos con esos filtros.']);
  });

  it('are cancelled with the movement that they document', async () => {
    at('2026-03-02');
    await takeBack(person, 'PRIMERO1');
    const [cancelled] = (await list('?status=cancelled')).items;
    expect(cancelled).toMatchObject({
      kind: 'interest',
      status: 'cancelled',
      total_cents: 232_000,
    });
    const { bytes } = await file(present(cancelled).id, 'xml');
    expect(readXml(bytes.toString())[0]?.[1]).toMatchObject({ estado: 'cancelado' });
    expect((await list('?kind=interest&status=unstamped')).items).toEqual([]);
  });
});

it('leaves in the trail who opened which documents', async () => {
  const { items } = await list();
  const opened = firstOf(items);
  await file(opened.id, 'pdf');
  await archive();
  const me = await person.me();
  const { rows } = await api.pool.query<{ action: string; object_id: string }>(
    `select action, object_id from audit_log where user_id = $1 and action like 'invoices.%'`,
    [me.userId],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { action: 'invoices.open', object_id: opened.folio },
      { action: 'invoices.open-all', object_id: person.applicantId },
    ]),
  );
});
