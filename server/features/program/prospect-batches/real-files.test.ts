import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProspectBatch } from '@contract/program/prospect-batches';
import { testApi } from '@tests/support/api';
import { reviewFile } from '@tests/support/prospect-files';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const folder = 'tests/support/csv';

interface Read {
  batch: Partial<Pick<ProspectBatch, 'state' | 'encoding' | 'delimiter' | 'row_count'>>;
  counts?: { add: number; bad: number };
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
};

describe('a file as other programs write it', () => {
  it('is one of those that are looked at here', async () => {
    expect((await readdir(folder)).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  for (const [name, { batch: expected, counts, wrong = [] }] of Object.entries(files)) {
    it(`is read: ${name}`, async () => {
      const programId = await api.program(['Centro', 'Norte']);
      const who = await api.person('program_administrator', { programId });
      const batch = await reviewFile(api, who, await readFile(path.join(folder, name)), name);
      expect(batch).toMatchObject(expected);
      const url = `/api/v1/prospect-batches/${batch.id}/rows?kind=bad` as const;
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
