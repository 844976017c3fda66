import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import { type PermissionTable, permissionsOf } from '@casbin/permissions';
import { type Duty, duties } from '@contract/kernel/duties';
import { matchScreen } from '@contract/kernel/match-screen';
import type { Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { endpointOf } from '@portal/refine/endpoints';
import { emptyState, visitorOf } from '@portal/session/state';
import { beforeAll, describe, expect, it } from 'vitest';
import { areaOfRole, areasOfPath, type PrivateArea, privateAreas } from './areas';
import {
  canOpen,
  crumbsOf,
  documentTitle,
  isUnderConstruction,
  menuFor,
  menuKeyOf,
  menuSections,
  paletteFor,
  refineResources,
  titleOf,
} from './derive';
import { publicScreens, type Screen } from './public-table';
import { loadArea, loadScreensOf } from './table';

let table: PermissionTable;
let screens: Screen[];
beforeAll(async () => {
  table = await loadPermissionTable(path.resolve('casbin'));
  screens = [...publicScreens, ...(await Promise.all(privateAreas.map(loadArea))).flat()];
});

const everything = { has: () => true };

function heldBy(role: Role, supplierStatus: number | null = 4) {
  return permissionsOf(table, { role, supplierStatus, hasOnboardingStep: false });
}

/** Each parameter is its own value, so that crumbs read like the table. */
function ownParams(screen: Screen): Record<string, string> {
  const names = [...screen.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, name]));
}

describe('crumbs', () => {
  it('lead from the top of the area to every screen', () => {
    const trails = screens.map((screen) => {
      const crumbs = crumbsOf(screens, screen, { params: ownParams(screen) }, everything);
      return `${screen.path}: ${crumbs.map(({ title }) => title).join(' > ')}`;
    });
    expect(trails.join('\n')).toMatchSnapshot();
  });

  it('point to built screens whose own last crumb points to itself', () => {
    for (const screen of screens) {
      for (const crumb of crumbsOf(screens, screen, { params: ownParams(screen) }, everything)) {
        const level = screens.find(({ key }) => key === crumb.key);
        if (level && level !== screen && isUnderConstruction(level)) {
          expect(crumb.href, `${screen.key} > ${crumb.key}`).toBeNull();
          continue;
        }
        const target = matchScreen(screens, crumb.href ?? '');
        expect(target?.screen.key, `${screen.key} > ${crumb.key}`).toBe(crumb.key);
        if (!target) continue;
        const last = crumbsOf(screens, target.screen, { params: target.params }, everything).at(-1);
        expect(last?.href).toBe(crumb.href);
      }
    }
  });

  it('keep, on the way back to figures, what they are narrowed by, and nothing else', () => {
    const rows = screens.find(({ key }) => key === 'programRequestList');
    if (!rows) throw new Error('a screen of the program is missing');
    const search = '?zone_id=z&from=2026-01&course=delivered&cursor=c';
    const crumbs = crumbsOf(screens, rows, { params: {}, search }, everything);
    expect(crumbs.map(({ href }) => href).slice(0, -1)).toEqual([
      '/programa/inicio?zone_id=z&from=2026-01',
      '/programa/performance?zone_id=z&from=2026-01',
    ]);
  });

  it('take titles from loaded records, and do not link to what the person may not open', () => {
    const screen = screens.find(({ key }) => key === 'siteEvidence');
    const edit = screens.find(({ key }) => key === 'supplierProfileEdit');
    if (!screen || !edit) throw new Error('screens of the supplier are missing');
    const params = { projectId: '7', siteId: '8' };
    const records = { supplierProjectShow: { folio: 'SF-000007' } };
    expect(crumbsOf(screens, screen, { params }, heldBy('supplier'), records)).toEqual([
      { key: 'supplierHome', title: 'Inicio', href: '/proveedor/inicio' },
      { key: 'supplierProjectList', title: 'Mis proyectos', href: '/proveedor/mis-proyectos' },
      { key: 'supplierProjectShow', title: 'Proyecto SF-000007', href: '/proveedor/proyecto/7' },
      {
        key: 'siteShow',
        title: 'Sitio de instalación',
        href: '/proveedor/proyecto/7/fg_location/8',
      },
      {
        key: 'siteEvidence',
        title: 'Evidencias',
        href: '/proveedor/proyecto/7/fg_location/8/evidencias',
      },
    ]);
    const forAgent = crumbsOf(screens, edit, { params: {} }, heldBy('supplier_agent'));
    expect(forAgent.map(({ href }) => href)).toEqual([
      '/proveedor/inicio',
      null,
      '/proveedor/perfil/editar',
    ]);
  });
});

