import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import { scopeOf } from '@casbin/permissions';
import { projectRoot } from '@server/project-root';
import type { Reach } from './authorise';

/** The policy files, read once at boot, as the question that every route asks. */
export async function loadReach(): Promise<Reach> {
  const table = await loadPermissionTable(path.join(projectRoot, 'casbin'));
  return (principal, permission) => scopeOf(table, principal, permission);
}
