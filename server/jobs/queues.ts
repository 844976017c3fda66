import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Announcement } from '@server/features/platform';
import type PgBoss from 'pg-boss';

/** A try to hand a message over, and how many failed before it. */
export interface MailTry {
  mailId: string;
  attempts: number;
}

/** What a job of each queue is about; scheduled jobs have no data. */
export interface JobData {
  'deliver-mail': MailTry;
  announce: Announcement;
  'export-data': { exportId: string };
  'make-report': { reportId: string };
  /** Of an uploaded file of prospects, whatever it waits for. */
  'import-prospects': { batchId: string };
  /** Of a project whose goal was reached. */
  'draft-contract': { projectId: string; goal: Centavos };
  /** Of a proposal that two people decided. */
  'draft-restructure': { restructureId: string };
  /** Of a card that its holder removed. */
  'forget-card': { cardId: string };
}

interface QueueSettings extends Omit<PgBoss.Queue, 'name'> {
  /** How many of its jobs one process does at the same time. */
  workers: number;
  /** How long a worker without work waits before it looks again. */
  pauseMs: number;
}

interface ScheduledQueue extends QueueSettings {
  /** When a job comes by itself, in Mexico City; one comes with each start too. */
  cron: string;
}

const MINUTES = 60;
const HOURS = 60 * MINUTES;

const retried = { retryLimit: 5, retryDelay: MINUTES, retryBackoff: true };

/** A user waits for the result. */
const soon = { ...retried, expireInSeconds: 15 * MINUTES, pauseMs: 1_000 };

/** Of all processes one at a time does a scheduled job, and at most one waits for its turn. */
const scheduled = (cron: string, expireInSeconds = 15 * MINUTES): ScheduledQueue => ({
  ...retried,
  policy: 'stately',
  expireInSeconds,
  workers: 1,
  pauseMs: 5_000,
  cron,
});

const onDemand: Record<keyof JobData, QueueSettings> = {
  // Longer than a mail server may take over a message. A refusal is kept with the mail, whose row then has when
  // it is tried again: a job that fails lost the database.
  'deliver-mail': { ...soon, workers: 4 },
  announce: { ...soon, workers: 2 },
  'export-data': { ...soon, workers: 1 },
  'make-report': { ...soon, retryLimit: 3, workers: 1 },
  // A million rows take minutes; a process that ended amid them is followed by `resume-imports`.
  'import-prospects': { ...soon, pauseMs: 300, expireInSeconds: 2 * HOURS, workers: 1 },
  // A store that is away, for a day if need be, delays contracts.
  'draft-contract': { ...soon, retryLimit: 10, workers: 1 },
  'draft-restructure': { ...soon, retryLimit: 10, workers: 1 },
  // Nobody waits for it; a gateway that is away for a day is asked again.
  'forget-card': { ...soon, retryLimit: 10, workers: 1 },
};

const onSchedule = {
  'settle-tallies': scheduled('* * * * *'),
  'expire-opportunities': scheduled('* * * * *'),
  'scan-quarantine': scheduled('* * * * *', 2 * HOURS),
  'resume-imports': scheduled('* * * * *', 2 * HOURS),
  'close-bank-days': scheduled('5 * * * *'),
  'recover-debts': scheduled('10 * * * *'),
  // Before the reminders, which leave out what is charged by itself.
  'charge-direct-debits': scheduled('12 * * * *'),
  'follow-recurring-orders': scheduled('18 * * * *'),
  'apply-credit-balances': scheduled('15 * * * *'),
  'remind-of-instalments': scheduled('20 * * * *'),
  'follow-collections': scheduled('25 * * * *'),
  'follow-accreditations': scheduled('0 8 * * *'),
  'remind-of-leads': scheduled('0 8 * * *'),
  'look-for-alerts': scheduled('35 * * * *'),
  'tell-of-new-versions': scheduled('55 * * * *'),
  'end-unactivated': scheduled('30 * * * *'),
  'forget-expired': scheduled('40 * * * *'),
  'forget-dead-imports': scheduled('45 * * * *', 2 * HOURS),
  'publish-chain-heads': scheduled('50 * * * *'),
  'issue-statements': scheduled('0 6 * * *', 2 * HOURS),
  reconcile: scheduled('0 3 * * *', 2 * HOURS),
  'verify-chains': scheduled('30 3 * * *', 12 * HOURS),
  'forget-unanswered': scheduled('15 4 * * *'),
  'sweep-orphan-objects': scheduled('0 4 * * *', 12 * HOURS),
};

export type ScheduledJob = keyof typeof onSchedule;
/** Queues whose result a user waits for at a screen; mails apart, which take as long as the mail server. */
export const awaited = [
  'draft-contract',
  'draft-restructure',
  'announce',
  'export-data',
  'make-report',
  'import-prospects',
] as const satisfies (keyof JobData)[];

export type QueueName = keyof JobData | ScheduledJob;

export const queues: Record<QueueName, QueueSettings> = { ...onDemand, ...onSchedule };

export const schedules: Record<ScheduledJob, ScheduledQueue> = onSchedule;

/** True for a queue whose jobs come by themselves. */
export const isScheduled = (name: QueueName): name is ScheduledJob => name in schedules;

/** The name of every queue of the product. */
export function everyQueue(): QueueName[] {
  const names: QueueName[] = [];
  let name: QueueName;
  for (name in queues) names.push(name);
  return names;
}
