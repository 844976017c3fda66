import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProspectBatch } from '@contract/program/prospect-batches';
import { zoneMunicipalities, zones } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { reviewFile } from '@tests/support/prospect-files';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const folder = 'tests/support/csv';

interface Read {
  batch: Partial<
    Pick<
      ProspectBatch,
      'state' | 'encoding' | 'delimiter' | 'row_count' | 'heading_row' | 'failure'
    >
  >;
  counts?: { add: number; bad: number; ask?: number };
  /** What is wrong, by row and field. */
  wrong?: readonly (readonly [row: number, field: string])[];
}

/** Files as people's programs write them, by name, and what is read in each. */
const files: Readonly<Record<string, Read>> = {
  'administrativo-latin1.csv': {
    batch: { state: 'review', encoding: 'windows-1252', delimiter: ';', row_count: 2 },
    counts: { add: 2, bad: 0 },
  },
  'hoja-con-sep.csv': {
    batch: { state: 'review', encoding: 'utf-8', delimiter: ';', row_count: 2 },
    counts: { add: 2, bad: 0 },
  },
  // Its headings are questions: people say which is what.
  'formulario.csv': { batch: { state: 'mapping', encoding: 'utf-8', delimiter: ',' } },
  'telefono-cientifico.csv': {
    batch: { state: 'review', row_count: 2 },
    counts: { add: 1, bad: 1 },
    wrong: [[2, 'phone']],
  },
  'texto-unicode.txt': {
    batch: { state: 'review', encoding: 'utf-16le', delimiter: '\t', row_count: 3 },
    counts: { add: 2, bad: 1 },
    wrong: [[6, 'phone']],
  },
  'titulo-arriba.csv': {
    batch: { state: 'review', delimiter: ',', row_count: 1 },
    counts: { add: 1, bad: 0 },
  },
  'formulas.csv': {
    batch: { state: 'review', row_count: 2 },
    // A link is no name, whatever a spreadsheet makes of it.
    counts: { add: 1, bad: 1 },
    wrong: [[2, 'business_name']],
  },
  'mac-antiguo.csv': {
    batch: { state: 'review', row_count: 2 },
    counts: { add: 2, bad: 0 },
  },
  'errors-excel.csv': {
    batch: { state: 'review', row_count: 12 },
    counts: { add: 0, bad: 12 },
    wrong: [
      [2, 'business_name'],
      [3, 'contact_name'],
      [4, 'business_name'],
      [5, 'business_name'],
      [6, 'municipality'],
      [7, 'business_name'],
      [8, 'contact_name'],
      [9, 'business_name'],
      [10, 'business_name'],
      [11, 'business_name'],
      [12, 'contact_name'],
      [13, 'contact_name'],
    ],
  },
  // Its first column of two headings alike is empty.
  'dup-header.csv': {
    batch: { state: 'review', row_count: 1, failure: expect.stringContaining('“telefono”') },
    counts: { add: 0, bad: 1 },
    wrong: [[2, 'phone']],
  },
  'title-rows4.csv': {
    batch: { state: 'review', heading_row: 4, row_count: 1 },
    counts: { add: 1, bad: 0 },
  },
  'macroman.csv': {
    batch: { state: 'review', encoding: 'macintosh', row_count: 1 },
    counts: { add: 1, bad: 0 },
  },
  'lf-then-cr.csv': { batch: { state: 'review', row_count: 20 }, counts: { add: 20, bad: 0 } },
  'nombres-nfd.csv': { batch: { state: 'review', row_count: 1 }, counts: { add: 1, bad: 0 } },
  'repetido-nfc-nfd.csv': {
    batch: { state: 'review', row_count: 2 },
    counts: { add: 1, bad: 0, ask: 1 },
  },
  'tel-202a.csv': {
    batch: { state: 'review', row_count: 16 },
    counts: { add: 10, bad: 6 },
    wrong: [8, 9, 10, 11, 16, 17].map((row) => [row, 'phone'] as const),
  },
};

describe('a file as other programs write it', () => {
  it('is one of those that are looked at here', async () => {
    expect((await readdir(folder)).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  for (const [name, { batch: expected, counts, wrong = [] }] of Object.entries(files)) {
    it(`is read: ${name}`, async () => {
      const programId = await api.program(['Centro', 'Norte']);
      const [zone] = await api.db.select().from(zones).where(eq(zones.programId, programId));
      await api.db.insert(zoneMunicipalities).values(
        ['Guadalajara, Jalisco', 'León, Guanajuato'].map((name) => ({
          zoneId: zone?.id ?? '',
          name,
        })),
      );
      const who = await api.person('program_administrator', { programId });
      const batch = await reviewFile(api, who, await readFile(path.join(folder, name)), name);
      expect(batch).toMatchObject(expected);
      const url = `/api/v1/prospect-batches/${batch.id}/rows?kind=bad&limit=50` as const;
      const { items } = (await who.call({ url })).json;
      expect(
        items.map(({ row }) => row),
        JSON.stringify(items),
      ).toEqual(wrong.map(([row]) => row));
      if (counts) expect(batch.counts).toMatchObject(counts);
      for (const [at, [, field]] of wrong.entries()) {
        expect(items[at]?.problems).toHaveProperty(field);
      }
    });
  }
});
