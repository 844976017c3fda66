import type { Role } from '@contract/kernel/roles';

/** Every demo account has this password; they exist only in demo data, never in production. */
export const DEMO_PASSWORD = 'Girasol-2026-mx';

export interface DemoAccount {
  role: Exclude<Role, 'none'>;
  email: string;
  name: string;
  note: string;
  personType?: number;
}

/** One person for each role, and those that the story needs besides. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'client',
    email: 'solicitante@demo.mx',
    name: 'Lucía Hernández Ñúñez',
    note: 'Crédito en pagos y una solicitud en revisión',
  },
  {
    role: 'supplier',
    email: 'instalador@demo.mx',
    name: 'Soluciones Solares del Bajío',
    note: 'Instalador verificado con proyectos',
    personType: 0,
  },
  {
    role: 'supplier_agent',
    email: 'vendedor@demo.mx',
    name: 'Rodrigo Peña Luna',
    note: 'Vendedor de Soluciones Solares del Bajío',
  },
  {
    role: 'supplier_agent',
    email: 'vendedora@demo.mx',
    name: 'Paola Nava Solís',
    note: 'Vendedora que trajo a Tomás Quiñones, con su alta a medias',
  },
  {
    role: 'investor',
    email: 'inversionista@demo.mx',
    name: 'Mariana Ortega Ríos',
    note: 'Con inversiones, pagos recibidos y saldo',
  },
  {
    role: 'investor',
    email: 'inversionista2@demo.mx',
    name: 'Julio César Ibarra Soto',
    note: 'Segundo inversionista, también es solicitante',
  },
  {
    role: 'investor',
    email: 'inversionista.empresa@demo.mx',
    name: 'Comercializadora Nuevo Edén',
    note: 'Empresa que invierte, con su contrato y sus participaciones',
    personType: 0,
  },
  {
    role: 'program_administrator',
    email: 'programa@demo.mx',
    name: 'Patricia Salas Cruz',
    note: 'Carga prospectos',
  },
  {
    role: 'program_executive_manager',
    email: 'ejecutivo@demo.mx',
    name: 'Daniel Cárdenas Vega',
    note: 'Consulta y da seguimiento a prospectos, y administra un segundo programa',
  },
  {
    role: 'program_executive_manager',
    email: 'ejecutiva@demo.mx',
    name: 'Leticia Robles Ayala',
    note: 'Trabaja dos de las zonas del programa: Querétaro y Monterrey',
  },
  {
    role: 'program_commercial_manager',
    email: 'comercial@demo.mx',
    name: 'Verónica Mejía Solís',
    note: 'Asigna prospectos',
  },
  {
    role: 'admin',
    email: 'backoffice@demo.mx',
    name: 'Elena Guzmán Treviño',
    note: 'Revisa documentos, créditos y tesorería',
  },
  {
    role: 'admin',
    email: 'soporte@demo.mx',
    name: 'Héctor Salinas Bravo',
    note: 'Atiende a usuarios y entra como ellos',
  },
  {
    role: 'client',
    email: 'solicitante2@demo.mx',
    name: 'Tomás Quiñones Arce',
    note: 'Crédito publicado, en fondeo',
  },
  {
    role: 'supplier',
    email: 'instalador.nuevo@demo.mx',
    name: 'Ecotecnias Tapatías',
    note: 'Instalador aún sin verificar (estatus 1), que ya lo pidió',
    personType: 0,
  },
];

/** The demo accounts as lines of a table, for the terminal. */
export function demoTable(): string {
  return demoAccounts
    .map(({ role, email, note }) =>
      [role.padEnd(28), email.padEnd(32), DEMO_PASSWORD.padEnd(18), note].join(''),
    )
    .join('\n');
}
