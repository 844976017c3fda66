import { afterEach, expect, it, vi } from 'vitest';
import type { Scanner } from './adapters';
import { folderStore } from './object-store-folder';
import { type OutsideWatch, watchOutside } from './outside-watch';
import { StoreAway } from './store-faults';

const store = folderStore('/nowhere');
let watch: OutsideWatch | undefined;
afterEach(() => {
  watch?.stop();
  vi.restoreAllMocks();
});

it('knows who is away after the first look, and learns of their return', async () => {
  const away = new StoreAway('denied', 'otra clave');
  const objects = vi.spyOn(store, 'probe').mockRejectedValue(away);
  let scans = false;
  const scanner: Scanner = {
    scan: async () => ({ state: 'unknown' }),
    version: async () => null,
    probe: async () => scans,
  };
  const changes: unknown[] = [];
  watch = await watchOutside({ objects: store, scanner }, (...change) => changes.push(change), 1);
  expect([...watch.away()]).toEqual([
    ['objects', away],
    ['scanner', new Error('the scanner does not answer')],
  ]);
  objects.mockResolvedValue({ isEmpty: false });
  scans = true;
  await vi.waitFor(() => expect([...(watch?.away() ?? [])]).toEqual([]));
  // Each is told once, however often it was asked.
  expect(changes).toEqual([
    ['objects', away],
    ['scanner', new Error('the scanner does not answer')],
    ['objects', null],
    ['scanner', null],
  ]);
});

it('has nothing to say of a scanner that is not configured', async () => {
  vi.spyOn(store, 'probe').mockResolvedValue({ isEmpty: true });
  watch = await watchOutside({ objects: store, scanner: null }, () => undefined);
  expect([...watch.away()]).toEqual([]);
});
