import { type RiskAnswers, riskQuestions } from '@contract/people/risk-acknowledgements';

/** The only answers that acknowledge the risks; neither all yes nor all no. */
export const rightAnswers: RiskAnswers = {
  loss: 'yes',
  liquidity: 'no',
  resale: 'yes',
  returns: 'no',
  record: 'yes',
  audited: 'no',
  government: 'no',
  approval: 'no',
  advice: 'no',
  read: 'yes',
  offers: 'yes',
};

export const areRight = (answers: RiskAnswers): boolean =>
  riskQuestions.every((question) => answers[question] === rightAnswers[question]);
