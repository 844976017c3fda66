import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { TemplateVersion } from '@contract/platform/templates';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type { TemplateText } from './places';
import {
  lockTemplate,
  saveVersion,
  templateOfVersion,
  type VersionRow,
  versionsOf,
} from './repository';
import { assertUsable, type Template, templateCalled } from './template';
import { versionsOn } from './versions';

const words = platformWords.templates;

interface Held {
  row: VersionRow;
  template: Template;
}

/** A version, alone with those of its template until the transaction ends. */
async function hold(tx: Tx, config: Config, versionId: string): Promise<Held> {
  const name = await templateOfVersion(tx, versionId);
  if (!name) throw notFound();
  await lockTemplate(tx, name);
  const row = (await versionsOf(tx, name)).find(({ id }) => id === versionId);
  if (!row) throw notFound();
  return { row, template: templateCalled(config, name) };
}

/** @throws AppError not found · conflict, of a version that has its day */
export async function holdDraft(tx: Tx, config: Config, versionId: string): Promise<Held> {
  const held = await hold(tx, config, versionId);
  if (held.row.fromDay !== null) throw conflict(t(words.published));
  return held;
}

/** @throws AppError not found · conflict, of a version that is not waiting for its day */
export async function holdAhead(
  tx: Tx,
  config: Config,
  versionId: string,
  now: Date,
): Promise<Held> {
  const held = await hold(tx, config, versionId);
  const { fromDay, withdrawnAt } = held.row;
  if (withdrawnAt || fromDay === null || fromDay <= dayInMexicoCity(now)) {
    throw conflict(t(words.notAhead));
  }
  return held;
}

interface Publishing {
  from_day: Day;
  reason: string | null;
  version: number;
  userId: string;
  now: Date;
}

/** Gives a draft its day; answers its text and the one that it follows, which is what holds on the eve. */
export async function publishDraft(
  tx: Tx,
  { row, template }: Held,
  { from_day: fromDay, reason, version, userId, now }: Publishing,
): Promise<{ text: TemplateText; before: TemplateText }> {
  assertFresh(version, { subject: row.subject, body: row.body, version: row.version });
  // What it may say is what its template has now, which may be other than when it was written.
  assertUsable(template, row);
  if (fromDay < dayInMexicoCity(now)) {
    throw refused(t(words.dayGone), { from_day: t(words.dayGone) });
  }
  const before = inForceOf(versionsOn(fromDay, template.own, await versionsOf(tx, template.name)));
  await saveVersion(tx, row, { fromDay, reason, publishedBy: userId, publishedAt: now });
  return { text: row, before };
}

export async function versionNumbered(
  tx: Tx,
  { name, own }: Template,
  number: number,
  now: Date,
): Promise<TemplateVersion> {
  const versions = versionsOn(dayInMexicoCity(now), own, await versionsOf(tx, name));
  const found = versions.find((each) => each.number === number);
  if (!found) throw new Error('the version was not kept');
  return found;
}

export function inForceOf(versions: readonly TemplateVersion[]): TemplateVersion {
  const found = versions.find(({ state }) => state === 'in_force');
  if (!found) throw new Error('the product’s own text holds where nothing else does');
  return found;
}
