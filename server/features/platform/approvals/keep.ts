import { createHash } from 'node:crypto';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { waitingAnswer } from '@contract/platform/approvals';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { approvals } from '@server/db/schema/platform';
import type { Vault } from '@server/db/vault';
import { canonical } from '@server/http/canonical';
import { conflict } from '@server/http/errors';
import { dutyFor } from '@server/http/policy';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq, lte } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as z from 'zod';
import { audit } from '../audit/audit';
import { announceToStaff } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { changedForStaff } from '../notifications/notify';
import { activeStaff } from '../notifications/staff';
import { keptOf, type MoneyAct, nameOfEndpoint } from './gate';
import { othersAmong } from './repository';
import { WAITS_MS } from './rules';

/** What a call sent, as it is kept until a second person confirms it. */
export const storedCall = z.object({
  endpoint: z.string(),
  params: z.unknown(),
  body: z.unknown(),
  /** The file of a form, in base64. */
  file: z.object({ name: z.string(), base64: z.string() }).nullable(),
});

export type StoredCall = z.infer<typeof storedCall>;

/** Place of a kept call in the vault: it may hold names and accounts. */
export const callPlace = (id: string) => `approvals.payload:${id}`;

/** Hashes a kept call together with what is shown of it: what is confirmed is what was seen. */
export function hashOf(payload: string, act: MoneyAct): string {
  const { people, lines = [], ...kept } = keptOf(act);
  const shown = canonical({
    payload,
    ...kept,
    ...(act.account && { account: act.account }),
    lines,
    people: [...people].sort(),
  });
  return createHash('sha256').update(shown).digest('hex');
}

interface Keeping {
  endpoint: EndpointShape;
  sent: Omit<StoredCall, 'endpoint'>;
  act: MoneyAct;
  principal: Principal;
  vault: Vault;
  config: Config;
  now: Date;
}

/**
 * Keeps an act that takes two people, word for word, and notifies the others.
 * @throws AppError conflict when the same thing waits already
 */
export async function keepForSecond(
  tx: Tx,
  keeping: Keeping,
): Promise<z.input<typeof waitingAnswer>> {
  const { endpoint, sent, act, principal, vault, config, now } = keeping;
  const kept = keptOf(act);
  const id = v7();
  const name = nameOfEndpoint(endpoint);
  // Who confirms it holds the duty, as who asks for it does.
  const duty = await dutyFor(endpoint);
  const payload = canonical({ endpoint: name, ...sent });
  await tx
    .update(approvals)
    .set({ outcome: 'expired' })
    .where(and(eq(approvals.outcome, 'waiting'), lte(approvals.expiresAt, now)));
  const inserted = await tx
    .insert(approvals)
    .values({
      id,
      ...kept,
      endpoint: name,
      duty,
      payload: vault.seal(payload, callPlace(id)),
      payloadHash: hashOf(payload, act),
      requestedBy: principal.userId,
      requestedAt: now,
      outcome: 'waiting',
      expiresAt: new Date(now.getTime() + WAITS_MS),
    })
    .onConflictDoNothing()
    .returning({ id: approvals.id });
  if (inserted.length === 0) throw conflict(t(platformWords.approvals.keep.waitsAlready));
  await act.whenKept?.(tx);
  const involved = [principal.userId, ...act.people];
  await announceToStaff(
    tx,
    config,
    events.approvalAsked,
    { title: act.title, amount: act.amountCents },
    involved,
    duty,
  );
  await changedForStaff(tx, 'approvals');
  await audit(tx, {
    at: now,
    userId: principal.userId,
    action: 'approvals.create',
    object: act.object,
    objectId: act.objectId,
    details: {
      approval_id: id,
      route: name,
      ...(act.amountCents !== null && { amount_cents: act.amountCents }),
    },
  });
  return {
    message: waitsFor(othersAmong(await activeStaff(tx, duty), involved)),
    code: 'second_person',
    approval_id: id,
  };
}

/** The answer to the person who asked: whether anyone else can confirm. */
const waitsFor = (others: number) =>
  others === 0
    ? t(platformWords.approvals.keep.noSecondPerson)
    : t(platformWords.approvals.keep.keptWaiting, { count: others });
