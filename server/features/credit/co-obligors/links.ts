import {
  type CoObligorTask,
  isOpenTask,
  mayHaveCoObligor,
  nextTask,
} from '@contract/credit/co-obligor-states';
import { href } from '@contract/kernel/screens';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import {
  deadLink,
  endUnboundLink,
  mintUnboundLink,
  oneTimeLife,
  redeemUnboundLink,
  subjectOf,
} from '@server/features/identity';
import { queueMail, type Said } from '@server/features/platform';
import { due, sayAmount, taskLink } from './mails';
import { type CoObligorRow, factsOf, lockCoObligor } from './repository';
import { describeRequest } from './request';
import { projectOf } from './tell';

const purposes = {
  onboarding: 'co_obligor_onboarding',
  identity: 'co_obligor_identity',
  bureau: 'co_obligor_bureau',
} as const;

const pages = {
  onboarding: 'coObligorOnboarding',
  identity: 'coObligorIdentity',
  bureau: 'coObligorCreditReport',
} as const;

interface Sent {
  config: Config;
  now: Date;
  /** What the mail says first, in place of what the task usually says. */
  why?: Said;
}

/** Mails the link of a task, and answers its secret; the one before stops working. */
export async function sendTask(
  tx: Tx,
  row: CoObligorRow,
  task: CoObligorTask,
  { config, now, why }: Sent,
): Promise<string> {
  const token = await mintUnboundLink(tx, { purpose: purposes[task], subject: row.id, now });
  const url = `${config.publicUrl}${href(pages[task])}#${token}`;
  const said = why ?? (await usuallySaid(tx, row, task, config));
  await queueMail(tx, config, taskLink(config, row, task, { url, why: said }));
  return token;
}

async function usuallySaid(tx: Tx, row: CoObligorRow, task: CoObligorTask, config: Config) {
  return task === 'onboarding'
    ? sayAmount(config, await describeRequest(tx, row))
    : due(config, task);
}

/** Mails the link of what is left to do, if anything is. */
export async function sendNext(tx: Tx, row: CoObligorRow, sent: Sent): Promise<string | null> {
  const task = nextTask((await factsOf(tx, row)).facts);
  return task && sendTask(tx, row, task, sent);
}

const passOf = (task: CoObligorTask, id: string) => ({
  purpose: 'co_obligor_pass' as const,
  subject: `${task}:${id}`,
});

/** Uses a link once and opens its page's acts for half an hour; the co-obligor is locked. */
export async function redeemTask(tx: Tx, task: CoObligorTask, token: string, now: Date) {
  const hold = (id: string) => lockCoObligor(tx, id);
  const id = await redeemUnboundLink(tx, purposes[task], token, now, hold);
  const row = await openRow(tx, task, id);
  const pass = await mintUnboundLink(tx, { ...passOf(task, id), now });
  const ends = new Date(now.getTime() + oneTimeLife.co_obligor_pass);
  return { row, opened: { pass, expires_at: ends.toISOString(), full_name: row.fullName } };
}

/** Whose pass it is, which opens the acts of one task. */
export async function bearerOf(db: Db | Tx, task: CoObligorTask, pass: string, now: Date) {
  const subject = await subjectOf(db, 'co_obligor_pass', pass, now);
  const [of, id = ''] = subject.split(':');
  if (of !== task) throw deadLink();
  return id;
}

/** The same, locked, while the task can be done: an answer at the same moment comes first or waits. */
export async function lockBearer(tx: Tx, task: CoObligorTask, pass: string, now: Date) {
  const row = await openRow(tx, task, await bearerOf(tx, task, pass, now));
  // Spent while this call waited for the lock.
  await bearerOf(tx, task, pass, now);
  return row;
}

async function openRow(tx: Tx, task: CoObligorTask, id: string): Promise<CoObligorRow> {
  const row = await lockCoObligor(tx, id);
  if (!row || !isOpenTask(task, (await factsOf(tx, row)).facts)) throw deadLink();
  // Of a request that ended, or that investors see already, nothing is asked any more.
  if (!mayHaveCoObligor((await projectOf(tx, row)).project.status)) throw deadLink();
  return row;
}

/** Ends the pass of a task that is done. */
export const endPass = (tx: Tx, task: CoObligorTask, id: string, now: Date) =>
  endUnboundLink(tx, { ...passOf(task, id), now });
