import type { contactBody } from '@contract/credit/collections';
import { toDay } from '@contract/kernel/fields/day';
import { collectionWords } from '@contract/locales/es-MX/credit/collections-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type * as z from 'zod';
import { correctable, lastContact } from './acts';
import { clockOf, peopleOf } from './people';
import { type CaseRow, lockCase, setCase, writeAct } from './repository';
import { instantInMexicoCity, isContactHour } from './rules';

interface Written {
  loanId: string;
  body: z.output<typeof contactBody>;
  by: string;
  now: Date;
}

/** Writes a contact down as it was, at a forbidden hour too: what was done is not left out. */
export async function writeContact(tx: Tx, { loanId, body, by, now }: Written): Promise<string> {
  const row = await lockCase(tx, loanId);
  const happenedAt = instantInMexicoCity(body.on, body.at);
  const corrected = body.corrects_id ? await correctable(tx, loanId, body.corrects_id) : null;
  const problems = {
    ...timeProblem(row, happenedAt, { on: body.on, now }),
    ...(corrected === undefined && { corrects_id: t(collectionWords.noContact) }),
    ...(body.party === 'co_obligor' &&
      !(await hasCoObligor(tx, row.loan.projectId)) && { party: t(collectionWords.noCoObligor) }),
  };
  if (Object.keys(problems).length > 0) throw refused(t(outcomes.invalidTitle), problems);
  const { party, channel, result, note } = body;
  const zone = await clockOf(tx, row.loan.projectId);
  const id = await writeAct(tx, loanId, {
    kind: 'contact',
    happenedAt,
    by,
    party,
    channel,
    result,
    note: note || null,
    outsideHours: !isContactHour(zone, happenedAt),
    aboutId: corrected?.id ?? null,
  });
  const last = await lastContact(tx, loanId);
  if (last) await setCase(tx, loanId, { lastContactId: last.id, quietSince: last.happenedAt });
  return id;
}

function timeProblem(
  { loan }: CaseRow,
  happenedAt: Date,
  { on, now }: { on: string; now: Date },
): Record<string, string> {
  if (happenedAt > now) return { on: t(collectionWords.future) };
  const begun = loan.disbursedOn && toDay(loan.disbursedOn);
  return begun && on < begun ? { on: t(collectionWords.beforeLoan) } : {};
}

async function hasCoObligor(tx: Tx, projectId: string): Promise<boolean> {
  const people = await peopleOf(tx, projectId);
  return people.some(({ party }) => party === 'co_obligor');
}
