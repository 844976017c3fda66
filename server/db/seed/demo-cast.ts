import type { Role } from '@contract/kernel/roles';

export interface Person {
  email: string;
  role: Role;
  name: string;
}

/** With the account from which they pay, or to which they are paid. */
export interface Paid extends Person {
  clabe: string;
}

export const lucia: Person = {
  email: 'solicitante@demo.mx',
  role: 'client',
  name: 'Lucía Hernández Ñúñez',
};
export const tomas: Person = {
  email: 'solicitante2@demo.mx',
  role: 'client',
  name: 'Tomás Quiñones Arce',
};
export const installer: Person = {
  email: 'instalador@demo.mx',
  role: 'supplier',
  name: 'Soluciones Solares del Bajío',
};
export const newInstaller: Person = {
  email: 'instalador.nuevo@demo.mx',
  role: 'supplier',
  name: 'Ecotecnias Tapatías',
};
export const mariana: Person = {
  email: 'inversionista@demo.mx',
  role: 'investor',
  name: 'Mariana Ortega Ríos',
};
export const julio: Person = {
  email: 'inversionista2@demo.mx',
  role: 'investor',
  name: 'Julio César Ibarra Soto',
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
