import { prospectBatchRows } from '@server/db/schema/program-imports';
import { sweepOrphans } from '@server/features/documents';
import { testApi } from '@tests/support/api';
import { actOn, bringProspects, reviewFile } from '@tests/support/prospect-files';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forgetDeadRows } from './rows';

const api = await testApi();

const HEADINGS = 'negocio,contacto,telefono,correo,municipio,estado,zona';
const fileOf = (...phones: number[]) =>
  [
    HEADINGS,
    ...phones.map((phone) => `Peñón ${phone},Ana Ruiz,33112233${phone},,Tonalá,Jalisco,Centro`),
  ].join('\r\n');
const pathOf = (batchId: string) => `/api/v1/prospect-batches/${batchId}/file` as const;
const rowsOf = (batchId: string) =>
  api.db.select().from(prospectBatchRows).where(eq(prospectBatchRows.batchId, batchId));
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const tomorrow = () => inDays(2);

it('the file of a batch that was taken in is had as it was uploaded, and by who reaches it', async () => {
  const programId = await api.program();
  const who = await api.person('program_administrator', { programId });
  const content = `\uFEFF${fileOf(10, 11)}`;
  const batch = await reviewFile(api, who, content, 'mayo.csv');
  expect((await who.call({ url: pathOf(batch.id) })).status).toBe(409);
  await actOn(api, who, batch.id, 'commit');
  await sweepOrphans(api.db, api.adapters.objects, tomorrow());
  const { status, bytes, headers } = await who.call({ url: pathOf(batch.id) });
  expect([status, bytes.toString()]).toEqual([200, content]);
  expect(headers['content-disposition']).toMatch(/^attachment.*mayo\.csv/);
  const executive = await api.person('program_executive_manager', { programId });
  expect((await executive.call({ url: pathOf(batch.id) })).status).toBe(403);
  const stranger = await api.person('program_administrator', { programId: await api.program() });
  expect((await stranger.call({ url: pathOf(batch.id) })).status).toBe(404);
  await actOn(api, who, batch.id, 'undo');
  expect((await who.call({ url: pathOf(batch.id) })).status).toBe(409);
});

it('what came to nothing goes, with its rows; what is open or was taken in stays', async () => {
  const who = await api.person('program_administrator', { programId: await api.program() });
  const given = await reviewFile(api, who, fileOf(20, 21));
  await actOn(api, who, given.id, 'discard');
  const open = await reviewFile(api, who, fileOf(22));
  const taken = await bringProspects(api, who, fileOf(23));
  expect(await rowsOf(given.id)).toHaveLength(2);
  await forgetDeadRows(api.db, new Date());
  expect(await rowsOf(given.id)).toHaveLength(0);
  expect(await rowsOf(open.id)).toHaveLength(1);
  expect(await sweepOrphans(api.db, api.adapters.objects, tomorrow())).toBeGreaterThan(0);
  expect((await actOn(api, who, open.id, 'commit')).state).toBe('done');
  for (const { id } of [open, taken]) {
    expect((await who.call({ url: pathOf(id) })).status).toBe(200);
  }
  // The same file may come again, and is read.
  expect((await reviewFile(api, who, fileOf(20, 21))).state).toBe('review');
});

it('what nobody takes in for thirty days is given up, with its rows, and says so', async () => {
  const who = await api.person('program_administrator', { programId: await api.program() });
  const open = await reviewFile(api, who, fileOf(30, 31));
  await forgetDeadRows(api.db, inDays(29));
  expect(await rowsOf(open.id)).toHaveLength(2);
  await forgetDeadRows(api.db, inDays(31));
  expect(await rowsOf(open.id)).toHaveLength(0);
  const { json } = await who.call({ url: `/api/v1/prospect-batches/${open.id}` });
  expect(json).toMatchObject({
    state: 'discarded',
    counts: null,
    failure: expect.stringContaining('30 días'),
  });
});
