import type { PersonalData } from '../../personal-data';
import { openReport } from './applicant-reports';
import { reportsOf } from './repository';

/** What the bureau reported of a person who asked for credit; kept as long as the credits that it was asked for. */
export const committeeData: PersonalData = {
  async collect(db, { applicantId }, vault) {
    if (!applicantId) return { credit_reports: [] };
    const reports = await reportsOf(db, applicantId);
    return { credit_reports: reports.map((report) => openReport(vault, report)) };
  },
};
