import { closedStatuses } from '@contract/credit/project-states';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { t } from '@server/i18n';
import { and, eq, notInArray } from 'drizzle-orm';
import { handOverLeads } from '../leads/hand-over';
import { addProjectEvent } from './timeline';

interface HandOver {
  from: { id: string; name: string };
  to: { id: string; name: string } | null;
  userId: string;
  now: Date;
}

/**
 * Hands the open projects of an agent to a colleague, or to the installer alone, each with a line in its history;
 * answers how many; and their leads. Those with no work left stay in the name of the agent who did it.
 */
export async function handOverProjects(tx: Tx, { from, to, userId, now }: HandOver) {
  const moved = await tx
    .update(projects)
    .set({ agentId: to?.id ?? null })
    .where(and(eq(projects.agentId, from.id), notInArray(projects.status, [...closedStatuses])))
    .returning({ id: projects.id });
  await handOverLeads(tx, from.id, to?.id ?? null);
  const { title, toAgent, toInstaller } = creditWords.projects.handOver;
  const names = { from: from.name, to: to?.name ?? '' };
  for (const { id: projectId } of moved) {
    await addProjectEvent(tx, {
      projectId,
      title: t(title),
      desc: to ? t(toAgent, names) : t(toInstaller, { from: from.name }),
      color: 'info',
      icon: 'user',
      userId,
      now,
    });
  }
  return moved.length;
}
