import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import { sqlState, type Tx } from '@server/db/connection';
import { prospects } from '@server/db/schema/program';
import { refused } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq, sql } from 'drizzle-orm';
import { scopeFilter } from './reach';

/**
 * What is said of a telephone that another prospect of the program has, by whom the form or the file is of: that it is
 * there is told to who reaches that one. Anyone else learns that it cannot be used, not why, and who can look into it.
 */
export const takenPhone = (isReached: boolean): string =>
  t(isReached ? programWords.prospects.phoneTaken : programWords.prospects.phoneRefused);

const refusedPhone = (isReached: boolean) =>
  refused(t(outcomes.invalidTitle), { phone: takenPhone(isReached) });

interface Phone {
  programId: string;
  phone: string;
}

/** Whether somebody reaches the prospect that has it; undefined where none has. */
async function isHolderReached(
  tx: Tx,
  scope: Scope,
  { programId, phone }: Phone,
): Promise<boolean | undefined> {
  const [holder] = await tx
    .select({ isReached: sql<boolean>`${scopeFilter(scope) ?? sql`true`}` })
    .from(prospects)
    .where(and(eq(prospects.programId, programId), eq(prospects.phone, phone)));
  return holder?.isReached;
}

/** The refusal of a telephone that was found taken. */
export const phoneRefusal = async (tx: Tx, scope: Scope, phone: Phone) =>
  refusedPhone((await isHolderReached(tx, scope, phone)) ?? false);

/** @throws AppError refused, on its field, where another prospect of the program has the telephone */
export async function assertPhoneFree(tx: Tx, scope: Scope, phone: Phone): Promise<void> {
  const isReached = await isHolderReached(tx, scope, phone);
  if (isReached !== undefined) throw refusedPhone(isReached);
}

/** Of one that came between the look and the write nothing more is known. */
export async function untilTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw sqlState(error) === '23505' ? refusedPhone(false) : error;
  }
}
