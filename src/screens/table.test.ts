import { tokenPages } from '@contract/identity/token-pages';
import { matchScreen } from '@contract/kernel/match-screen';
import { screenPaths } from '@contract/kernel/screens';
import { endpointOf } from '@portal/refine/endpoints';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { areas, areasOfPath, privateAreas } from './areas';
import { isPublicPath, publicScreens, type Screen } from './public-table';
import { findScreen, loadArea, loadScreensOf } from './table';

let screens: Screen[];
beforeAll(async () => {
  screens = [...publicScreens, ...(await Promise.all(privateAreas.map(loadArea))).flat()];
});

// Section 2 of the specification, to the letter; every parameter reduced to "{}".
const specification = {
  '/programa': `inicio performance avance demografico cobranza efectividad informacion-de-apoyo
    proyectos-en-proceso lista-de-prospectos usuarios catalogo-zonas-y-regiones carga-de-prospectos`,
  '/proveedor': `inicio perfil perfil/editar perfil/notificaciones perfil/acreditaciones/{}
    perfil/informacion perfil/cuenta perfil/seguridad perfil/seguridad/contrasena mis-herramientas
    credito-integradores credito-integradores/simulador vendedores solicitantes acreditaciones
    acreditaciones/{} simulador-express mis-proyectos mis-proyectos-archivados crear-proyecto/nuevo
    crear-proyecto/{}/acuse proyecto/{} proyecto/{}/fg_location/{}
    proyecto/{}/fg_location/{}/datos-tecnicos proyecto/{}/fg_location/{}/evidencias mis-prospectos
    pagos catalogo proyecto/{}/firma-contrato/{} faqs seguridad res-auth
    proyecto/{}/fuente_ingresos/{}/{} mis-contratos/constancia-conocimiento/
    onboarding/completar-perfil`,
  '/solicitante': `inicio perfil perfil/notificaciones perfil/cuenta seguridad perfil/seguridad
    perfil/seguridad/2fa perfil/seguridad/contrasena perfil/editar-general
    editar-perfil/perfil-fiscal editar-perfil/sobre-ti facturacion/retenciones facturacion/resumen
    kyc kycPerson kycProveedor kycPropietario referencias movimientos realizar-pagos
    pagos-automaticos crear-proyecto/nuevo credito/{} faqs estados-cuenta encuesta/{}
    contratos-pendientes/{} contratos simulador-de-credito/{} solicitud-de-credito/{}
    {}/verificacion-identidad {}/activa-tu-cuenta/{} crear/{}`,
  '/inversionista': `inicio perfil perfil/{} editar-perfil/sobre-ti editar-perfil/banco
    editar-perfil/contacto editar-perfil/telefono editar-perfil/beneficiarios beneficiarios/nuevo
    kyc editar-perfil/perfil-fiscal kycPerson kycProveedor kycPropietario perfil/contratos/{}
    consentimientos perfil/seguridad perfil/seguridad/2fa perfil/seguridad/contrasena abonar-fondos
    oportunidades oportunidad/{} retirar-fondos portafolio mis-proyectos mis-proyectos/{}
    mis-movimientos estados-cuenta redferidos plan-de-inversion opcional-abono-recurrente
    abono-recurrente ingreso-pasivo opcional-retiro-recurrente retiro-recurrente contratos seguridad
    aumentar-limite faqs recuperados recuperados/{}`,
  '': `inversionista-onboarding instalador-onboarding instalador-onboarding/agente-onboarding agente-onboarding solicitante-onboarding
    res-auth login logout session-logout/{} firma-de-contratos obligado-solidario/onboarding
    obligado-solidario/verificacion-identidad obligado-solidario/consulta-cdc registro registro/{}
    r/{} solicitar-activacion preauth/{} password/reset password/reset/{} email-auth/{} encuesta
    activar-nuevo-vendedor/{} tarjetas/{} faqs seguridad error
    programas proveedor solicitante inversionista`,
};

const specifiedPaths = Object.entries(specification)
  .flatMap(([base, paths]) => paths.split(/\s+/).map((path) => `${base}/${path}`))
  .concat('/');

/** Ours: the backoffice, the program area's base, own account, the page of a prospect and the lists behind figures, activating and opening an account by mail, the first administrator, what people accept, the simulator without a session, an estimate that an installer shared, the check of statements, and the agreement that a co-obligor signs. */
function isOurs(path: string): boolean {
  const ours = [
    '/programa',
    '/programa/seguridad',
    '/programa/notificaciones',
    '/inversionista/perfil/notificaciones',
    '/programa/lista-de-prospectos/{}',
    '/programa/performance/solicitudes',
    '/programa/cobranza/creditos',
    '/activar-cuenta/{}',
    '/administrador/{}',
    '/proveedor/vendedores/{}',
    '/desbloquear-cuenta/{}',
    '/simulador-de-credito/{}',
    '/terminos',
    '/aviso-de-privacidad',
    '/obligado-solidario/reestructura',
    '/verificar',
    '/estimacion/{}',
    '/proveedor/credito-integradores/disposiciones/{}',
    '/proveedor/mis-contratos/constancia-conocimiento/{}',
  ];
  return path.startsWith('/backoffice') || ours.includes(path);
}

