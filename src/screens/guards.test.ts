import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import type { PermissionTable } from '@casbin/permissions';
import { type Role, roles } from '@contract/kernel/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { areaOfRole, privateAreas } from './areas';
import { decide } from './guards';
import type { Visitor } from './public-guard';
import { publicScreens, type Screen } from './public-table';
import { loadArea } from './table';

let table: PermissionTable;
let screens: Screen[];
beforeAll(async () => {
  table = await loadPermissionTable(path.resolve('casbin'));
  screens = [...publicScreens, ...(await Promise.all(privateAreas.map(loadArea))).flat()];
});

function visitor(role: Role, facts: Partial<Visitor> = {}): Visitor {
  return {
    role,
    supplierStatus: role === 'supplier' || role === 'supplier_agent' ? 4 : null,
    hasOnboardingStep: false,
    hasUser: true,
    hasExtendedSession: false,
    restrictionLevel: 0,
    needsProgram: false,
    ...facts,
  };
}

function screenOf(key: string): Screen | null {
  return screens.find((screen) => screen.key === key) ?? null;
}

/** What happens to a visitor at a screen: "allow", "not-found", or where they are sent. */
function outcome(screen: Screen | null, who: Visitor | null, search = '', hash = ''): string {
  const decision = decide(screen, who, table, { pathname: screen?.path ?? '/x', search, hash });
  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

/** Keys of an area's screens that do not open for the visitor, with where they are sent. */
function refusals(area: Screen['area'], who: Visitor): Record<string, string> {
  const refused = screens
    .filter((screen) => screen.area === area && !screen.redirectTo)
    .map((screen) => [screen.key, outcome(screen, who)])
    .filter(([, result]) => result !== 'allow');
  return Object.fromEntries(refused);
}

describe('login required', () => {
  it('sends a visitor without user and extended session to login with the full path', () => {
    expect(outcome(screenOf('applicantMovements'), null, '?q=a&page=2', '#fin')).toBe(
      '/login?redirect=%2Fsolicitante%2Fmovimientos%3Fq%3Da%26page%3D2%23fin',
    );
    for (const screen of screens) {
      const expected =
        screen.area === 'public' ? 'allow' : expect.stringMatching(/^\/login\?redirect=%2F/);
      expect(outcome(screen, null), screen.key).toEqual(expected);
    }
  });

  it('is met by an extended session alone', () => {
    const who = visitor('client', { hasUser: false, hasExtendedSession: true });
    expect(outcome(screenOf('applicantHome'), who)).toBe('allow');
  });
});

describe('a screen that only leads elsewhere', () => {
  it('keeps the query and the anchor of its address', () => {
    const leading = screens.filter(({ redirectTo }) => redirectTo);
    expect(leading.length).toBeGreaterThan(1);
    for (const screen of leading) {
      const role = roles.find((one) => outcome(screen, visitor(one)) !== '/error');
      if (!role) throw new Error(`nobody opens ${screen.key}`);
      expect(outcome(screen, visitor(role), '?x=1', '#y'), screen.key).toMatch(/^\/.+\?x=1#y$/);
    }
    const seller = visitor('supplier_agent');
    const old = screenOf('agentOnboardingOfSupplier');
    expect(outcome(old, seller, '?x=1')).toBe('/agente-onboarding?x=1');
  });
});

describe('unknown path', () => {
  it('is not found, for visitors and users alike', () => {
    expect(outcome(null, null)).toBe('not-found');
    expect(outcome(null, visitor('admin'))).toBe('not-found');
  });
});

describe('unauthorized', () => {
  it('goes to /error with the query forwarded', () => {
    expect(outcome(screenOf('auditList'), visitor('client'), '?from=mail&n=1')).toBe(
      '/error?from=mail&n=1',
    );
  });

  it.each(roles)('%s opens no private area but its own', (role) => {
    for (const area of privateAreas) {
      if (area === 'shared' || area === areaOfRole[role]) continue;
      const inside = screens.filter((screen) => screen.area === area);
      expect(Object.values(refusals(area, visitor(role)))).toHaveLength(
        inside.filter((screen) => !screen.redirectTo).length,
      );
      for (const screen of inside)
        expect(outcome(screen, visitor(role)), screen.key).toBe('/error');
    }
  });

  // The refusals of each role inside its own area, whole.
  const ownRefusals: [Role, Record<string, string>][] = [
    ['investor', {}],
    ['client', {}],
    ['supplier', { agentOnboarding: '/error' }],
    [
      'supplier_agent',
      {
        supplierOnboarding: '/error',
        supplierOnboardingRest: '/error',
        contractWorkflow: '/error',
        agentList: '/error',
        agentShow: '/error',
        accreditationList: '/error',
        accreditationShow: '/error',
        profileAccreditation: '/error',
        supplierProfile: '/error',
        supplierAccount: '/error',
      },
    ],
    ['program_executive_manager', { prospectUpload: '/error' }],
    ['program_administrator', {}],
    ['program_commercial_manager', { prospectUpload: '/error' }],
    ['admin', {}],
  ];

  it.each(ownRefusals)('%s is refused in its own area only %j', (role, expected) => {
    const area = areaOfRole[role];
    if (!area) throw new Error('every role here has an area');
    expect(refusals(area, visitor(role))).toEqual(expected);
  });

  it.each(roles.filter((role) => role !== 'none'))('%s opens every shared screen', (role) => {
    expect(refusals('shared', visitor(role))).toEqual({});
  });

  it('refuses a session without a role everywhere', () => {
    for (const area of privateAreas) {
      expect(Object.values(refusals(area, visitor('none'))).every((to) => to === '/error')).toBe(
        true,
      );
    }
  });
});

describe('supplier-status and project guards', () => {
  const inicio = '/proveedor/inicio';
  const supplierOnlyGuarded = {
    agentList: inicio,
    agentShow: inicio,
    accreditationList: inicio,
    accreditationShow: inicio,
    profileAccreditation: inicio,
  };
  const guarded = {
    supplierPayments: inicio,
    supplierProspectList: inicio,
    supplierApplicantList: inicio,
    equipmentCatalog: inicio,
    supplierCredit: inicio,
    supplierCreditSimulator: inicio,
    supplierCreditDraw: inicio,
  };
  const project = {
    supplierProjectList: inicio,
    supplierProjectArchive: inicio,
    supplierProjectCreate: inicio,
    supplierProjectReceipt: inicio,
    supplierProjectShow: inicio,
    siteShow: inicio,
    siteTechnicalData: inicio,
    siteEvidence: inicio,
    incomeSource: inicio,
  };
  const agentOnly = { agentOnboarding: '/error' };

  it.each([
    [0, false, { ...guarded, ...supplierOnlyGuarded, ...project, contractWorkflow: inicio }],
    [2, false, { ...guarded, ...supplierOnlyGuarded, ...project, contractWorkflow: inicio }],
    [2, true, { ...guarded, ...supplierOnlyGuarded }],
    [3, false, { ...guarded, ...supplierOnlyGuarded }],
    [3, true, { ...guarded, ...supplierOnlyGuarded }],
    [4, false, {}],
    [5, true, {}],
  ])('supplier with status %i and step %s', (supplierStatus, hasOnboardingStep, expected) => {
    const who = visitor('supplier', { supplierStatus, hasOnboardingStep });
    expect(refusals('supplier', who)).toEqual({ ...agentOnly, ...expected });
  });

  it.each([
    [2, false, { ...guarded, ...project }],
    [3, false, guarded],
    [4, false, {}],
  ])(
    'agent of a supplier with status %i and step %s',
    (supplierStatus, hasOnboardingStep, expected) => {
      const who = visitor('supplier_agent', { supplierStatus, hasOnboardingStep });
      const toInicio = Object.entries(refusals('supplier', who)).filter(([, to]) => to === inicio);
      expect(Object.fromEntries(toInicio)).toEqual(expected);
    },
  );

  it('takes a missing status for none', () => {
    const who = visitor('supplier', { supplierStatus: null });
    expect(outcome(screenOf('supplierPayments'), who)).toBe(inicio);
  });
});

describe('public guard', () => {
  it('sends a visitor with both a user and an extended session to /', () => {
    const both = visitor('client', { hasExtendedSession: true });
    expect(outcome(screenOf('login'), both)).toBe('/');
    expect(outcome(screenOf('registrationOfType'), both)).toBe('/');
    expect(outcome(screenOf('login'), visitor('client'))).toBe('allow');
    expect(outcome(screenOf('faqs'), both)).toBe('allow');
    expect(outcome(screenOf('error'), both)).toBe('allow');
  });

  it.each([
    ['investor', '/inversionista'],
    ['client', '/solicitante'],
    ['supplier', '/proveedor'],
    ['supplier_agent', '/proveedor'],
    ['program_executive_manager', '/programas'],
    ['program_administrator', '/programas'],
    ['program_commercial_manager', '/programas'],
    ['admin', '/backoffice'],
    ['none', 'allow'],
  ] as const)('home sends %s to %s', (role, to) => {
    expect(outcome(screenOf('home'), visitor(role))).toBe(to);
  });
});

describe('base routes', () => {
  it.each([
    ['client', 'applicantBase', '/solicitante/inicio'],
    ['supplier', 'supplierBase', '/proveedor/inicio'],
    ['investor', 'investorBase', '/inversionista/inicio'],
    ['program_administrator', 'programBase', '/programa/inicio'],
    ['admin', 'backofficeBase', '/backoffice/inicio'],
    ['client', 'backofficeBase', '/error'],
  ] as const)('%s at %s goes to %s', (role, key, to) => {
    expect(outcome(screenOf(key), visitor(role))).toBe(to);
  });
});

it('never redirects in circles', () => {
  const find = (to: string) => screens.find((screen) => screen.path === to.split('?')[0]) ?? null;
  for (const role of roles) {
    for (const facts of [{}, { supplierStatus: 0 }, { hasExtendedSession: true }]) {
      for (const start of screens) {
        let screen: Screen | null = start;
        let hops = 0;
        for (let to = outcome(screen, visitor(role, facts)); to.startsWith('/'); hops += 1) {
          expect(hops, `${role} at ${start.path}`).toBeLessThan(4);
          screen = find(to);
          to = outcome(screen, visitor(role, facts));
        }
      }
    }
  }
});

describe('restricted account', () => {
  it('opens no screen of what staff hold back, typed or linked, and all others', () => {
    const limited = visitor('client', { restrictionLevel: 1 });
    expect(outcome(screenOf('applicantProjectCreate'), limited)).toBe('/solicitante/inicio');
    expect(outcome(screenOf('applicantProfileEdit'), limited)).toBe('allow');
    const reading = visitor('investor', { restrictionLevel: 2 });
    expect(outcome(screenOf('withdrawFunds'), reading)).toBe('/inversionista/inicio');
    expect(outcome(screenOf('portfolio'), reading)).toBe('allow');
  });
});
