import { closedStatuses } from '@contract/credit/project-states';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { t } from '@server/i18n';
import { and, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/**
 * Whom applicants named to answer for their credit. Of those who never accepted, the row stays without their name
 * once nobody waits for them: they said no, were taken back, or the credit came to its end.
 */
export const coObligorData: PersonalData = {
  async forget(tx, before) {
    const ended = tx
      .select({ id: projects.id })
      .from(projects)
      .where(inArray(projects.status, [...closedStatuses]));
    const { rowCount } = await tx
      .update(coObligors)
      .set({ fullName: t(coObligorWords.forgotten), email: '', phone: '', declineReason: null })
      .where(
        and(
          isNull(coObligors.acceptedAt),
          lt(coObligors.createdAt, before),
          ne(coObligors.email, ''),
          or(
            isNotNull(coObligors.declinedAt),
            isNotNull(coObligors.withdrawnAt),
            inArray(coObligors.projectId, ended),
          ),
        ),
      );
    return rowCount ?? 0;
  },
};
