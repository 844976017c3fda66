import {
  canAct,
  type ProjectAction,
  type ProjectStatus,
  projectStatusName,
} from '@contract/credit/project-states';
import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/people';
import { projectEvents } from '@server/db/schema/projects';
import { conflict } from '@server/http/errors';
import { eq } from 'drizzle-orm';
import type { ProjectRow } from './project';

/**
 * Refuses what the state of the project does not allow to this role.
 * @throws AppError conflict
 */
export function assertAllowed(role: Role, status: ProjectStatus, action: ProjectAction): void {
  if (canAct(role, status, action)) return;
  throw conflict(
    `El proyecto está en estado "${projectStatusName[status]}": esta operación no está disponible.`,
  );
}

/** Users who win or lose by what is decided on a credit. */
export const partiesOf = (row: ProjectRow) => [row.applicantUserId, row.supplierUserId];

/** What a decision over a credit's money is about, for the person who confirms it. */
export const actOn = (row: ProjectRow) => ({
  object: 'projects' as const,
  objectId: row.project.id,
  details: [
    { label: 'Crédito', value: row.project.folio },
    { label: 'Solicitante', value: row.applicantName },
    { label: 'Instalador', value: row.supplierName },
  ],
  amountCents: row.project.amountCents,
  people: partiesOf(row),
});

type Look = 'success' | 'warning' | 'danger' | 'info';
type Icon =
  | 'check'
  | 'clock'
  | 'close'
  | 'edit'
  | 'file'
  | 'money'
  | 'signature'
  | 'upload'
  | 'user';

interface Event {
  projectId: string;
  title: string;
  desc: string;
  color: Look;
  icon: Icon;
  /** Who did it; null when the portal did. */
  userId: string | null;
  now: Date;
}

/** Adds to the history that the people of a project read. Investors and staff appear by function only. */
export async function tell(tx: Tx, { userId, now, ...event }: Event): Promise<void> {
  await tx
    .insert(projectEvents)
    .values({ ...event, userName: await nameOf(tx, userId), time: now });
}

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return 'Portal';
  if (await isStaff(tx, userId)) return 'Backoffice';
  const [user] = await tx
    .select({ fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  return user?.fullName ?? '';
}

async function isStaff(tx: Tx, userId: string): Promise<boolean> {
  const held = await tx.select().from(userRoles).where(eq(userRoles.userId, userId));
  return held.some(({ role }) => role === 'admin');
}