describe('titles', () => {
  it('read "<title> - <product>"', () => {
    expect(documentTitle('Página no encontrada', 'Solfondo')).toBe(
      'Página no encontrada - Solfondo',
    );
  });

  it('stay whole without a record or with an unfit one', () => {
    const screen = { title: 'Crédito', titleField: 'folio' };
    expect(titleOf(screen)).toBe('Crédito');
    expect(titleOf(screen, { folio: '' })).toBe('Crédito');
    expect(titleOf(screen, { folio: 7 })).toBe('Crédito');
    expect(titleOf(screen, { folio: 'SF-1' })).toBe('Crédito SF-1');
    expect(titleOf({ title: 'Perfil' }, { folio: 'SF-1' })).toBe('Perfil');
  });
});

describe('menu of staff', () => {
  const shownTo = async (held?: Duty[]) => {
    const user = { role: 'admin' as const, ...(held && { duties: held }) };
    const visitor = visitorOf({ ...emptyState, user });
    if (!visitor) throw new Error('nobody is there');
    const area = areaOfRole.admin;
    if (!area) throw new Error('staff have an area');
    const menu = menuFor(await loadScreensOf('admin'), permissionsOf(table, visitor), area);
    return menu.map(({ href }) => href);
  };

  it('shows where a duty works to who holds it, and what is only read to all', async () => {
    expect(await shownTo(['review'])).toContain(href('documentQueue'));
    const cashier = await shownTo(['treasury']);
    expect(cashier).not.toContain(href('documentQueue'));
    expect(cashier).toEqual(
      expect.arrayContaining([href('treasury'), href('settingList'), href('publications')]),
    );
  });

  it('is whole on a server that knows no duties', async () => {
    expect(await shownTo()).toEqual(await shownTo([...duties]));
  });
});

describe('menu', () => {
  const roles = [
    'investor',
    'client',
    'supplier',
    'supplier_agent',
    'program_executive_manager',
    'program_administrator',
    'admin',
  ] as const;

  it.each(roles)('of %s', async (role) => {
    const area = areaOfRole[role];
    if (!area) throw new Error('every role here has an area');
    const menu = menuFor(await loadScreensOf(role), heldBy(role), area);
    expect(menu.map(({ title, href, icon }) => `${icon} ${title} ${href}`)).toMatchSnapshot();
    // What is longer is cut beside its icon.
    expect(menu.map(({ title }) => title).filter(({ length }) => length > 25)).toEqual([]);
  });

  it('reads a long menu by its groups, each in one place, and a short one without', async () => {
    const sectionsOf = async (role: Role, area: PrivateArea) =>
      menuSections(menuFor(await loadScreensOf(role), heldBy(role), area));
    expect((await sectionsOf('client', 'applicant')).map(({ group }) => group)).toEqual([null]);
    const long = await sectionsOf('admin', 'backoffice');
    expect(long.map(({ group }) => group)).toEqual([
      null,
      'operation',
      'people',
      'administration',
      null,
    ]);
  });

  it('has each group in one place once every screen of an area is built, what has none at its ends', () => {
    const own = privateAreas.filter((area) => area !== 'shared');
    const long = own.flatMap((area) => {
      const places = screens
        .flatMap(({ path, menu }) => (menu && areasOfPath(path).includes(area) ? [menu] : []))
        .sort((a, b) => a.order - b.order);
      const groups = places.map(({ group }) => group ?? null);
      if (groups.length <= 10) return [];
      return [[area, groups.filter((group, index) => group !== groups[index - 1])]];
    });
    expect(Object.fromEntries(long)).toEqual({
      supplier: [null, 'operation', 'people', 'tools', 'company', null],
      investor: [null, 'investing', 'money', 'account', null],
      program: [null, 'figures', 'operation', 'administration', null],
      backoffice: [null, 'operation', 'people', 'administration', null],
    });
  });

  it('marks the entry of the screen shown, or of the nearest one above it', async () => {
    const own = await loadScreensOf('investor');
    const entries = menuFor(own, heldBy('investor'), 'investor');
    const marked = (at: string) => menuKeyOf(own, entries, matchScreen(own, at)?.screen ?? null);
    expect(marked('/inversionista/oportunidades')).toBe('opportunityList');
    expect(marked('/inversionista/oportunidad/1')).toBe('opportunityList');
    expect(marked('/inversionista/mis-proyectos/1')).toBe('participationList');
    expect(marked('/inversionista/nada')).toBeNull();
  });

  it.each([
    ['admin', 'backoffice', '/backoffice/seguridad', 'backofficeSecurity'],
    ['program_administrator', 'program', '/programa/seguridad', 'programSecurity'],
  ] as const)(
    "marks its own entry on the security of %s's account",
    async (role, area, at, key) => {
      const own = await loadScreensOf(role);
      const entries = menuFor(own, heldBy(role), area);
      expect(menuKeyOf(own, entries, matchScreen(own, at)?.screen ?? null)).toBe(key);
    },
  );

  it.each(roles)(
    'of %s has an entry for every built screen of the area, and for no other',
    async (role) => {
      const area = areaOfRole[role];
      if (!area) throw new Error('every role here has an area');
      const own = (await loadScreensOf(role)).filter((at) => areasOfPath(at.path).includes(area));
      const held = heldBy(role);
      const entries = menuFor(own, held, area);
      const lost = own.filter(
        (screen) =>
          canOpen(screen, held) &&
          !screen.redirectTo &&
          !isUnderConstruction(screen) &&
          !menuKeyOf(own, entries, screen),
      );
      expect(lost.map(({ path: at }) => at)).toEqual([]);
      const unbuilt = entries.filter(({ key }) =>
        own.some((screen) => screen.key === key && isUnderConstruction(screen)),
      );
      expect(unbuilt).toEqual([]);
    },
  );

  it('of a new supplier hides what the guards would refuse', async () => {
    const menu = menuFor(await loadScreensOf('supplier'), heldBy('supplier', 1), 'supplier');
    const hrefs = menu.map(({ href }) => href);
    expect(hrefs).toContain('/proveedor/perfil/seguridad');
    expect(hrefs).not.toContain('/proveedor/mis-proyectos');
    expect(hrefs).not.toContain('/proveedor/pagos');
  });
});

