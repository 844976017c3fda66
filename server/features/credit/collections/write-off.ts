import { WRITE_OFF_DAYS } from '@contract/credit/write-offs';
import { sumCents } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { href } from '@contract/kernel/screens';
import { writeOffWords } from '@contract/locales/es-MX/credit/write-offs-server';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import {
  announce,
  announceAll,
  changedForStaff,
  events,
  type MoneyAct,
} from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { principalTurnPosted } from '@server/ledger/events/write-offs';
import { peopleIn } from '../loans/people-in';
import { applyMoney } from '../payments/apply';
import { owedByLoan } from '../payments/owed-now';
import { holdApplicant, holdInvestors } from '../payments/standing';
import { writeAct } from './repository';
import {
  addWriteOff,
  findCredit,
  type HeldPart,
  markUndone,
  standingParts,
  standingWriteOff,
  writtenOffParts,
} from './write-offs.repository';

interface Asked {
  loanId: string;
  /** Who asked for it; another confirms. */
  actor: string;
  config: Config;
  now: Date;
}

type Credit = Awaited<ReturnType<typeof findCredit>>;

/** What an act over a credit's write-off did, for the person who confirms it. */
interface Done {
  id: string;
  act: MoneyAct;
}

/** Why a credit is not to be written off on a day, and since when it is late. */
export async function whyNotWrittenOff(
  db: Db | Tx,
  { loan }: Credit,
  parts: readonly HeldPart[],
  on: Day,
): Promise<{ refusal: string | null; lateSince: Day | null }> {
  const refused = (refusal: string) => ({ refusal, lateSince: null });
  if (await standingWriteOff(db, loan.id)) return refused(t(writeOffWords.already));
  if (loan.status !== 'repaying') return refused(t(writeOffWords.notRepaying));
  const owed = (await owedByLoan(db, [loan], on)).get(loan.id);
  const late = owed?.daysLate ?? 0;
  if (late <= WRITE_OFF_DAYS) {
    return refused(t(writeOffWords.notLate, { days: WRITE_OFF_DAYS, late }));
  }
  if (sumCents(parts.map(({ amount }) => amount)) === 0) return refused(t(writeOffWords.nothing));
  return { refusal: null, lateSince: owed?.due[0]?.dueOn ?? null };
}

/**
 * Writes a credit off: its principal is no longer counted on, and owed and collected as before.
 * @throws AppError notFound, conflict
 */
export async function writeOff(
  tx: Tx,
  { reason, evidence, ...asked }: Asked & { reason: string; evidence: string },
): Promise<Done> {
  const { loanId, actor, now } = asked;
  const on = dayInMexicoCity(now);
  const credit = await holdCredit(tx, asked);
  const parts = await standingParts(tx, loanId);
  const { refusal, lateSince } = await whyNotWrittenOff(tx, credit, parts, on);
  if (refusal) throw conflict(refusal);
  const values = { loanId, on, reason, evidence, askedBy: actor, doneAt: now };
  const id = await addWriteOff(tx, values);
  await turn(tx, asked, { id, kind: 'write_off', on });
  await writeAct(tx, loanId, { kind: 'written_off', happenedAt: now, by: actor, note: reason });
  await tell(tx, asked, { credit, parts, on, isWriteOff: true });
  const details = [
    ...(lateSince ? [{ label: t(writeOffWords.lateSince), value: formatDay(lateSince) }] : []),
    { label: t(writeOffWords.reason), value: reason },
    { label: t(writeOffWords.evidence), value: evidence },
  ];
  return { id, act: await actOn(tx, credit, parts, { title: writeOffWords.writeOff, details }) };
}

/**
 * Undoes a write-off that was a mistake: what is left of it stands again.
 * @throws AppError notFound, conflict
 */
export async function undoWriteOff(
  tx: Tx,
  { reason, ...asked }: Asked & { reason: string },
): Promise<Done> {
  const { loanId, actor, now } = asked;
  const on = dayInMexicoCity(now);
  const credit = await holdCredit(tx, asked);
  const standing = await standingWriteOff(tx, loanId);
  if (!standing) throw conflict(t(writeOffWords.notWrittenOff));
  if (credit.loan.status !== 'repaying') throw conflict(t(writeOffWords.settled));
  const parts = (await writtenOffParts(tx, standing)).map((part) => ({
    ...part,
    amount: part.left,
  }));
  const { id } = standing;
  const undoing = { undoneOn: on, undoneReason: reason, undoneBy: actor, undoneAt: now };
  await markUndone(tx, id, undoing);
  await turn(tx, asked, { id, kind: 'write_off_undone', on });
  await writeAct(tx, loanId, {
    kind: 'write_off_undone',
    happenedAt: now,
    by: actor,
    note: reason,
  });
  await tell(tx, asked, { credit, parts, on, isWriteOff: false });
  const details = [
    { label: t(writeOffWords.writtenOffOn), value: formatDay(standing.on) },
    { label: t(writeOffWords.reason), value: reason },
  ];
  return { id, act: await actOn(tx, credit, parts, { title: writeOffWords.undo, details }) };
}

/** The credit with its money as of today, and its person's money held until the end. */
async function holdCredit(tx: Tx, { loanId, actor, config, now }: Asked): Promise<Credit> {
  const { loan } = await findCredit(tx, loanId);
  const { applicantId } = loan;
  const held = await holdApplicant(tx, applicantId);
  await applyMoney(tx, { applicantId, held, movement: null, actor, config, now });
  return findCredit(tx, loanId);
}

async function turn(
  tx: Tx,
  { loanId, actor }: Asked,
  { id: writeOffId, ...of }: { id: string; kind: 'write_off' | 'write_off_undone'; on: Day },
): Promise<void> {
  const investorIds = (await holdInvestors(tx, loanId)).map(({ investorId }) => investorId);
  await principalTurnPosted(tx, { ...of, loanId, writeOffId, investorIds }, actor);
}

interface Told {
  credit: Credit;
  parts: readonly HeldPart[];
  on: Day;
  isWriteOff: boolean;
}

async function tell(tx: Tx, { loanId, actor, config }: Asked, told: Told): Promise<void> {
  const { credit, parts, on, isWriteOff } = told;
  const { folio, user } = credit;
  await announce(
    tx,
    config,
    user.id,
    isWriteOff ? events.creditWrittenOff : events.creditStandsAgain,
    { folio, loanId },
  );
  await announceAll(
    tx,
    config,
    isWriteOff ? 'participationWrittenOff' : 'participationStandsAgain',
    parts.map(({ userId, participationId, amount }) => ({
      userId,
      facts: { folio, participationId, amount, on },
    })),
  );
  await changedForStaff(tx, 'collections', { except: actor });
}

async function actOn(
  tx: Tx,
  { loan, folio, user }: Credit,
  parts: readonly HeldPart[],
  {
    title,
    details,
  }: {
    title: typeof writeOffWords.writeOff | typeof writeOffWords.undo;
    details: MoneyAct['details'];
  },
): Promise<MoneyAct> {
  return {
    kind: 'write_off',
    object: 'collections',
    objectId: loan.id,
    title: t(title, { folio }),
    details: [
      {
        label: t(writeOffWords.credit),
        value: folio,
        to: href('collectionShow', { loanId: loan.id }),
      },
      { label: t(writeOffWords.applicant), value: user.fullName },
      ...details,
    ],
    lines: parts.map(({ name, amount }) => ({ label: name, value: formatMxn(amount) })),
    amountCents: sumCents(parts.map(({ amount }) => amount)),
    people: await peopleIn(tx, loan.id),
    always: true,
  };
}
