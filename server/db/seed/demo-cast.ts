import type { Role } from '@contract/kernel/roles';

export interface Person<R extends Role = Role> {
  email: string;
  role: R;
  name: string;
}

/** With the account from which they pay, or to which they are paid. */
export interface Paid<R extends Role = Role> extends Person<R> {
  clabe: string;
  isCompany?: true;
}

export const lucia: Person<'client'> = {
  email: 'solicitante@demo.mx',
  role: 'client',
  name: 'Lucía Hernández Ñúñez',
};
export const tomas: Person<'client'> = {
  email: 'solicitante2@demo.mx',
  role: 'client',
  name: 'Tomás Quiñones Arce',
};
export const installer: Person<'supplier'> = {
  email: 'instalador@demo.mx',
  role: 'supplier',
  name: 'Soluciones Solares del Bajío',
};
export const newInstaller: Person<'supplier'> = {
  email: 'instalador.nuevo@demo.mx',
  role: 'supplier',
  name: 'Ecotecnias Tapatías',
};
/** Sell for the first installer. */
export const sellers: readonly Person<'supplier_agent'>[] = [
  { email: 'vendedor@demo.mx', role: 'supplier_agent', name: 'Rodrigo Peña Luna' },
  { email: 'vendedora@demo.mx', role: 'supplier_agent', name: 'Paola Nava Solís' },
];
export const mariana: Paid<'investor'> = {
  clabe: '032180000118359719',
  email: 'inversionista@demo.mx',
  role: 'investor',
  name: 'Mariana Ortega Ríos',
};
export const julio: Paid<'investor'> = {
  clabe: '002115016003269411',
  email: 'inversionista2@demo.mx',
  role: 'investor',
  name: 'Julio César Ibarra Soto',
};
/** A company that invests: it comes with the many of the town. */
export const savingsCompany: Person<'investor'> = {
  email: 'inversionista.empresa@demo.mx',
  role: 'investor',
  name: 'Comercializadora Nuevo Edén',
};
export const program: Person = {
  email: 'programa@demo.mx',
  role: 'program_administrator',
  name: 'Patricia Salas Cruz',
};
export const commercial: Person = {
  email: 'comercial@demo.mx',
  role: 'program_commercial_manager',
  name: 'Verónica Mejía Solís',
};
export const executive: Person = {
  email: 'ejecutivo@demo.mx',
  role: 'program_executive_manager',
  name: 'Daniel Cárdenas Vega',
};
/** Comes when the story is told, and works two of the zones. */
export const executiveOfTwo: Person = {
  email: 'ejecutiva@demo.mx',
  role: 'program_executive_manager',
  name: 'Leticia Robles Ayala',
};
export const staff: Person = {
  email: 'backoffice@demo.mx',
  role: 'admin',
  name: 'Elena Guzmán Treviño',
};
/** Confirms what Elena asks for, and pays what she approves. */
export const second: Person = {
  email: 'soporte@demo.mx',
  role: 'admin',
  name: 'Héctor Salinas Bravo',
};
