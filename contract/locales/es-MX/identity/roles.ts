import type { Role } from '../../../kernel/roles';
import { words } from '../../../kernel/words';

/** Name of the role as people read it. */
export const roleName = words('roleName', {
  investor: 'Inversionista',
  client: 'Solicitante',
  supplier: 'Instalador',
  supplier_agent: 'Vendedor',
  program_executive_manager: 'Ejecutivo de programa',
  program_administrator: 'Administrador de programa',
  program_commercial_manager: 'Gerente comercial',
  admin: 'Backoffice',
  none: 'Anónimo',
} as const satisfies Record<Role, string>);
