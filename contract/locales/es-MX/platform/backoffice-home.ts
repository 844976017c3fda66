import { words } from '../../../kernel/words';

/** Texts of the backoffice's first screen: what waits for staff. */
export const backofficeHome = words('backofficeHome', {
  help: 'Lo que espera a alguien del equipo, con lo que lleva más tiempo.',
  waiting: 'Pendientes',
  none: 'No hay nada pendiente.',
  kinds: {
    approvals: 'Actos por autorizar',
    documents: 'Documentos por validar',
    suppliers_to_decide: 'Instaladores por verificar',
    projects_to_decide: 'Créditos por decidir',
    projects_to_publish: 'Créditos aprobados sin publicar',
    stages_to_approve: 'Etapas por aprobar',
    stages_to_pay: 'Pagos a instaladores por registrar',
    withdrawals_to_pay: 'Retiros por enviar',
    payouts_to_send: 'Comisiones, impuestos y devoluciones por enviar',
    bank_movements_unidentified: 'Movimientos del banco sin identificar',
    bank_movements_in_review: 'Movimientos del banco en revisión',
    bank_movements_held: 'Depósitos y devoluciones por decidir',
    bank_days_unsound: 'Días del banco que no cuadran',
    credits_late: 'Créditos atrasados',
    promises_broken: 'Promesas de pago sin cumplir',
    mails_failed: 'Correos con error',
  },
  udiMissing: 'Falta la UDI del {{day}}: sin ella no se reciben solicitudes ni inversiones',
  shortfall: 'Faltante de custodia: {{amount}}',
  sinceOne: 'Desde {{ago}}',
  sinceOldest: 'Lo más antiguo, desde {{ago}}',
  moment: 'hace un momento',
});
