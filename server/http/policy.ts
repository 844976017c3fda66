import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import { dutyOf, type PermissionTable } from '@casbin/permissions';
import type { Duty } from '@contract/kernel/duties';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { projectRoot } from '@server/project-root';

let table: Promise<PermissionTable> | undefined;

/** What each role may do, from the policy files; read once by a process. */
export const policyTable = (): Promise<PermissionTable> =>
  (table ??= loadPermissionTable(path.join(projectRoot, 'casbin')));

/** The duty of staff to which an endpoint belongs; null of one that needs none. */
export const dutyFor = async ({ can }: Pick<EndpointShape, 'can'>): Promise<Duty | null> =>
  can === 'public' ? null : dutyOf(await policyTable(), can);
