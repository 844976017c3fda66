import { words } from '../../../kernel/words';

/** The backoffice's lists of applicants and investors. */
export const staffLists = words('staffLists', {
  name: 'Nombre',
  email: 'Correo',
  person: 'Tipo de persona',
  since: 'Alta',
  applicants: 'Solicitantes',
  applicantsHelp:
    'Quienes piden un crédito. El nombre lleva a su persona: datos, acceso e historial.',
  noApplicants: 'No hay solicitantes con esos filtros.',
  requests: 'Solicitudes',
  lastRequest: 'Última solicitud',
  none: 'Ninguna',
  investors: 'Inversionistas',
  investorsHelp: 'Quienes prestan. El nombre lleva a su persona: datos, acceso e historial.',
  noInvestors: 'No hay inversionistas con esos filtros.',
  committed: 'Comprometido',
  participations: 'Créditos en los que participa',
  account: 'Cuenta bancaria',
  accounts: { registered: 'Registrada', missing: 'Sin registrar' },
});
