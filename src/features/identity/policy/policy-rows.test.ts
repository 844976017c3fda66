import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import { expect, it } from 'vitest';
import { builtPermissions, matching, permissionText, policyRows, rolesWith } from './policy-rows';

const table = await loadPermissionTable(path.resolve('casbin'));
const rows = policyRows(table);

it('says every grant of the policy once, in words', () => {
  const granted = Object.values(table).flatMap((grants) =>
    builtPermissions.filter((permission) => grants[permission]),
  );
  expect(rows.reduce((sum, { verbs }) => sum + verbs.length, 0)).toBe(granted.length);
  for (const permission of builtPermissions) {
    expect(Object.values(permissionText(permission))).not.toContain('');
  }
});

it('is found by noun or verb without accents, and by role', () => {
  const approvals = matching(rows, 'autorizaciones', null);
  expect(new Set(approvals.map(({ role }) => role))).toEqual(new Set(['admin']));
  expect(matching(rows, 'verificar', 'client')).toEqual([]);
  expect(matching(rows, '', 'supplier_agent').length).toBeGreaterThan(5);
});

it('names the roles that hold a permission', () => {
  expect(rolesWith(table, 'withdrawals.create')).toEqual(['investor']);
});
