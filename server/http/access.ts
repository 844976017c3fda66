import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import { scopeOf } from '@casbin/permissions';
import { projectRoot } from '@server/project-root';
import type { ScopeLookup } from './authorise';

/** The policy files, read once at boot, as the question that every route asks. */
export async function loadScopeLookup(): Promise<ScopeLookup> {
  const table = await loadPermissionTable(path.join(projectRoot, 'casbin'));
  return (principal, permission) => scopeOf(table, principal, permission);
}
