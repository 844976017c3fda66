import type { Day } from '@contract/kernel/fields/day';
import type { privacyRequests as contract } from '@contract/people/privacy';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { privacyRequests } from '@server/db/schema/people-privacy';
import type { QueryOf } from '@server/http/implement';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

type Row = typeof privacyRequests.$inferSelect;

export const describeRequest = (row: Row) => ({
  id: row.id,
  folio: row.folio,
  kind: row.kind,
  text: row.text,
  created_at: row.createdAt.toISOString(),
  due_on: row.dueOn,
  outcome: row.outcome,
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
});

/** What somebody asked of one kind and was not answered yet. */
export async function openRequest(
  tx: Tx,
  userId: string,
  kind: Row['kind'],
): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.userId, userId),
        eq(privacyRequests.kind, kind),
        isNull(privacyRequests.answeredAt),
      ),
    )
    .limit(1);
  return row;
}

/** Everyone's, those that are due first. */
export async function listRequests(db: Db, query: QueryOf<typeof contract.list>, today: Day) {
  const page = await pageOf(db, query, {
    table: privacyRequests,
    id: privacyRequests.id,
    select: db
      .select({ request: privacyRequests, fullName: users.fullName, email: users.email })
      .from(privacyRequests)
      .innerJoin(users, eq(users.id, privacyRequests.userId)),
    own: ({ request }) => request,
    filters: {
      status: (status) =>
        status === 'waiting'
          ? isNull(privacyRequests.answeredAt)
          : isNotNull(privacyRequests.answeredAt),
    },
    sorts: { due_on: privacyRequests.dueOn },
    defaultSort: 'due_on',
  });
  return {
    ...page,
    items: page.items.map(({ request, fullName, email }) => ({
      ...describeRequest(request),
      user_id: request.userId,
      full_name: fullName,
      email,
      late: request.answeredAt === null && request.dueOn < today,
    })),
  };
}
