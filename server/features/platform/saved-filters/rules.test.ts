import { filteredLists } from '@contract/platform/saved-filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCalls } from './lists';
import { isUnderstood, understood } from './rules';

const call = listCalls.projects;

describe('what a list understands of a kept query', () => {
  it('is its filters, its search and its order, whatever the order they were written in', () => {
    expect(understood(call, 'status=in_review&sort=-amount_cents&q=Juan')).toBe(
      'q=Juan&sort=-amount_cents&status=in_review',
    );
  });

  it('leaves out what is no field of the list, what its field refuses, and what is said twice', () => {
    expect(understood(call, 'status=in_review&gone=1&sort=password')).toBe('status=in_review');
    expect(understood(call, 'status=forgotten')).toBeNull();
    expect(understood(call, 'status=in_review&status=approved&q=Eva')).toBe('q=Eva');
    // No call takes such a sign: the list would open with a refusal.
    expect(understood(call, 'q=%00')).toBeNull();
    expect(understood(call, '__proto__=1&constructor=2&toString=3')).toBeNull();
  });

  it('has no page and no size', () => {
    expect(understood(call, 'limit=50&cursor=abc')).toBeNull();
    expect(isUnderstood(call, 'q=Eva&limit=50')).toBe(false);
  });

  it('never holds more than was asked, and is understood whole, of any list', () => {
    const lists = fc.constantFrom(...filteredLists);
    const names = fc.constantFrom('q', 'status', 'sort', 'limit', 'kind', 'role', 'loan_id', 'x');
    const pairs = fc.array(fc.tuple(names, fc.string({ maxLength: 20 })), { maxLength: 6 });
    fc.assert(
      fc.property(lists, pairs, (list, given) => {
        const asked = new URLSearchParams(given).toString();
        const read = understood(listCalls[list], asked);
        if (read === null) return;
        expect(isUnderstood(listCalls[list], read)).toBe(true);
        for (const pair of new URLSearchParams(read)) expect(given).toContainEqual(pair);
      }),
    );
  });
});
