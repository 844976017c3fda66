/** What each role of the specification's section 6 is called. */
export const roleNames = {
  investor: 'Inversionista',
  client: 'Solicitante',
  supplier: 'Instalador',
  supplier_agent: 'Vendedor',
  program_executive_manager: 'Ejecutivo de programa',
  program_administrator: 'Administrador de programa',
  program_commercial_manager: 'Gerente comercial',
  admin: 'Backoffice',
  none: 'Anónimo',
} as const;