function generic(path: string): string {
  return path.replace(/:\w+/g, '{}');
}

test('pages with a secret in their address are those that the server sends as such', () => {
  const secret = screens.map(({ path }) => path).filter((path) => path.endsWith(':token'));
  expect(secret.toSorted()).toEqual([...tokenPages].toSorted());
});

describe('the table of screens', () => {
  it('has every path of the specification, to the letter, and no other', () => {
    const declared = screens.map((screen) => generic(screen.path)).filter((path) => !isOurs(path));
    expect(declared.toSorted()).toEqual(specifiedPaths.toSorted());
  });

  it('uses each key and each path once', () => {
    expect(new Set(screens.map(({ key }) => key)).size).toBe(screens.length);
    expect(new Set(screens.map(({ path }) => generic(path))).size).toBe(screens.length);
  });

  it('gives every screen a way up to the top of its area, with parameters it already has', () => {
    for (const screen of screens) {
      const seen = new Set<string>();
      for (let level: Screen | undefined = screen; level; ) {
        expect(seen, `${screen.key} is its own ancestor`).not.toContain(level.key);
        seen.add(level.key);
        for (const [param] of level.path.matchAll(/:\w+/g)) expect(screen.path).toContain(param);
        const { parent, area }: Screen = level;
        level = parent === undefined ? undefined : screens.find(({ key }) => key === parent);
        if (parent !== undefined) expect(level?.area, `parent of ${screen.key}`).toBe(area);
      }
    }
  });

  it('keeps every private screen under its area, with a rule of its own for shared ones', () => {
    for (const screen of screens) {
      if (screen.area === 'public') continue;
      expect(areasOfPath(screen.path), screen.path).toContain(screen.area);
      if (screen.area === 'shared') expect(screen.access, screen.key).toBeDefined();
    }
  });

  it('gives every path of the contract one screen', () => {
    expect(screens.map(({ key }) => key).toSorted()).toEqual(Object.keys(screenPaths).toSorted());
  });

  it('redirects only to screens that exist, and names homes that exist', () => {
    const targets = screens.flatMap(({ redirectTo }) =>
      redirectTo ? screenPaths[redirectTo] : [],
    );
    const homes = privateAreas.flatMap((area) => areas[area].home ?? []);
    for (const path of [...targets, ...homes]) {
      expect(matchScreen(screens, path)?.screen.redirectTo, path).toBeUndefined();
      expect(matchScreen(screens, path), path).not.toBeNull();
    }
  });

  it('gives the onboarding flows an empty-path child', () => {
    const flows = screens.filter((screen) => screen.emptyPathChild).map(({ path }) => path);
    expect(flows.toSorted()).toEqual([
      '/agente-onboarding',
      '/instalador-onboarding',
      '/inversionista-onboarding',
      '/solicitante-onboarding',
    ]);
  });

  it("gives each place of an area's menu once", () => {
    for (const area of privateAreas) {
      const orders = screens
        .filter((screen) => screen.area !== 'public' && areasOfPath(screen.path).includes(area))
        .flatMap((screen) => screen.menu?.order ?? []);
      expect(new Set(orders).size, area).toBe(orders.length);
    }
  });
});

describe('the first call by the address', () => {
  it('asks only lists that have pages for one', async () => {
    const asked = screens.flatMap(({ key, page, resource }) =>
      page && resource?.action === 'list' && resource.byAddress !== false
        ? [{ key, name: resource.name }]
        : [],
    );
    expect(asked.length).toBeGreaterThan(10);
    for (const { key, name } of asked) {
      const { query } = await endpointOf(name, 'list');
      expect(query?.shape, key).toHaveProperty('limit');
    }
  });
});

describe('loading by area', () => {
  it('gives a role its own area and the shared screens, nothing else', async () => {
    const areasOf = async (role: 'client' | 'admin' | 'none') =>
      new Set((await loadScreensOf(role)).map(({ area }) => area));
    expect(await areasOf('client')).toEqual(new Set(['applicant', 'shared']));
    expect(await areasOf('admin')).toEqual(new Set(['backoffice', 'shared']));
    expect(await areasOf('none')).toEqual(new Set());
  });

  it('finds the screen of any path', async () => {
    const find = async (path: string) => (await findScreen(path))?.screen.key ?? null;
    expect(await find('/proveedor/res-auth')).toBe('supplierResAuth');
    expect(await find('/proveedor/proyecto/7')).toBe('supplierProjectShow');
    expect(await find('/inversionista/recuperados/7')).toBe('resaleShow');
    expect(await find('/inversionista/perfil/seguridad')).toBe('investorSecurity');
    expect(await find('/solicitante/crear/abc')).toBe('applicantCreation');
    expect(await find('/proveedor/nada')).toBeNull();
    expect(await find('/constructor')).toBeNull();
  });

  it('divides paths between the public and the private pages', () => {
    for (const screen of screens) {
      const path = screen.path.replace(/:\w+/g, '019234');
      expect(isPublicPath(path), screen.path).toBe(screen.area === 'public');
    }
  });
});
