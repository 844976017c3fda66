import { setTimeout as delay } from 'node:timers/promises';
import type { Adapters } from './adapters';

/** A service outside without which people are served in part. */
export type OutsideService = 'objects' | 'scanner';

/** Which services outside are away; known without asking them. */
export interface OutsideWatch {
  /** Those that are away, with what the last probe of each failed with. */
  away(): ReadonlyMap<OutsideService, unknown>;
  stop(): void;
}

const PAUSE_MS = 10_000;

/**
 * Probes the services outside now and then, so that neither a call nor the server's health waits for one that is
 * away. Each probe has its own limits; resolves after the first ones.
 *
 * @param onChange called when one is away, with what its probe failed with, and with null when it answers again.
 */
export async function watchOutside(
  { objects, scanner }: Pick<Adapters, 'objects' | 'scanner'>,
  onChange: (service: OutsideService, cause: unknown) => void,
  pauseMs = PAUSE_MS,
): Promise<OutsideWatch> {
  const stopping = new AbortController();
  const away = new Map<OutsideService, unknown>();
  const probes: Record<OutsideService, () => Promise<unknown>> = {
    objects: () => objects.probe(),
    scanner: async () => {
      if (scanner && !(await scanner.probe())) throw new Error('the scanner does not answer');
    },
  };

  async function look(service: OutsideService): Promise<void> {
    const cause = await probes[service]().then(
      () => null,
      (error: unknown) => error,
    );
    if (stopping.signal.aborted) return;
    const wasAway = away.has(service);
    if (cause === null) away.delete(service);
    else away.set(service, cause);
    if (wasAway !== away.has(service)) onChange(service, cause);
  }

  const lookAtAll = () => Promise.all([look('objects'), look('scanner')]);

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await lookAtAll();
    }
  }

  await lookAtAll();
  void watch();
  return { away: () => away, stop: () => stopping.abort() };
}
