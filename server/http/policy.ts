import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import type { PermissionTable } from '@casbin/permissions';
import { projectRoot } from '@server/project-root';

let table: Promise<PermissionTable> | undefined;

/** What each role may do, from the policy files; read once by a process. */
export const policyTable = (): Promise<PermissionTable> =>
  (table ??= loadPermissionTable(path.join(projectRoot, 'casbin')));
