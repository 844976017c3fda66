import { unlentStatuses } from '@contract/credit/project-states';
import {
  repeatedSerial,
  type SerialPart,
  serialField,
  serialKey,
  serialParts,
} from '@contract/credit/technical-data';
import { siteServerWords as words } from '@contract/locales/es-MX/credit/sites-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { installationSites, projects, siteSerials } from '@server/db/schema/credit';
import { type AppError, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Serials } from './repository';

const refusedOn = (part: SerialPart, why: string): AppError =>
  refused(t(outcomes.invalidTitle), { [serialField[part]]: why });

/**
 * Refuses more serial numbers than there are units, and one that stands twice.
 * @throws AppError refused, on the field
 */
export function assertSerials(serials: Serials, units: Partial<Record<SerialPart, number>>): void {
  let before: string[] = [];
  for (const part of serialParts) {
    const typed = serials[part];
    const most = units[part] ?? 0;
    if (typed.length > most) {
      throw refusedOn(part, t(words.serials.tooMany, { count: typed.length, units: most }));
    }
    const all = [...before, ...typed];
    const serial = repeatedSerial(all);
    if (serial) throw refusedOn(part, t(words.serials.repeated, { serial }));
    before = all;
  }
}

interface Kept {
  siteId: string;
  before: Serials;
  serials: Serials;
  now: Date;
}

interface Numbered {
  part: SerialPart;
  serial: string;
  serialKey: string;
}

const numbered = (serials: Serials): Numbered[] =>
  serialParts.flatMap((part) =>
    serials[part].map((serial) => ({ part, serial, serialKey: serialKey(serial) })),
  );

/** Whether a serial number that was written is no longer there. */
export function isAnyGone(before: Serials, serials: Serials): boolean {
  const now = new Set(numbered(serials).map((each) => `${each.part} ${each.serialKey}`));
  return numbered(before).some((each) => !now.has(`${each.part} ${each.serialKey}`));
}

/**
 * Keeps the serial numbers of a site in place of those that it had.
 * @throws AppError refused, on the field, when one of them is financed already
 */
export async function keepSerials(tx: Tx, { siteId, before, serials, now }: Kept): Promise<void> {
  const same = (one: Numbered) => (other: Numbered) =>
    other.part === one.part && other.serial === one.serial;
  const [had, wanted] = [numbered(before), numbered(serials)];
  const gone = had.filter((one) => !wanted.some(same(one)));
  const fresh = wanted
    .filter((one) => !had.some(same(one)))
    // In one order for all, so that two at once wait for each other and never both.
    .toSorted((a, b) => (a.serialKey < b.serialKey ? -1 : 1));
  if (gone.length > 0) {
    const keys = gone.map((one) => one.serialKey);
    await tx
      .delete(siteSerials)
      .where(and(eq(siteSerials.siteId, siteId), inArray(siteSerials.serialKey, keys)));
  }
  if (fresh.length === 0) return;
  await releaseUnlent(tx, fresh, now);
  const taken = await tx
    .insert(siteSerials)
    .values(fresh.map((each) => ({ siteId, ...each, createdAt: now })))
    .onConflictDoNothing()
    .returning({ serialKey: siteSerials.serialKey });
  const clash = fresh.find((each) => !taken.some((row) => row.serialKey === each.serialKey));
  if (clash) throw refusedOn(clash.part, t(words.serials.taken, { serial: clash.serial }));
}

/** What a request named that ended before anything was lent may be financed by another. */
async function releaseUnlent(tx: Tx, fresh: readonly Numbered[], now: Date): Promise<void> {
  const unlent = tx
    .select({ id: installationSites.id })
    .from(installationSites)
    .innerJoin(projects, eq(projects.id, installationSites.projectId))
    .where(inArray(projects.status, [...unlentStatuses]));
  await tx
    .update(siteSerials)
    .set({ releasedAt: now })
    .where(
      and(
        inArray(
          siteSerials.serialKey,
          fresh.map((each) => each.serialKey),
        ),
        isNull(siteSerials.releasedAt),
        inArray(siteSerials.siteId, unlent),
      ),
    );
}
