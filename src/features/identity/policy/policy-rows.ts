import type { PermissionTable } from '@casbin/permissions';
import {
  allPermissions,
  type Condition,
  type Noun,
  type Permission,
  type permissions,
  plannedPermissions,
  type ScopeKind,
} from '@contract/kernel/permissions';
import { type Role, roles } from '@contract/kernel/roles';
import { nounName, verbName } from '@contract/locales/es-MX/identity/policy';
import { texts } from '@portal/i18n';

type Verb = (typeof permissions)[Noun][number];

// A noun or verb without its Spanish name does not compile.
const nouns: Readonly<Record<Noun, string>> = texts(nounName);
const verbs: Readonly<Record<Verb, string>> = texts(verbName);

const nameOf = (names: ReadonlyMap<string, string>, name: string | undefined) =>
  names.get(name ?? '') ?? '';
const nounNames = new Map(Object.entries(nouns));
const verbNames = new Map(Object.entries(verbs));

/** A permission in words: "Documentos: verificar". */
export function permissionText(permission: Permission): { noun: string; verb: string } {
  const [noun, verb] = permission.split('.');
  return { noun: nameOf(nounNames, noun), verb: nameOf(verbNames, verb) };
}

const planned: ReadonlySet<string> = new Set(plannedPermissions);

/** What can be done today; what is only planned opens nothing yet. */
export const builtPermissions = allPermissions.filter((permission) => !planned.has(permission));

export interface PolicyRow {
  key: string;
  noun: string;
  role: Role;
  verbs: string[];
  scope: ScopeKind;
  condition: Condition;
}

/** The policy in words: what a role may do with a noun, a row for each reach and condition, by name. */
export function policyRows(table: PermissionTable): PolicyRow[] {
  const rows = new Map<string, PolicyRow>();
  for (const role of roles) {
    for (const permission of builtPermissions) {
      const grant = table[role][permission];
      if (!grant) continue;
      const { noun, verb } = permissionText(permission);
      const key = [noun, role, grant.scope, grant.condition].join('/');
      const row = rows.get(key) ?? { key, noun, role, verbs: [], ...grant };
      rows.set(key, { ...row, verbs: [...row.verbs, verb] });
    }
  }
  return [...rows.values()].sort((a, b) => a.noun.localeCompare(b.noun, 'es'));
}

/** Those roles that hold a permission, whatever its condition. */
export const rolesWith = (table: PermissionTable, permission: Permission): Role[] =>
  roles.filter((role) => role !== 'none' && table[role][permission]);

/** Rows that a search text and a role leave. */
export function matching(rows: readonly PolicyRow[], text: string, role: string | null) {
  const wanted = plain(text);
  return rows.filter(
    (row) =>
      (role === null || row.role === role) &&
      plain(`${row.noun} ${row.verbs.join(' ')}`).includes(wanted),
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
