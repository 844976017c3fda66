import { exportColumns } from '@contract/program/prospect-exports';
import { prospectColumns } from '@portal/features/program/prospects/prospect-columns';
import { type Person, testApi } from '@tests/support/api';
import { csv, line, rowsOf, team } from '@tests/support/prospect-batches';
import { actOn, bringProspects, reviewFile } from '@tests/support/prospect-files';
import { expect, it } from 'vitest';

const api = await testApi();

const all: readonly string[] = exportColumns;
const shown = prospectColumns(() => undefined)
  .filter(({ defaultHidden }) => !defaultHidden)
  .map(({ key }) => key)
  .filter((key) => all.includes(key));

const exported = async (who: Person, columns: readonly string[]) =>
  (await who.call({ url: `/api/v1/prospect-exports?columns=${columns.join()}` })).bytes;

it.each([
  ['the columns that a list shows at first', shown],
  ['all columns', all],
])(
  'the list of prospects, exported with %s, comes in again by its headings alone',
  async (_, columns) => {
    const { admin } = await team(api);
    await bringProspects(
      api,
      admin,
      csv(line(1, { rest: ',MUÑA800101AB1,04540' }), line(2, { zone: 'Norte' })),
    );
    const file = await exported(admin, columns);
    const isWhole = columns.includes('rfc');
    const { admin: other } = await team(api);
    const elsewhere = await reviewFile(api, other, file);
    expect(elsewhere).toMatchObject({ state: 'review', counts: { add: 2, bad: 0 } });
    await actOn(api, other, elsewhere.id, 'commit');
    const listed = (await other.call({ url: '/api/v1/prospects' })).json.items;
    const found = listed.flatMap(({ rfc, postal_code: code }) =>
      rfc || code ? [[rfc, code]] : [],
    );
    expect(found).toEqual(isWhole ? [['MUÑA800101AB1', '04540']] : []);
    // Where they come from they are those that are there, and nothing of them changes.
    const { id } = await reviewFile(api, admin, file);
    const rows = await rowsOf(admin, id, 'repeated');
    expect(rows).toHaveLength(2);
    for (const { match, cells, existing } of rows) {
      expect(match).toBe('phone');
      const { zone: _zone, ...written } = cells;
      const left = isWhole ? {} : { rfc: '', postal_code: '' };
      expect(written).toEqual({ ...existing?.cells, ...left });
    }
  },
);
