import { supplierAgents } from '@server/db/schema/people';
import { and, isNull, lt } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** Whom an installer invited to sell for it, until they answer; what is kept of its sellers is their membership's. */
export const agentInvitationData: PersonalData = {
  async forget(tx, before) {
    const { rowCount } = await tx
      .delete(supplierAgents)
      .where(and(isNull(supplierAgents.userId), lt(supplierAgents.invitedAt, before)));
    return rowCount ?? 0;
  },
};
