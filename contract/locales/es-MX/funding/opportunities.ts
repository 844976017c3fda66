import type { RiskGrade } from '../../../credit/loans';
import { words } from '../../../kernel/words';

/**
 * What a grade means, in plain words (CUITF 46, annex 15): the committee's judgement, and nothing of income
 * or history, which the product does not keep.
 */
export const riskGradeExplanation = words('riskGradeExplanation', {
  A: 'Riesgo bajo: el comité considera que el pago puntual es muy probable.',
  B: 'Riesgo moderado: el comité considera probable el pago puntual.',
  C: 'Riesgo medio: el comité considera posible que haya atrasos.',
  D: 'Riesgo alto: el comité considera probable que haya atrasos.',
  E: 'Riesgo muy alto: el comité considera probable que parte del crédito no se pague.',
} as const satisfies Record<RiskGrade, string>);
