import { words } from '../../../kernel/words';

/** What codes in the copy of a person's data are called that no screen names in these words. */
export const copyValues = words('copyValues', {
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
});
