import type { preparedRequests as contract } from '@contract/credit/prepared-requests';
import type { Tx } from '@server/db/connection';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import {
  deadLink,
  endUnboundLink,
  mintUnboundLink,
  oneTimeLife,
  redeemUnboundLink,
  subjectOf,
} from '@server/features/identity';
import { joinAsApplicant } from '@server/features/people';
import { audit } from '@server/features/platform';
import type { BaseCall } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { createProject } from '../projects/create';
import { lockPrepared } from './repository';
import { stateOf } from './rules';

const passOf = (id: string) => ({ purpose: 'credit_activation_pass' as const, subject: id });

/** Ends what an opened link left its person to answer with. */
export const endPass = (tx: Tx, id: string, now: Date) =>
  endUnboundLink(tx, { ...passOf(id), now });

async function holdOpen(tx: Tx, id: string) {
  const request = await lockPrepared(tx, { kind: 'all' }, id);
  if (!request || stateOf(request) !== 'invited') throw deadLink();
  return request;
}

/** Uses the link once, and opens what its person answers for half an hour. */
export async function openRequest(tx: Tx, token: string, id: string, now: Date) {
  const subject = await redeemUnboundLink(tx, 'credit_activation', token, now, (of) =>
    holdOpen(tx, of),
  );
  // Rolled back with it: a link of another address stays good at its own.
  if (subject !== id) throw deadLink();
  const request = await holdOpen(tx, id);
  const pass = await mintUnboundLink(tx, { ...passOf(id), now });
  const ends = new Date(now.getTime() + oneTimeLife.credit_activation_pass);
  return { request, pass, expires_at: ends.toISOString() };
}

type Answer = z.output<typeof contract.accept.body>;

/** Makes the account and asks for the credit with it, all or nothing. */
export async function acceptRequest(
  tx: Tx,
  answer: Answer,
  call: Pick<BaseCall, 'config' | 'ip' | 'now'>,
) {
  const { config, now } = call;
  const request = await holdOpen(
    tx,
    await subjectOf(tx, 'credit_activation_pass', answer.pass, now),
  );
  // Spent while this call waited for the lock.
  await subjectOf(tx, 'credit_activation_pass', answer.pass, now);
  await endPass(tx, request.id, now);
  const { password } = answer;
  const { userId, applicantId } = await joinAsApplicant(tx, { ...request, password }, call);
  const project = await createProject(tx, {
    applicantId,
    body: {
      supplier_id: request.supplierId,
      product_id: request.productId,
      amount_cents: request.amountCents,
      term_months: request.termMonths,
      owed_elsewhere_cents: answer.owed_elsewhere_cents,
      purpose: request.purpose,
      site: request.site,
    },
    config,
    now,
  });
  await tx
    .update(preparedRequests)
    .set({ projectId: project.id })
    .where(eq(preparedRequests.id, request.id));
  await audit(tx, {
    at: now,
    userId,
    action: 'prepared-requests.accept',
    object: 'prepared-requests',
    objectId: request.id,
    details: { project_id: project.id },
  });
  return project;
}
