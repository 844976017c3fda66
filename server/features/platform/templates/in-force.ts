import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { templateVersions as versions } from '@server/db/schema/platform-templates';
import { desc, sql } from 'drizzle-orm';
import type { Wording } from '../mails/said';
import {
  type ContractKind,
  type ContractText,
  hashOfText,
  ownContractText,
} from './contract-kinds';
import { templateOf } from './mail-registry';
import { fill } from './mail-rules';

interface Worded {
  subject: string;
  text: string;
  wording?: Wording;
}

/** The messages as they are mailed now: in staff's words where a version is in force, in the product's own otherwise. */
export async function inForceWords<Message extends Worded>(
  tx: Tx,
  config: Config,
  messages: readonly Message[],
): Promise<Omit<Message, 'wording'>[]> {
  const named = messages.map(({ wording, ...message }) => ({
    message,
    wording,
    template: wording && templateOf(config, wording),
  }));
  const templates = [...new Set(named.flatMap(({ template }) => template ?? []))];
  const kept =
    templates.length === 0
      ? []
      : await inForce(tx).execute({ templates, today: dayInMexicoCity(new Date()) });
  return named.map(({ message, wording, template }) => {
    const text = kept.find((each) => each.template === template);
    return { ...message, ...(wording && text && fill(wording, text)) };
  });
}

/** The words in which a contract is drawn on a day: staff's version, the product's own where none has begun. */
export async function contractTextOn(
  db: Db | Tx,
  kind: Pick<ContractKind, 'name' | 'own' | 'since'>,
  day: Day,
): Promise<ContractText> {
  const [kept] = await inForce(db).execute({ templates: [kind.name], today: day });
  if (!kept?.fromDay) return ownContractText(kind);
  const { subject, body, number, fromDay, reason } = kept;
  return { subject, body, number, since: fromDay, reason, sha256: hashOfText(kept) };
}

/** Of each of some templates the version that holds on a day, which is the latest of those that have begun. */
const inForce = prepared((db) =>
  db
    .selectDistinctOn([versions.template], {
      template: versions.template,
      number: versions.number,
      subject: versions.subject,
      body: versions.body,
      fromDay: versions.fromDay,
      reason: versions.reason,
    })
    .from(versions)
    .where(
      sql`${versions.template} = any(${sql.placeholder('templates')}::text[]) and ${versions.fromDay} <= ${sql.placeholder('today')}::date and ${versions.withdrawnAt} is null`,
    )
    .orderBy(versions.template, desc(versions.fromDay), desc(versions.number))
    .prepare('template_words_in_force'),
);
