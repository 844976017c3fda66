import type { CDPSession } from '@playwright/test';

/** How a page is reached: by the browser's own protocol, so that nothing else of the machine is slowed. */
export interface Profile {
  name: string;
  /** Kilobits a second. */
  down: number;
  up: number;
  latencyMs: number;
  /** How many times slower than this machine's processor. */
  slower: number;
}

export const slow: Profile = {
  name: 'slow (1.6 Mbps, 150 ms, 4 x CPU)',
  down: 1600,
  up: 750,
  latencyMs: 150,
  slower: 4,
};

export const fast: Profile = { name: 'fast', down: -1, up: -1, latencyMs: 0, slower: 1 };

const bytes = (kilobits: number) => (kilobits < 0 ? -1 : (kilobits * 1000) / 8);

export async function apply(cdp: CDPSession, { down, up, latencyMs, slower }: Profile) {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
}
