import { describe, expect, it } from 'vitest';
import { progressOf } from './drill';

describe('the way from a zone that is behind its plan', () => {
  it('keeps what the screen is narrowed by, and leads to that zone', () => {
    const chosen = { from: '2026-08', to: '2026-10', region: 'Bajío', zone_id: undefined };
    const [path, search] = progressOf(chosen, 'zone-1').split('?');
    expect(path).toBe('/programa/avance');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      from: '2026-08',
      to: '2026-10',
      region: 'Bajío',
      zone_id: 'zone-1',
    });
  });
});
