import { scopeOf } from '@casbin/permissions';
import type { ScopeLookup } from './authorise';
import { policyTable } from './policy';

/** The policy as the question that every route asks. */
export async function loadScopeLookup(): Promise<ScopeLookup> {
  const table = await policyTable();
  return (principal, permission) => scopeOf(table, principal, permission);
}
