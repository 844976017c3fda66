import { pageSizes } from '@contract/kernel/page-size';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeTable,
  isFiltered,
  nextSort,
  pageRequest,
  readTableState,
  type TableState,
  toQuery,
  writeTableState,
} from './table-state';

const names = ['status', 'zone'];
const text = fc.string({ minLength: 1, maxLength: 20 });
const anyState: fc.Arbitrary<TableState> = fc.record(
  {
    limit: fc.constantFrom(...pageSizes),
    cursors: fc.array(text, { maxLength: 20 }),
    sort: text,
    q: text,
    filters: fc.record({ status: text, zone: text }, { requiredKeys: [] }),
  },
  { requiredKeys: ['limit', 'cursors', 'filters'] },
);

describe('table state in the address', () => {
  it('parses back whatever it wrote, and leaves the rest of the address alone', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const url = writeTableState(new URLSearchParams('tab=pagos'), state, names);
        const reread = readTableState(new URLSearchParams(url.toString()), names);
        expect(reread).toEqual({ sort: undefined, q: undefined, ...state });
        expect(url.get('tab')).toBe('pagos');
      }),
    );
  });

  it('keeps two tables of one screen apart', () => {
    fc.assert(
      fc.property(anyState, anyState, (one, other) => {
        const first = writeTableState(new URLSearchParams(), one, names);
        const both = writeTableState(first, other, names, 'other_');
        const empty = { sort: undefined, q: undefined };
        expect(readTableState(both, names)).toEqual({ ...empty, ...one });
        expect(readTableState(both, names, 'other_')).toEqual({ ...empty, ...other });
      }),
    );
  });

  it('has the size that the address says, else the one that the person last chose', () => {
    const size = fc.constantFrom(...pageSizes);
    fc.assert(
      fc.property(anyState, size, size, (state, usual, other) => {
        const url = writeTableState(new URLSearchParams(), state, names, '', usual);
        expect(url.has('limit')).toBe(state.limit !== usual);
        expect(readTableState(url, names, '', usual).limit).toBe(state.limit);
        expect(readTableState(new URLSearchParams(), names, '', usual).limit).toBe(usual);
        // Once it is in the address, choosing anything there keeps it there.
        const said = writeTableState(new URLSearchParams('limit=10'), state, names, '', usual);
        expect(readTableState(said, names, '', other).limit).toBe(state.limit);
      }),
    );
  });

  it.each(['limit=7', 'limit=1000', 'limit=x', ''])('takes 5 rows for %j', (search) => {
    expect(readTableState(new URLSearchParams(search), []).limit).toBe(5);
  });

  it('writes nothing for a table in its initial state', () => {
    const start = readTableState(new URLSearchParams(), names);
    expect(writeTableState(new URLSearchParams(), start, names).toString()).toBe('');
    expect(isFiltered(start)).toBe(false);
  });

  it('keeps the address short on far pages', () => {
    const far: TableState = {
      limit: 5,
      filters: {},
      cursors: Array.from({ length: 90 }, (_, at) => `key-${at}`),
    };
    const kept = writeTableState(new URLSearchParams(), far, []).getAll('cursor');
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toBe('key-89');
  });
});

describe('changes', () => {
  const state: TableState = {
    limit: 5,
    cursors: ['a', 'b'],
    q: 'luz',
    filters: { status: 'open' },
  };

  it('asks for the page of the last key', () => {
    expect(toQuery(pageRequest(state))).toEqual({
      limit: 5,
      cursor: 'b',
      q: 'luz',
      status: 'open',
    });
  });

  it('starts at the first page when what is listed changes', () => {
    expect(changeTable(state, { q: 'sol' }).cursors).toEqual([]);
    expect(changeTable(state, { cursors: ['a'] }).cursors).toEqual(['a']);
  });

  it('turns the order around and off', () => {
    expect([
      nextSort(undefined, 'name'),
      nextSort('name', 'name'),
      nextSort('-name', 'name'),
    ]).toEqual(['name', '-name', undefined]);
  });
});
