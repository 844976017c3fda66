import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import type { PermissionTable } from '@casbin/permissions';
import type { Role } from '@contract/kernel/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from './public-guard';
import { afterLogin, internalUrl } from './redirect';

let table: PermissionTable;
beforeAll(async () => {
  table = await loadPermissionTable(path.resolve('casbin'));
});

function visitor(role: Role, supplierStatus: number | null = null): Visitor {
  return {
    role,
    supplierStatus,
    hasOnboardingStep: false,
    hasUser: true,
    hasExtendedSession: false,
    restrictionLevel: 0,
    needsProgram: false,
  };
}

const hostile = [
  null,
  '',
  'solicitante/inicio',
  'https://malo.mx/solicitante/inicio',
  '//malo.mx',
  '///malo.mx',
  '/\\malo.mx',
  '\\/malo.mx',
  '/\t/malo.mx',
  '/\n/malo.mx',
  ' /solicitante/inicio',
  '/.//malo.mx',
  '/%2Fmalo.mx',
  '/%5Cmalo.mx',
  '/%09/malo.mx',
  '/%E0%A4%A',
  'javascript:alert(1)',
  'data:text/html,x',
  '/solicitante\\inicio',
];

describe('internalUrl', () => {
  it.each(hostile)('refuses %j', (raw) => {
    expect(internalUrl(raw)).toBeNull();
  });

  it('keeps path, query and hash', () => {
    const url = internalUrl('/solicitante/movimientos?q=a%20b#fin');
    expect([url?.pathname, url?.search, url?.hash]).toEqual([
      '/solicitante/movimientos',
      '?q=a%20b',
      '#fin',
    ]);
  });
});

describe('afterLogin', () => {
  it.each(hostile)('sends %j to the base route of the role', async (raw) => {
    expect(await afterLogin(raw, visitor('client'), table)).toBe('/solicitante');
  });

  it.each([
    ['client', '/solicitante/movimientos?q=1#x', '/solicitante/movimientos?q=1#x'],
    ['client', '/solicitante/../solicitante/inicio', '/solicitante/inicio'],
    ['client', '/activar-cuenta/oculto', '/activar-cuenta/oculto'],
    ['client', '/recuperar-contrasena', '/solicitante'],
    ['client', '/inversionista/recuperados/9', '/inversionista/recuperados/9'],
    ['client', '/inversionista/inicio', '/solicitante'],
    ['client', '/backoffice/auditoria', '/solicitante'],
    ['client', '/no-existe', '/solicitante'],
    ['client', '/logout', '/solicitante'],
    ['client', '/login?redirect=/login', '/solicitante'],
    ['investor', '/solicitante/movimientos', '/inversionista'],
    ['supplier_agent', '/proveedor/perfil', '/proveedor'],
    ['program_executive_manager', '/programa/carga-de-prospectos', '/programas'],
    ['program_administrator', '/programa/carga-de-prospectos', '/programa/carga-de-prospectos'],
    ['admin', '/backoffice/auditoria', '/backoffice/auditoria'],
  ] as const)('%s asking for %s goes to %s', async (role, raw, to) => {
    expect(await afterLogin(raw, visitor(role, 5), table)).toBe(to);
  });

  it('does not send a new supplier to a guarded screen', async () => {
    expect(await afterLogin('/proveedor/pagos', visitor('supplier', 3), table)).toBe('/proveedor');
  });
});
