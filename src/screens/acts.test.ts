import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import { permissionsOf } from '@casbin/permissions';
import type { Role } from '@contract/kernel/roles';
import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { support } from '@contract/locales/es-MX/program/support-files';
import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { screenActs } from '@contract/locales/es-MX/screens/acts';
import { t } from '@portal/i18n';
import { expect, test } from 'vitest';
import { actsFor } from './acts';
import { loadScreensOf } from './table';

const table = await loadPermissionTable(path.resolve('casbin'));

async function namesFor(role: Role) {
  const held = permissionsOf(table, { role, supplierStatus: null, hasOnboardingStep: false });
  return actsFor(await loadScreensOf(role), held).map(({ name }) => name);
}

test('who administers a program may begin all its acts, each other role what it may do', async () => {
  expect(await namesFor('program_administrator')).toEqual([
    'Subir prospectos',
    'Descargar plantilla de prospectos',
    'Asignar prospectos',
    'Exportar prospectos',
    'Exportar proyectos en proceso',
    'Invitar persona',
    'Publicar archivo',
    'Agregar zona',
    'Importar zonas',
    'Exportar zonas',
    'Fijar metas de zonas',
  ]);
  const exports = ['Exportar prospectos', 'Exportar proyectos en proceso', 'Exportar zonas'];
  expect(await namesFor('program_commercial_manager')).toEqual(['Asignar prospectos', ...exports]);
  expect(await namesFor('program_executive_manager')).toEqual(exports);
  expect(await namesFor('client')).toEqual([]);
});

test('an act that a button begins is called by its words', () => {
  expect(t(screenActs.inviteProgramUser)).toBe(t(programUserWords.invite));
  expect(t(screenActs.publishSupportFile)).toBe(t(support.publish));
  expect(t(screenActs.addZone)).toBe(t(zoneWords.add));
});
