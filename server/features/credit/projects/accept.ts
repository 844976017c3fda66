import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/projects';
import { announceToStaff } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { eq } from 'drizzle-orm';
import { tell } from './acts';
import { type ProjectRow, setStatus } from './project';

interface Acceptance {
  row: ProjectRow;
  userId: string;
  config: Config;
  now: Date;
}

/** The applicant accepts the terms that were approved. Answers the loan's id. */
export async function acceptTerms(
  tx: Tx,
  { row, userId, config, now }: Acceptance,
): Promise<string> {
  const { id: projectId, folio } = row.project;
  const [loan] = await tx
    .update(loans)
    .set({ acceptedAt: now })
    .where(eq(loans.projectId, projectId))
    .returning({ id: loans.id });
  if (!loan) throw new Error('an approved project has no loan');
  await setStatus(tx, projectId, 'accepted', now);
  await tell(tx, {
    projectId,
    title: 'Condiciones aceptadas',
    desc: 'Falta publicarlo para los inversionistas.',
    color: 'success',
    icon: 'check',
    userId,
    now,
  });
  await announceToStaff(tx, config, events.termsAccepted, { projectId, folio });
  return loan.id;
}
