/** Screens of the portal that notices lead to. */
export const screens = {
  application: (projectId: string) => `/solicitante/solicitud-de-credito/${projectId}`,
  pendingContracts: (projectId: string) => `/solicitante/contratos-pendientes/${projectId}`,
  applicantLoan: (loanId: string) => `/solicitante/credito/${loanId}`,
  applicantMovements: '/solicitante/movimientos',
  makePayment: '/solicitante/realizar-pagos',
  supplierProject: (projectId: string) => `/proveedor/proyecto/${projectId}`,
  signing: (projectId: string, contractId: string) =>
    `/proveedor/proyecto/${projectId}/firma-contrato/${contractId}`,
  evidence: (projectId: string, siteId: string) =>
    `/proveedor/proyecto/${projectId}/fg_location/${siteId}/evidencias`,
  supplierPayments: '/proveedor/pagos',
  supplierAccount: '/proveedor/perfil/cuenta',
  opportunity: (opportunityId: string) => `/inversionista/oportunidad/${opportunityId}`,
  investorProjects: '/inversionista/mis-proyectos',
  investorMovements: '/inversionista/mis-movimientos',
  deposits: '/inversionista/abonar-fondos',
  withdrawals: '/inversionista/retirar-fondos',
  investorBank: '/inversionista/editar-perfil/banco',
  unsoundDays: '/backoffice/tesoreria?days_state=unsound',
  approvals: '/backoffice/por-autorizar',
  treasury: '/backoffice/tesoreria',
  decision: (projectId: string) => `/backoffice/credito/${projectId}`,
} as const;
