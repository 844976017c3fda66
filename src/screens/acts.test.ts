import path from 'node:path';
import { loadPermissionTable } from '@casbin/enforcer';
import { permissionsOf } from '@casbin/permissions';
import type { Duty } from '@contract/kernel/duties';
import type { Role } from '@contract/kernel/roles';
import { reportList } from '@contract/locales/es-MX/compliance/reports';
import { users } from '@contract/locales/es-MX/identity/users';
import { agentWords } from '@contract/locales/es-MX/people/agents';
import { applicantInvitationWords } from '@contract/locales/es-MX/people/applicant-invitations';
import { programUserWords } from '@contract/locales/es-MX/people/program-users';
import { settings } from '@contract/locales/es-MX/platform/settings';
import { programs } from '@contract/locales/es-MX/program/programs';
import { support } from '@contract/locales/es-MX/program/support-files';
import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { screenActs } from '@contract/locales/es-MX/screens/acts';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { t } from '@portal/i18n';
import { expect, test } from 'vitest';
import { actsFor } from './acts';
import { loadScreensOf } from './table';

const table = await loadPermissionTable(path.resolve('casbin'));

async function namesFor(role: Role, supplierStatus: number | null = null, duties?: Duty[]) {
  const facts = { role, supplierStatus, hasOnboardingStep: false, ...(duties && { duties }) };
  const held = permissionsOf(table, facts);
  return actsFor(await loadScreensOf(role), held).map(({ name }) => name);
}

test('who administers a program may begin all its acts, each other role what it may do', async () => {
  expect(await namesFor('program_administrator')).toEqual([
    'Subir prospectos',
    'Descargar plantilla de prospectos',
    'Deshacer una carga de prospectos',
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
});

test('so may staff, installers and who has money here', async () => {
  expect(await namesFor('admin')).toEqual([
    'Invitar vendedor',
    'Importar estado de cuenta',
    'Registrar movimiento',
    'Pedir reporte',
    'Pegar días de UDI',
    'Invitar administrador',
    'Abrir programa',
    'Exportar cola de documentos',
    'Exportar créditos',
    'Exportar cobranza',
    'Exportar auditoría',
  ]);
  expect(await namesFor('admin', null, ['compliance'])).toEqual([
    'Pedir reporte',
    'Exportar créditos',
    'Exportar cobranza',
    'Exportar auditoría',
  ]);
  expect(await namesFor('supplier', 4)).toEqual(['Invitar vendedor', 'Invitar solicitante']);
  expect(await namesFor('supplier')).toEqual([]);
  for (const role of ['client', 'investor'] as const) {
    expect(await namesFor(role)).toEqual(['Exportar mis movimientos']);
  }
});

test('an act that a button begins is called by its words', () => {
  expect(t(screenActs.inviteProgramUser)).toBe(t(programUserWords.invite));
  expect(t(screenActs.publishSupportFile)).toBe(t(support.publish));
  expect(t(screenActs.addZone)).toBe(t(zoneWords.add));
  expect(t(screenActs.inviteAgent)).toBe(t(agentWords.invite));
  expect(t(screenActs.inviteApplicant)).toBe(t(applicantInvitationWords.invite));
  expect(t(screenActs.importStatement)).toBe(t(treasury.importFile));
  expect(t(screenActs.registerMovement)).toBe(t(treasury.register));
  expect(t(screenActs.askReport)).toBe(t(reportList.ask));
  expect(t(screenActs.pasteUdi)).toBe(t(settings.pasteUdi));
  expect(t(screenActs.inviteAdministrator)).toBe(t(users.invite));
  expect(t(screenActs.openProgram)).toBe(t(programs.add));
});
