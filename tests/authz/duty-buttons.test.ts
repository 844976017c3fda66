import type { EndpointShape } from '@contract/kernel/endpoint';
import { dutyFor } from '@server/http/policy';
import { isGuarded, portalCalls } from '@tests/support/duty-guards';
import { expect, test } from 'vitest';

const contracts = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*/*.ts', '!../../contract/**/*.test.ts'],
  { eager: true },
);

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

function endpointOf({ module, name, key }: { module: string; name: string; key: string }) {
  const exported = contracts[`../../${module}.ts`]?.[name];
  const endpoint: unknown =
    typeof exported === 'object' && exported !== null ? Reflect.get(exported, key) : undefined;
  return isEndpoint(endpoint) ? endpoint : undefined;
}

/** Files whose callers decide. */
const otherwise = new Set([
  // Versions that the queue fetched ahead, which nobody else does.
  'src/features/documents/documents/document-bytes.ts',
  // The queue is opened by documents.verify, and shows each decision by its own permission.
  'src/features/documents/documents/use-decision.ts',
]);

test('the portal offers an act of staff only to who holds its duty', async () => {
  const open: string[] = [];
  let bound = 0;
  for (const call of portalCalls()) {
    const endpoint = endpointOf(call);
    const duty = endpoint && (await dutyFor(endpoint));
    if (!endpoint || !duty || otherwise.has(call.file)) continue;
    bound += 1;
    if (!isGuarded(call.file, endpoint.can))
      open.push(`${call.file}: ${call.name}.${call.key} (${duty})`);
  }
  expect(open).toEqual([]);
  expect(bound).toBeGreaterThan(100);
});