describe('command palette', () => {
  it('offers every built screen that opens without choosing a record, and only those', () => {
    const held = heldBy('program_executive_manager');
    const offered = new Set(paletteFor(screens, held).map(({ key }) => key));
    const openable = screens.filter(
      (screen) => canOpen(screen, held) && !screen.redirectTo && !isUnderConstruction(screen),
    );
    expect(offered).toEqual(
      new Set(openable.filter(({ path }) => !path.includes(':')).map(({ key }) => key)),
    );
    expect(offered.has('prospectList')).toBe(true);
    expect(offered.has('prospectUpload')).toBe(false);
  });

  it('has the parents and the search keywords of each screen', async () => {
    const palette = paletteFor(await loadScreensOf('client'), heldBy('client'));
    expect(palette.find(({ key }) => key === 'makePayment')).toEqual({
      key: 'makePayment',
      title: 'Realizar pagos',
      href: '/solicitante/realizar-pagos',
      section: 'Inicio',
      keywords: ['mensualidad', 'liquidar', 'clabe', 'spei'],
    });
  });
});

describe("Refine's resources", () => {
  it.each(['supplier', 'program_administrator', 'admin', 'client', 'investor'] as const)(
    'of %s',
    async (role) => {
      expect(refineResources(await loadScreensOf(role))).toMatchSnapshot();
    },
  );

  it('have their endpoint wherever the screen is built', async () => {
    const built = screens.filter((screen) => screen.resource && !isUnderConstruction(screen));
    expect(built.length).toBeGreaterThan(20);
    for (const { resource } of built) {
      if (resource) await expect(endpointOf(resource.name, resource.action)).resolves.toBeDefined();
    }
  });

  it('cover projects, applicants, investors, documents and prospects', () => {
    const names = refineResources(screens).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['projects', 'applicants', 'investors', 'documents', 'prospects']),
    );
  });
});

describe('screens under construction', () => {
  it('are those without a page that are no redirection', () => {
    const page = () => Promise.reject<never>(new Error('not loaded here'));
    const screen: Screen = { key: 'faqs', area: 'applicant', path: '/x', title: 'X' };
    expect(isUnderConstruction(screen)).toBe(true);
    expect(isUnderConstruction({ ...screen, page })).toBe(false);
    expect(isUnderConstruction({ ...screen, redirectTo: 'home' })).toBe(false);
  });
});

it('leaves an applicant who is asked for something first with the entries that always stay', async () => {
  const menu = menuFor(await loadScreensOf('client'), heldBy('client'), 'applicant', false);
  expect(menu.map(({ key }) => key)).toEqual([
    'applicantHome',
    'applicantProfile',
    'applicantSecurity',
    'applicantFaqs',
  ]);
});
