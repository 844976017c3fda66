import { describe, expect, it } from 'vitest';
import { roleName } from '../locales/es-MX/identity/roles';
import { baseRoute, isRole, roleIndex, roles } from './roles';
import { t } from './words';

describe('roles', () => {
  it('are listed in the order of the specification, 1 to 7', () => {
    expect(roles.map((role) => [roleIndex(role), role, t(roleName[role])])).toEqual([
      [1, 'investor', 'Inversionista'],
      [2, 'client', 'Solicitante'],
      [3, 'supplier', 'Instalador'],
      [4, 'supplier_agent', 'Vendedor'],
      [5, 'program_executive_manager', 'Ejecutivo de programa'],
      [6, 'program_administrator', 'Administrador de programa'],
      [7, 'program_commercial_manager', 'Gerente comercial'],
      [null, 'admin', 'Backoffice'],
      [null, 'none', 'Anónimo'],
    ]);
  });

  it('begin at the base routes of the specification', () => {
    expect(new Set(roles.map((role) => baseRoute[role]))).toEqual(
      new Set(['/inversionista', '/solicitante', '/proveedor', '/programas', '/backoffice', '/']),
    );
  });

  it('are distinguished from anything else', () => {
    expect(isRole('client')).toBe(true);
    expect(['root', 'Admin', '', null, 3].some(isRole)).toBe(false);
  });
});
