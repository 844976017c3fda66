import { words } from '../../../kernel/words';

/** What an investor is told when staff decide whether the limits of the law (CUITF 50) apply to them. */
export const investorLimitEventWords = words('investorLimitEventWords', {
  lifted: 'Ya no tienes límites de inversión por solicitud',
  liftedText:
    'Nuestro equipo registró que inviertes con experiencia o que eres parte relacionada: los límites del artículo 50 ya no se aplican a tus compromisos.',
  applied: 'Tus inversiones tienen límites por solicitud',
  appliedText:
    'Nuestro equipo volvió a aplicar los límites del artículo 50 a tus próximos compromisos; los que ya tienes siguen igual. En cada oportunidad ves cuánto puedes poner. Motivo: {{reason}}',
});
