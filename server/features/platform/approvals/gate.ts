import type { EndpointShape } from '@contract/kernel/endpoint';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { ApprovalDetail } from '@contract/platform/approvals';
import type { AuditObject } from '@contract/platform/audit-names';
import type { Tx } from '@server/db/connection';
import { approvals } from '@server/db/schema/platform';
import { AppError } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, arrayOverlaps, eq, gt, sql, sum } from 'drizzle-orm';
import { isAsSealed, lastSealedColumn, type Sealed } from '../settings/add-settings';
import { SettingMissing, valueBegun } from '../settings/setting-at';
import { COUNTED_MS, needsSecond } from './rules';

/** What an act over money is about, as its handler knows it. */
export interface MoneyAct {
  /** Acts of one kind count together: money registered as received, money let out, and so on. */
  kind:
    | 'in'
    | 'out'
    | 'back'
    | 'approval'
    | 'publication'
    | 'delivery'
    | 'setting'
    | 'access'
    | 'write_off';
  object: AuditObject;
  objectId: string;
  /** What it does and to whom, for the person who confirms it. */
  title: string;
  details: ApprovalDetail[];
  /** Each line of what it does many of: the file of the bank, the days of a list. */
  lines?: { label: string; value: string }[];
  /** Null for what has no amount of its own. */
  amountCents: Centavos | null;
  /** Users whose money it is, or who win or lose by it. */
  people: string[];
  /** It takes two people, regardless of the amount. */
  always?: boolean;
  /** Of a transfer: identifies its account and when its owner set it. Confirmed with the rest, and never shown. */
  account?: string;
  /** Audited at once when it is kept for a second person. */
  whenKept?: (tx: Tx) => Promise<unknown>;
}

/** What of an act is kept to be read; the rest of it is for the moment. */
export const keptOf = ({ always: _, account: __, whenKept: ___, ...kept }: MoneyAct) => kept;

/** The handler came to an act that one person may not do: it is undone, kept, and waits. */
export class SecondPersonNeeded extends Error {
  constructor(readonly act: MoneyAct) {
    super(`${act.object} ${act.objectId} takes two people`);
    this.name = 'SecondPersonNeeded';
  }
}

/** What would be done is not what the second person was shown: nothing is done. */
export class ActChanged extends Error {
  constructor(readonly act: MoneyAct) {
    super(`${act.object} ${act.objectId} is not what was shown`);
    this.name = 'ActChanged';
  }
}

/** The refusal of a decision on the user's own money. */
export const ownMoney = () => new AppError('forbidden', t(platformWords.approvals.gate.ownMoney));

/** A second person, and whether an act is the one that they were shown. */
export interface Confirmation {
  by: string;
  wasShown: (act: MoneyAct) => boolean;
}

interface Asking {
  endpoint: EndpointShape;
  principal: Principal;
  /** Set when the act is done under a second person's confirmation. */
  confirmation: Confirmation | null;
  now: Date;
}

export const nameOfEndpoint = ({ method, path }: Pick<EndpointShape, 'method' | 'path'>) =>
  `${method} ${path}`;

/**
 * Lets an act over money pass when its person may do it alone, or under a second one's confirmation.
 * @throws AppError forbidden when it is their own money · SecondPersonNeeded · ActChanged
 */
export async function passGate(tx: Tx, asking: Asking, act: MoneyAct): Promise<void> {
  const { endpoint, principal, confirmation, now } = asking;
  const involved = [principal.userId, ...(confirmation ? [confirmation.by] : [])];
  if (involved.some((userId) => act.people.includes(userId))) {
    throw ownMoney();
  }
  if (confirmation) {
    if (!confirmation.wasShown(act)) throw new ActChanged(act);
    return;
  }
  // One person's acts are serialised, so that two at once do not each count without the other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`approvals/${principal.userId}`}, 0))`,
  );
  const second =
    act.always === true ||
    (act.amountCents !== null &&
      needsSecond({
        amount: act.amountCents,
        ...(await doneAlone(tx, principal.userId, act.kind, now)),
      })) ||
    (act.kind === 'out' && (await letIn(tx, principal.userId, act.people)));
  if (second) throw new SecondPersonNeeded(act);
  const { lines: _, ...kept } = keptOf(act);
  await tx.insert(approvals).values({
    ...kept,
    endpoint: nameOfEndpoint(endpoint),
    requestedBy: principal.userId,
    requestedAt: now,
    outcome: 'alone',
    expiresAt: now,
  });
}

/** What the person did alone lately of a kind, and the amount above which it takes two; null when none is set for the day. */
async function doneAlone(tx: Tx, userId: string, kind: string, now: Date) {
  const day = dayInMexicoCity(now);
  const [row] = await tx
    .select({
      cents: sum(approvals.amountCents),
      limit: lastSealedColumn('two_person_amount', sql`${day}::date`),
    })
    .from(approvals)
    .where(
      and(
        eq(approvals.outcome, 'alone'),
        eq(approvals.requestedBy, userId),
        eq(approvals.kind, kind),
        gt(approvals.requestedAt, new Date(now.getTime() - COUNTED_MS)),
      ),
    );
  return { already: toCentavos(BigInt(row?.cents ?? '0')), limit: limitOf(row?.limit, day) };
}

/** None is set either where the last value is not the one that two people set. */
function limitOf(begun: Sealed | null | undefined, day: Day): Centavos | null {
  if (begun && !isAsSealed(begun)) return null;
  try {
    return valueBegun('two_person_amount', begun ?? null, day);
  } catch (error) {
    if (error instanceof SettingMissing) return null;
    throw error;
  }
}

/** Whether the person ever registered alone the receipt of money for one of these people. */
async function letIn(tx: Tx, userId: string, people: string[]): Promise<boolean> {
  if (people.length === 0) return false;
  const [row] = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.outcome, 'alone'),
        eq(approvals.requestedBy, userId),
        eq(approvals.kind, 'in'),
        arrayOverlaps(approvals.people, people),
      ),
    )
    .limit(1);
  return row !== undefined;
}
