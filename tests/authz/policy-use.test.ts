import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allPermissions, plannedPermissions } from '@contract/kernel/permissions';
import { areas, privateAreas } from '@portal/screens/areas';
import { isUnderConstruction } from '@portal/screens/derive';
import { loadArea } from '@portal/screens/table';
import { implementations } from '@server/features/implementations';
import { expect, test } from 'vitest';

/** The policy has only what is in use: each permission opens a call, a built screen or a button. */

async function openedByScreens(): Promise<string[]> {
  const screens = (await Promise.all(privateAreas.map(loadArea))).flat();
  const built = screens.filter((screen) => !isUnderConstruction(screen));
  return [
    ...built.flatMap(({ access }) => access ?? []),
    ...privateAreas.map((area) => areas[area].access),
  ];
}

function askedByButtons(): string[] {
  const folder = path.resolve('src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(/useMay\('([\w.-]+)'\)/g),
    ])
    .map(([, permission = '']) => permission);
}

test('a permission without an endpoint, a built screen or a button is marked as planned, and no other is', async () => {
  const used = new Set<string>([
    ...implementations.map(({ endpoint }) => endpoint.can),
    ...(await openedByScreens()),
    ...askedByButtons(),
  ]);
  const unused = allPermissions.filter((permission) => !used.has(permission));
  expect(unused.toSorted()).toEqual(plannedPermissions.toSorted());
});
