import type { Conversion } from '@contract/people/prospect-invitations';
import type { Db, Tx } from '@server/db/connection';
import { worksIn } from '@server/db/own-zones';
import { projects } from '@server/db/schema/credit';
import { applicantInvitations } from '@server/db/schema/people-relations';
import type { Scope } from '@server/http/principal';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { linkEnd } from '../applicant-invitations/rules';

const current = (prospectId: string) =>
  and(eq(applicantInvitations.prospectId, prospectId), isNull(applicantInvitations.revokedAt));

/** The invitation of a prospect that was not taken back, held until the transaction ends. */
export async function lockInvitationOf(tx: Tx, prospectId: string) {
  const [row] = await tx
    .select()
    .from(applicantInvitations)
    .where(current(prospectId))
    .for('no key update');
  return row ?? null;
}

/** How far a prospect is on the way to a request, with the requests that the reader may see. */
export async function conversionOf(
  db: Db | Tx,
  scope: Scope,
  prospectId: string,
  now: Date,
): Promise<Conversion> {
  const [row] = await db.select().from(applicantInvitations).where(current(prospectId));
  const asked = await db
    .select()
    .from(projects)
    .where(eq(projects.prospectId, prospectId))
    .orderBy(desc(projects.id));
  const ends = row ? linkEnd(row) : null;
  return {
    state: stateOf(asked.length > 0, row ?? null, ends, now),
    // Once joined, the address is the applicant's own.
    email: row && !row.userId ? row.email : null,
    invited_at: row?.invitedAt.toISOString() ?? null,
    ends_at: ends?.toISOString() ?? null,
    joined_at: row?.joinedAt?.toISOString() ?? null,
    projects: asked.filter(reachedIn(scope)).map(({ id, folio, status, createdAt }) => ({
      id,
      folio,
      status,
      created_at: createdAt.toISOString(),
    })),
  };
}

type Place = Pick<typeof projects.$inferSelect, 'programId' | 'zoneId'>;

/** A request that staff moved to another program or zone is no longer shown to those of the prospect's. */
function reachedIn(scope: Scope): (project: Place) => boolean {
  if (scope.kind !== 'program') return () => scope.kind === 'all';
  const { programId, zoneIds } = scope;
  return (project) => project.programId === programId && worksIn(zoneIds, project.zoneId);
}

function stateOf(
  hasAsked: boolean,
  invitation: { userId: string | null } | null,
  ends: Date | null,
  now: Date,
): Conversion['state'] {
  if (hasAsked) return 'asked';
  if (!invitation) return 'none';
  if (invitation.userId) return 'joined';
  return ends && ends > now ? 'invited' : 'expired';
}
