import { closedStatuses } from '@contract/credit/project-states';
import { contractSignerWords } from '@contract/locales/es-MX/credit/contract-signers-server';
import { projects, signatures } from '@server/db/schema/credit';
import { contractSigners } from '@server/db/schema/credit-contract-signers';
import { t } from '@server/i18n';
import { and, eq, exists, inArray, isNotNull, lt, ne, not, or } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/**
 * Who was named to sign a contract. Of those who never signed one, the row stays without their name once nobody waits for
 * them: they were taken back, or the credit came to its end.
 */
export const contractSignerData: PersonalData = {
  async forget(tx, before) {
    const ended = tx
      .select({ id: projects.id })
      .from(projects)
      .where(inArray(projects.status, [...closedStatuses]));
    const signed = tx
      .select({ id: signatures.id })
      .from(signatures)
      .where(and(eq(signatures.userId, contractSigners.id), isNotNull(signatures.signedAt)));
    const { rowCount } = await tx
      .update(contractSigners)
      .set({ fullName: t(contractSignerWords.forgotten), email: '', phone: '' })
      .where(
        and(
          lt(contractSigners.createdAt, before),
          ne(contractSigners.email, ''),
          not(exists(signed)),
          or(isNotNull(contractSigners.withdrawnAt), inArray(contractSigners.projectId, ended)),
        ),
      );
    return rowCount ?? 0;
  },
};
