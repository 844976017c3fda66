import type {
  ApplicantInvitation,
  applicantInvitations as contract,
  InvitationState,
} from '@contract/people/applicant-invitations';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { applicantInvitations } from '@server/db/schema/people-relations';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { linkEnd, stateOf } from './rules';

export type Invitation = typeof applicantInvitations.$inferSelect;

/** An installer reaches those of its company, a seller their own, staff all of them. */
function within(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind !== 'org') return sql`false`;
  return and(
    eq(applicantInvitations.supplierId, scope.supplierId),
    scope.agentId ? eq(applicantInvitations.agentId, scope.agentId) : undefined,
  );
}

const inState: Record<InvitationState, SQL | undefined> = {
  invited: and(isNull(applicantInvitations.userId), isNull(applicantInvitations.revokedAt)),
  joined: isNotNull(applicantInvitations.userId),
  revoked: isNotNull(applicantInvitations.revokedAt),
};

export async function listInvitations(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: applicantInvitations,
    id: applicantInvitations.id,
    select: db.select({ invitation: applicantInvitations }).from(applicantInvitations),
    own: (row) => row.invitation,
    within: within(scope),
    filters: {
      q: (typed) =>
        or(
          contains(applicantInvitations.fullName, typed),
          contains(applicantInvitations.email, typed),
        ),
      state: (state) => inState[state],
    },
    sorts: { created_at: applicantInvitations.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(({ invitation }) => describe(invitation)) };
}

const describe = (row: Invitation): ApplicantInvitation => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  phone: row.phone,
  state: stateOf(row),
  ends_at: linkEnd(row)?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});

/** An invitation that a scope reaches, locked until the transaction ends. */
export async function lockInvitation(tx: Tx, scope: Scope, id: string) {
  const [row] = await tx
    .select()
    .from(applicantInvitations)
    .where(and(eq(applicantInvitations.id, id), within(scope)))
    .for('no key update');
  return row;
}
