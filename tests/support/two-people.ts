import type { Method } from '@contract/kernel/endpoint';
import { waitingAnswer } from '@contract/platform/approvals';
import { inTransaction } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import { grantRole } from '@server/features/identity/accounts/create';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Person, testApi } from './api';

type Api = Awaited<ReturnType<typeof testApi>>;
interface Request<U, M> {
  method: M;
  url: U;
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
}

/** A second factor confirmed this moment, without asking for a code by mail. */
export const freshFactor = (api: Api, who: Pick<Person, 'userId'>) =>
  api.db
    .update(sessions)
    .set({ steppedUpAt: api.clock.now })
    .where(eq(sessions.userId, who.userId));

/** The administrator of a test who confirms what others asked for; made on first need. */
export async function secondPerson(api: Api): Promise<Person> {
  const email = 'segunda-persona@ejemplo.mx';
  const [known] = await api.db.select().from(users).where(eq(users.email, email));
  const second = known
    ? await api.again({ userId: known.id, email, role: 'admin', token: '', call: noCall })
    : await api.person('admin', { email, fullName: 'Segunda Persona' });
  await freshFactor(api, second);
  return second;
}

const noCall = () => Promise.reject(new Error('a person without a session'));

/**
 * An act of staff over money, with a fresh second factor; when it takes two people, another administrator
 * confirms it. Answers what the act itself answers, or the refusal.
 */
export async function asTwo<const U extends string, const M extends Method>(
  api: Api,
  who: Person,
  request: Request<U, M>,
) {
  await freshFactor(api, who);
  const reply = await who.call(request);
  if (reply.status !== 202) return reply;
  const { status, json } = await confirmed(api, waitingAnswer.parse(reply.json).approval_id);
  // The confirmation carries the act's own answer, which the act's schema has been through.
  return { ...reply, status, json: (status === 200 ? json.answer : json) as typeof reply.json };
}

/** Confirms what waits, as the second person. */
async function confirmed(api: Api, approvalId: string) {
  const second = await secondPerson(api);
  const { json } = await second.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
  const waiting = json.items.find(({ id }) => id === approvalId);
  return second.call({
    method: 'POST',
    url: `/api/v1/approvals/${approvalId}/confirm`,
    body: { payload_hash: waiting?.payload_hash },
  });
}

/** Makes an administrator of a person with money or papers of their own here. */
export async function alsoStaff(api: Api, who: Person): Promise<Person> {
  await inTransaction(api.db, (tx) => grantRole(tx, who.userId, 'admin'));
  const staff = await api.again({ ...who, role: 'admin' });
  await freshFactor(api, staff);
  return staff;
}
