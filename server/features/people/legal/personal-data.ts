import { form } from '@contract/locales/es-MX/kernel/form';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { type RiskAnswers, riskForm } from '@contract/people/risk-acknowledgements';
import { legalAcceptances } from '@server/db/schema/people';
import {
  investorContracts,
  legalRevocations,
  legalTextNotices,
  riskAcknowledgements,
} from '@server/db/schema/people-relations';
import { t } from '@server/i18n';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

const asked = new Map<string, string>(Object.entries(riskForm().questions));
const said = { yes: t(form.yes), no: t(form.no) };

/** Questions and answers in words: those of today, whose fingerprint may be another than the one that was answered. */
const inWords = (answers: RiskAnswers, brand: string) =>
  Object.entries(answers).map(([question, answer]) => ({
    question: (asked.get(question) ?? question).replaceAll('{brand}', brand),
    answer: said[answer],
  }));

/** Beside what a person accepted: what they took back, what they were told of, and what they answered and signed; evidence, which stays. */
export const legalData: PersonalData = {
  async collect(db, { userId }, _vault, { brand }) {
    const takenBack = await db
      .select({ document: legalAcceptances.document, at: legalRevocations.revokedAt })
      .from(legalRevocations)
      .innerJoin(legalAcceptances, eq(legalAcceptances.id, legalRevocations.acceptanceId))
      .where(eq(legalAcceptances.userId, userId))
      .orderBy(asc(legalRevocations.revokedAt));
    const told = await db
      .select()
      .from(legalTextNotices)
      .where(eq(legalTextNotices.userId, userId))
      .orderBy(asc(legalTextNotices.id));
    const answered = await db
      .select()
      .from(riskAcknowledgements)
      .where(eq(riskAcknowledgements.userId, userId))
      .orderBy(asc(riskAcknowledgements.id));
    // Without the bytes, which their owner downloads.
    const { version, name, textHash, sha256, signedAt } = investorContracts;
    const signed = await db
      .select({ version, name, textHash, sha256, signedAt })
      .from(investorContracts)
      .where(eq(investorContracts.userId, userId))
      .orderBy(asc(investorContracts.id));
    return {
      legal_revocations: takenBack.map(({ document, at }) => ({ document, revoked_at: at })),
      legal_notices: told.map(({ document, version, toldAt }) => ({
        document,
        version,
        told_at: toldAt,
      })),
      risk_acknowledgements: answered.map((row) => ({
        version: row.textVersion,
        text_sha256: row.textHash,
        name: row.name,
        answers: inWords(row.answers, brand),
        passed: row.passed,
        answered_at: row.answeredAt,
      })),
      investor_contracts: signed.map((row) => ({
        version: row.version,
        name: row.name,
        text_sha256: row.textHash,
        pdf_sha256: row.sha256,
        signed_at: row.signedAt,
      })),
    };
  },

  async hangs(db, { userId, investorId }) {
    if (!investorId) return [];
    const signed = await db.$count(investorContracts, eq(investorContracts.userId, userId));
    const answered = await db.$count(riskAcknowledgements, eq(riskAcknowledgements.userId, userId));
    const { contract, risks } = peopleWords.registrations.hangs;
    return [...(signed > 0 ? [t(contract)] : []), ...(answered > 0 ? [t(risks)] : [])];
  },
};
