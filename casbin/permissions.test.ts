import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Duty, duties } from '@contract/kernel/duties';
import { allPermissions, conditions, type Permission, scopes } from '@contract/kernel/permissions';
import { type Role, roles } from '@contract/kernel/roles';
import { type Enforcer, newEnforcer, StringAdapter } from 'casbin';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEnforcer, enforce, loadPermissionTable, policyFiles } from './enforcer';
import { dutyOf, type PermissionTable, type PrincipalFacts, permissionsOf } from './permissions';

const folder = path.resolve('casbin');
const lines = readFileSync(path.join(folder, 'policy.csv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(',').map((cell) => cell.trim()));
/** One for each action, as if each had a line of its own. */
const policyLines = lines
  .filter(([kind]) => kind === 'p')
  .flatMap(([kind, rule, object, actions = '', ...rest]) =>
    actions.split('|').map((action) => [kind, rule, object, action, ...rest]),
  );
const roleLines = lines.filter(([kind]) => kind === 'g');

let table: PermissionTable;
beforeAll(async () => {
  table = await loadPermissionTable(folder);
});

/** Each duty alone, none, all, and of a server that knows none. */
const everyDuty: PrincipalFacts[] = [...duties.map((duty) => [duty]), [], duties, undefined].map(
  (held) => ({
    role: 'admin',
    supplierStatus: null,
    hasOnboardingStep: false,
    ...(held && { duties: held }),
  }),
);

const everyPrincipal: PrincipalFacts[] = [
  ...everyDuty,
  ...roles.flatMap((role) =>
    [null, 0, 1, 2, 3, 4, 5].flatMap((supplierStatus) =>
      [false, true].flatMap((hasOnboardingStep) =>
        [false, true].map((supplierSuspended) => ({
          role,
          supplierStatus,
          hasOnboardingStep,
          supplierSuspended,
        })),
      ),
    ),
  ),
];

function groupByObject(): Map<string, Permission[]> {
  const groups = new Map<string, Permission[]>();
  for (const permission of allPermissions) {
    const [object = ''] = permission.split('.');
    groups.set(object, [...(groups.get(object) ?? []), permission]);
  }
  return groups;
}

/** Casbin with the real model and the lines of one object: the whole policy takes 2 ms an answer. */
function enforcerOf(object: string): Promise<Enforcer> {
  const own = lines.filter(([kind, , second]) => kind === 'g' || second === object);
  const text = own.map((line) => line.join(', ')).join('\n');
  return newEnforcer(policyFiles(folder).model, new StringAdapter(text));
}

function holders(permission: Permission): Role[] {
  return roles.filter((role) => table[role][permission] !== undefined);
}

describe('permission map', () => {
  it('agrees with enforce() for every role, supplier status, step and permission', async () => {
    const differences: string[] = [];
    for (const [object, permissionsOfObject] of groupByObject()) {
      const enforcer = await enforcerOf(object);
      for (const facts of everyPrincipal) {
        const held = permissionsOf(table, facts);
        for (const permission of permissionsOfObject) {
          if (held.has(permission) === enforce(enforcer, facts, permission)) continue;
          differences.push(`${permission} ${JSON.stringify(facts)}`);
        }
      }
    }
    expect(differences).toEqual([]);
  });

  it('agrees with enforce() over the whole policy, for drawn cases', async () => {
    const enforcer = await createEnforcer(folder);
    fc.assert(
      fc.property(
        fc.constantFrom(...everyPrincipal),
        fc.constantFrom(...allPermissions),
        (facts, permission) =>
          permissionsOf(table, facts).has(permission) === enforce(enforcer, facts, permission),
      ),
      { numRuns: 500 },
    );
  });

  it('gives program users the reach of their program, suppliers of their company, clients their own', () => {
    const reach = (role: Role) => new Set(Object.values(table[role]).map((grant) => grant.scope));
    expect(reach('supplier')).toEqual(new Set(['own', 'org', 'all']));
    expect(table.supplier_agent['projects.list']?.scope).toBe('org');
    expect(table.program_administrator['prospects.upload']?.scope).toBe('program');
    expect(table.investor['withdrawals.create']?.scope).toBe('own');
    expect(table.admin['documents.verify']?.scope).toBe('all');
  });
});

describe('policy.csv', () => {
  it('names only declared permissions, scopes and conditions, and denies nothing', () => {
    for (const [, , object, action, scope, condition, ...rest] of policyLines) {
      expect(allPermissions).toContain(`${object}.${action}`);
      expect(scopes).toContain(scope);
      expect(conditions).toContain(condition);
      expect(rest).toEqual([]);
    }
  });

  it('grants every declared permission', () => {
    const granted = new Set(policyLines.map(([, , object, action]) => `${object}.${action}`));
    expect(allPermissions.filter((permission) => !granted.has(permission))).toEqual([]);
  });

  it('grants to rules, never to a role, and repeats no line', () => {
    const rules = new Set(roleLines.map(([, , rule]) => rule));
    expect(policyLines.filter(([, rule]) => !rules.has(rule))).toEqual([]);
    for (const all of [policyLines, roleLines]) {
      expect(new Set(all.map((line) => line.join())).size).toBe(all.length);
    }
  });

  it('puts the roles into the rules of the specification', () => {
    const rules: Record<string, string[]> = {};
    for (const [, role = '', rule = ''] of roleLines) {
      rules[rule] ??= [];
      rules[rule].push(role);
    }
    const program = [
      'program_executive_manager',
      'program_administrator',
      'program_commercial_manager',
    ];
    const user = ['investor', 'client', 'supplier', 'supplier_agent', ...program];
    expect(rules).toEqual({
      isSupplier: ['supplier'],
      isAgent: ['supplier_agent'],
      isSupplierOrAgent: ['supplier', 'supplier_agent'],
      isApplicant: ['client'],
      isInvestor: ['investor'],
      isAdmin: ['admin'],
      isBackoffice: ['admin'],
      isExecutiveManager: ['program_executive_manager'],
      isExecutiveOrCommercialManager: ['program_executive_manager', 'program_commercial_manager'],
      isProgramCommercialManager: ['program_commercial_manager'],
      isProgramAdmin: ['program_administrator'],
      isProgram: program,
      isUser: user,
      isPublic: [...user, 'admin', 'none'],
    });
  });
});

describe('who may, as the specification words it', () => {
  it('lets only program administrators upload prospects', () => {
    expect(holders('prospects.upload')).toEqual(['program_administrator']);
  });

  it('lets only backoffice users verify, reject or revoke documents', () => {
    for (const verb of ['verify', 'reject', 'unverify'] as const) {
      expect(holders(`documents.${verb}`)).toEqual(['admin']);
    }
  });

  it('keeps agents from supplier-only screens', () => {
    const supplierOnly: Permission[] = [
      'supplier-profile.open',
      'supplier-account.open',
      'agents.list',
      'accreditations.list',
      'accreditations.show',
      'contracts.sign',
      'onboarding.edit',
    ];
    for (const permission of supplierOnly) {
      expect(holders(permission)).toContain('supplier');
      expect(holders(permission)).not.toContain('supplier_agent');
    }
  });

  it('gives a role that it does not know nothing', () => {
    for (const role of ['auditor', 'constructor', '']) {
      const stored: PrincipalFacts = JSON.parse(
        JSON.stringify({ role, supplierStatus: 5, hasOnboardingStep: true }),
      );
      expect([...permissionsOf(table, stored)]).toEqual([]);
    }
  });

  it('gives a visitor nothing but what is public', () => {
    expect(Object.keys(table.none)).toEqual(['faqs.list']);
  });

  it('never lets staff move their own money or sign for another person', () => {
    const held = permissionsOf(table, {
      role: 'admin',
      supplierStatus: null,
      hasOnboardingStep: true,
    });
    for (const permission of [
      'commitments.create',
      'withdrawals.create',
      'contracts.sign',
    ] as const) {
      expect(held.has(permission)).toBe(false);
    }
  });

  it.each([
    [1, false, [false, false]],
    [2, true, [true, false]],
    [3, false, [true, false]],
    [4, false, [true, true]],
    [5, true, [true, true]],
  ])(
    'supplier status %i, step %s: projects and guarded screens %j',
    (supplierStatus, hasOnboardingStep, expected) => {
      const held = permissionsOf(table, { role: 'supplier', supplierStatus, hasOnboardingStep });
      expect([held.has('projects.list'), held.has('applicants.list')]).toEqual(expected);
    },
  );
});

describe('duties of staff', () => {
  const heldWith = (held?: readonly Duty[]) =>
    permissionsOf(table, {
      role: 'admin',
      supplierStatus: null,
      hasOnboardingStep: false,
      ...(held && { duties: held }),
    });
  const readingVerbs = ['list', 'show', 'open', 'download', 'inspect', 'follow'];
  const isReading = (permission: Permission) =>
    readingVerbs.includes(permission.split('.')[1] ?? '');
  /** What acts and needs no duty: one's own affairs, what computes alone, notes, and the confirmation of any act. */
  const ofAnyone: Permission[] = [
    'account.edit',
    'notifications.edit',
    'person-notes.create',
    'loans.quote',
    'approvals.decide',
    'ledger.verify',
    'saved-filters.edit',
    'audit.verify',
  ];

  it('binds acts, and leaves reading to every administrator', () => {
    const held = allPermissions.filter((permission) => table.admin[permission]);
    const free = held.filter((permission) => !dutyOf(table, permission));
    expect(free.filter((permission) => !isReading(permission)).toSorted()).toEqual(
      ofAnyone.toSorted(),
    );
    expect(held.filter(isReading).filter((permission) => dutyOf(table, permission))).toEqual([]);
  });

  it('is a condition of lines about staff alone', () => {
    const others = policyLines.filter(
      ([, rule = '', , , , condition = '']) =>
        condition.startsWith('duty-') && !['isAdmin', 'isBackoffice'].includes(rule),
    );
    expect(others).toEqual([]);
  });

  it.each<[Duty, Permission[], Permission[]]>([
    ['review', ['documents.verify', 'suppliers.approve'], ['projects.approve', 'users.edit']],
    [
      'committee',
      ['projects.approve', 'opportunities.publish', 'write-offs.create'],
      ['stages.pay'],
    ],
    ['treasury', ['withdrawals.approve', 'tax-months.remit', 'stages.pay'], ['projects.approve']],
    ['compliance', ['alerts.edit', 'privacy-requests.answer'], ['documents.verify']],
    ['administration', ['users.edit', 'settings.edit', 'catalogs.edit'], ['alerts.edit']],
  ])('%s alone opens its acts, and none of another duty', (duty, its, notIts) => {
    const held = heldWith([duty]);
    for (const permission of its)
      expect([permission, held.has(permission)]).toEqual([permission, true]);
    for (const permission of notIts)
      expect([permission, held.has(permission)]).toEqual([permission, false]);
    const acts = [...held.keys()].flatMap((permission) => dutyOf(table, permission) ?? []);
    expect(new Set(acts)).toEqual(new Set([duty]));
  });

  it('all together, or none told by a server, open what the role may do at all', () => {
    const all = allPermissions.filter((permission) => table.admin[permission]);
    expect([...heldWith(duties).keys()]).toEqual(all);
    expect([...heldWith().keys()]).toEqual(all);
    expect([...heldWith([]).keys()]).toEqual(
      all.filter((permission) => !dutyOf(table, permission)),
    );
  });
});
