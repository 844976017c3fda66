import { MAX_PROMISE_DAYS, type promiseBody } from '@contract/credit/collections';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { collectionWords } from '@contract/locales/es-MX/credit/collections-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type * as z from 'zod';
import { paidOn, promisesOn } from './promises';
import { lockCase, setCase, writeAct } from './repository';

interface Act {
  loanId: string;
  by: string;
  now: Date;
}

/**
 * Writes a promise down: one at a time, of a credit that is late, for no more than settles it.
 * @throws AppError conflict, rule
 */
export async function writePromise(
  tx: Tx,
  { loanId, by, now, body }: Act & { body: z.output<typeof promiseBody> },
): Promise<string> {
  const { case: known } = await lockCase(tx, loanId);
  const today = dayInMexicoCity(now);
  if (known.closedAt) throw conflict(t(collectionWords.upToDate));
  const current = (await promisesOn(tx, [known.promiseId], today)).get(known.promiseId ?? '');
  if (current?.state === 'open') throw conflict(t(collectionWords.openPromise));
  const most = known.payoffCents;
  const problems = {
    ...dayProblem(body.promised_on, today),
    ...(body.amount_cents > most && {
      amount_cents: t(collectionWords.tooMuch, { amount: formatMxn(most) }),
    }),
  };
  if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
  const id = await writeAct(tx, loanId, {
    kind: 'promise',
    happenedAt: now,
    by,
    amountCents: body.amount_cents,
    madeOn: today,
    promisedOn: body.promised_on,
    paidBeforeCents: await paidOn(tx, loanId, today),
  });
  await setCase(tx, loanId, { promiseId: id, promiseState: 'open' });
  return id;
}

function dayProblem(on: Day, today: Day): Record<string, string> {
  if (on < today) return { promised_on: t(collectionWords.promisePast) };
  if (on > addDays(today, MAX_PROMISE_DAYS)) {
    return { promised_on: t(collectionWords.promiseFar, { days: MAX_PROMISE_DAYS }) };
  }
  return {};
}

/**
 * Takes the open promise back, with the reason; both stay written.
 * @throws AppError conflict
 */
export async function withdrawPromise(tx: Tx, act: Act & { reason: string }): Promise<string> {
  const id = await endOpenPromise(tx, act);
  if (!id) throw conflict(t(collectionWords.noPromise));
  return id;
}

/** Takes the open promise back, if there is one; answers the act that says so. */
export async function endOpenPromise(
  tx: Tx,
  { loanId, by, now, reason }: Act & { reason: string },
): Promise<string | undefined> {
  const { case: known } = await lockCase(tx, loanId);
  const promises = await promisesOn(tx, [known.promiseId], dayInMexicoCity(now));
  const current = promises.get(known.promiseId ?? '');
  if (current?.state !== 'open') return undefined;
  const id = await writeAct(tx, loanId, {
    kind: 'promise_withdrawn',
    happenedAt: now,
    by,
    aboutId: current.id,
    note: reason,
  });
  await setCase(tx, loanId, { promiseId: null, promiseState: null });
  return id;
}
