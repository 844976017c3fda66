import { creditWords } from '@contract/locales/es-MX/credit/server';
import { t } from '@server/i18n';
import type { PersonalData } from '../../personal-data';
import { openReport } from '../bureau/report';
import { decisionsAbout, reportsOf } from './repository';

/**
 * What the bureau reported of a person who asked for credit, and what was decided on their requests; kept as long as
 * the credits themselves.
 */
export const committeeData: PersonalData = {
  async collect(db, { applicantId }, vault) {
    if (!applicantId) return { credit_reports: [], credit_decisions: [] };
    const reports = await reportsOf(db, applicantId);
    const decisions = await decisionsAbout(db, applicantId);
    return {
      credit_reports: reports.map((report) => openReport(vault, 'applicant_reports', report)),
      credit_decisions: decisions.map(({ folio, decision }) => ({
        folio,
        kind: decision.kind,
        asked_amount_cents: decision.askedAmountCents,
        asked_term_months: decision.askedTermMonths,
        reasons: decision.reasons,
        // Why staff approved what fails a check is theirs.
        note: decision.kind === 'rejected' ? decision.note : null,
        decided_at: decision.decidedAt,
      })),
    };
  },

  async hangs(db, { applicantId }) {
    if (!applicantId) return [];
    const reports = await reportsOf(db, applicantId);
    return reports.length > 0 ? [t(creditWords.hangs.reports)] : [];
  },
};
