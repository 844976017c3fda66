import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { sha256 } from '../kernel/fields/sha256';
import { said, texts } from '../kernel/words';
import { riskText } from '../locales/es-MX/people/investor-texts';
import { relationFields } from '../locales/es-MX/people/relations-schemas';
import { legalText } from './legal-texts';

export const riskQuestions = [
  'loss',
  'liquidity',
  'resale',
  'returns',
  'record',
  'audited',
  'government',
  'approval',
  'advice',
  'read',
  'offers',
] as const;
export type RiskQuestion = (typeof riskQuestions)[number];

/** What is asked about the warnings, whose words staff keep in versions; which answer is right is the server's alone. */
export const riskForm = () => {
  const { title, questions } = texts(riskText);
  return { title, questions };
};

const answer = z.enum(['yes', 'no'], { error: unlessBlank(said(relationFields.risk.answer)) });
export type RiskAnswer = z.infer<typeof answer>;

const answers = z.strictObject({
  loss: answer,
  liquidity: answer,
  resale: answer,
  returns: answer,
  record: answer,
  audited: answer,
  government: answer,
  approval: answer,
  advice: answer,
  read: answer,
  offers: answer,
} satisfies Record<RiskQuestion, typeof answer>);

export type RiskAnswers = z.infer<typeof answers>;

export const riskAcknowledgements = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/risk-acknowledgement',
    can: 'commitments.create',
    response: z.object({
      /** The warnings in the version in force. */
      text: legalText.omit({ text_sha256: true }),
      /** Fingerprint of the warnings and the questions that are shown now. */
      text_sha256: z.string(),
      /** The one that counts; null until every answer was right. */
      acknowledged: z
        .object({
          at: z.iso.datetime(),
          name: z.string(),
          version: z.string(),
          text_sha256: z.string(),
          factor: z.string(),
          answers,
        })
        .nullable(),
    }),
  }),
  /** A try: which answers were wrong is not said, and the warnings are read again. */
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/profile/risk-acknowledgement',
    can: 'commitments.create',
    audit: { action: 'risk-acknowledgements.answer', object: 'risk-acknowledgements' },
    stepUp: true,
    body: z.strictObject({ text_sha256: sha256, answers }),
    response: z.object({ acknowledged: z.boolean() }),
  }),
} as const;
