import path from 'node:path';
import { duties } from '@contract/kernel/duties';
import { conditions, isPermission, type Permission, scopes } from '@contract/kernel/permissions';
import { type Role, roles } from '@contract/kernel/roles';
import { type Enforcer, newEnforcer } from 'casbin';
import type { Grant, PermissionTable, PrincipalFacts } from './permissions';

/** The two files of the policy, inside the folder that holds them. */
export function policyFiles(folder: string): { model: string; policy: string } {
  return { model: path.join(folder, 'model.conf'), policy: path.join(folder, 'policy.csv') };
}

/** Casbin itself, loaded with the project's model and policy. */
export function createEnforcer(folder: string): Promise<Enforcer> {
  const { model, policy } = policyFiles(folder);
  return newEnforcer(model, policy);
}

/** Asks Casbin. Slow (milliseconds): for the permission table's tests, never for a request. */
export function enforce(
  enforcer: Enforcer,
  facts: PrincipalFacts,
  permission: Permission,
): boolean {
  const [object, action] = permission.split('.');
  const { role, supplierStatus, hasOnboardingStep, supplierSuspended = false } = facts;
  const status = supplierStatus ?? 0;
  const held = (facts.duties ?? duties).join('|');
  return enforcer.enforceSync(
    role,
    object,
    action,
    status,
    hasOnboardingStep,
    supplierSuspended,
    held,
  );
}

/**
 * Reads the policy once, through Casbin's own role graph, into a table that answers in constant time.
 *
 * @param folder where `model.conf` and `policy.csv` lie
 * @throws Error when a line names an unknown permission, scope or condition, or when a role reaches one
 *   permission by two lines (its scope would be ambiguous)
 */
export async function loadPermissionTable(folder: string): Promise<PermissionTable> {
  const enforcer = await createEnforcer(folder);
  const table: PermissionTable = {
    investor: {},
    client: {},
    supplier: {},
    supplier_agent: {},
    program_executive_manager: {},
    program_administrator: {},
    program_commercial_manager: {},
    admin: {},
    none: {},
  };
  for (const role of roles) table[role] = await grantsOfRole(enforcer, role);
  return table;
}

type RoleGrants = PermissionTable[Role];

async function grantsOfRole(enforcer: Enforcer, role: Role): Promise<RoleGrants> {
  const grants: RoleGrants = {};
  const rules = await enforcer.getImplicitRolesForUser(role);
  for (const line of await enforcer.getPolicy()) {
    if (!rules.some((rule) => rule === line[0])) continue;
    for (const { permission, grant } of readLine(line)) {
      if (grants[permission]) throw new Error(`policy.csv: ${role} reaches ${permission} twice`);
      grants[permission] = grant;
    }
  }
  return grants;
}

/** What a line grants: one permission for each of its actions. */
function readLine(line: string[]): { permission: Permission; grant: Grant }[] {
  const [, object = '', actions = '', scopeText = '', conditionText = ''] = line;
  const granted = actions.split('|').map((action) => `${object}.${action}`);
  const scope = scopes.find((known) => known === scopeText);
  const condition = conditions.find((known) => known === conditionText);
  if (!granted.every(isPermission) || !scope || !condition) {
    throw new Error(`policy.csv: not understood: ${line.join(', ')}`);
  }
  return granted.map((permission) => ({ permission, grant: { scope, condition } }));
}
