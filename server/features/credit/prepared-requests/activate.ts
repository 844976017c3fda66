import type { preparedRequests as contract } from '@contract/credit/prepared-requests';
import { preparedRequestWords } from '@contract/locales/es-MX/credit/prepared-requests-server';
import type { Tx } from '@server/db/connection';
import { priceLines } from '@server/db/schema/credit-equipment';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import {
  deadLink,
  endUnboundLink,
  lockOwnAccount,
  mintUnboundLink,
  oneTimeLife,
  redeemUnboundLink,
  subjectOf,
} from '@server/features/identity';
import { becomeApplicant, joinAsApplicant } from '@server/features/people';
import { audit } from '@server/features/platform';
import { refused } from '@server/http/errors';
import type { BaseCall } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { createProject } from '../projects/create';
import { lockPrepared, type PreparedRow } from './repository';
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

type Answer = z.output<typeof contract.confirm.body>;
type Call = Pick<BaseCall, 'config' | 'ip' | 'now'>;

/** Makes the account and asks for the credit with it, all or nothing. */
export async function acceptRequest(
  tx: Tx,
  { password, ...answer }: z.output<typeof contract.accept.body>,
  call: Call,
) {
  const request = await takePass(tx, answer.pass, call.now);
  const inUse = t(preparedRequestWords.accountInUse);
  const person = { ...request, password, inUse };
  const { userId, applicantId } = await joinAsApplicant(tx, person, {
    ...call,
    read: answer.texts_read,
  });
  const project = await askFor(tx, { request, applicantId, answer }, call);
  await audit(tx, {
    at: call.now,
    userId,
    action: 'prepared-requests.accept',
    object: 'prepared-requests',
    objectId: request.id,
    details: { project_id: project.id },
  });
  return project;
}

/**
 * Asks for the credit at the account of who is signed in, which becomes an applicant's where it was not.
 *
 * @throws AppError refused when the credit was asked for in the name of another address, or the account is of staff
 */
export async function confirmRequest(tx: Tx, answer: Answer, principal: Principal, call: Call) {
  const own = await lockOwnAccount(tx, principal);
  // Rolled back with a refusal: the pass stays good for whom it is.
  const request = await takePass(tx, answer.pass, call.now);
  if (own.email.toLowerCase() !== request.email.toLowerCase()) {
    throw refused(t(preparedRequestWords.otherAccount));
  }
  const applicantId = await becomeApplicant(
    tx,
    { ...request, userId: own.id },
    { ...call, read: answer.texts_read },
  );
  return { request, project: await askFor(tx, { request, applicantId, answer }, call) };
}

/** Ends the pass, and answers the request that it opened, held. */
async function takePass(tx: Tx, pass: string, now: Date) {
  const request = await holdOpen(tx, await subjectOf(tx, 'credit_activation_pass', pass, now));
  // Spent while this call waited for the lock.
  await subjectOf(tx, 'credit_activation_pass', pass, now);
  await endPass(tx, request.id, now);
  return request;
}

interface Asked {
  request: PreparedRow;
  applicantId: string;
  answer: Answer;
}

async function askFor(
  tx: Tx,
  { request, applicantId, answer }: Asked,
  { config, now }: Pick<Call, 'config' | 'now'>,
) {
  const project = await createProject(tx, {
    applicantId,
    agentId: request.agentId,
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
  await tx
    .update(priceLines)
    .set({ projectId: project.id })
    .where(eq(priceLines.preparedRequestId, request.id));
  return project;
}
