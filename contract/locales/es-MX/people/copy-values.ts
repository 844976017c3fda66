import { words } from '../../../kernel/words';
import type { LogCode } from '../../../people/general-data';

/** What codes in the copy of a person's data are called that no screen names in these words. */
export const copyValues = words('copyValues', {
  portalEvents: {
    session_started: 'Entraste al portal',
    session_ended: 'Tu sesión terminó',
    location_registered: 'Se guardó tu ubicación',
    screen_failed: 'Una pantalla falló',
    document_opened: 'Abriste un documento',
    project_viewed: 'Viste un proyecto',
    opportunity_viewed: 'Viste una oportunidad de inversión',
  } satisfies Record<LogCode, string>,
  accounts: {
    debt: 'Depósitos que el banco devolvió, por cubrir',
    credit_balance: 'Saldo a favor',
  },
  trainingParts: { conduct: 'Código de conducta', quiz: 'Cuestionario' },
  loanStatuses: {
    approved: 'Aprobado, sin entregar',
    repaying: 'En pagos',
    settled: 'Liquidado',
    cancelled: 'Cancelado',
  },
  reportSources: { by_hand: 'Capturado por nuestro equipo' },
  components: {
    late_vat: 'IVA del interés moratorio',
    late_interest: 'Interés moratorio',
    fee: 'Comisión',
    vat: 'IVA del interés',
    interest: 'Interés ordinario',
    capital: 'Capital',
  },
  factors: { totp: 'Aplicación de códigos', mail: 'Código por correo' },
  cardCharges: {
    asked: 'Por confirmar',
    pending: 'Por confirmar',
    paid: 'Pagado',
    declined: 'Rechazado',
    returned: 'Devuelto por el banco',
  },
  declineReasons: {
    expired: 'La tarjeta venció',
    removed: 'La tarjeta se quitó',
    funds: 'Fondos insuficientes',
    refused: 'El banco la rechazó',
  },
  lineRequests: {
    requested: 'En revisión',
    granted: 'Autorizada',
    rejected: 'Rechazada',
  },
});
