import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { mailTemplateVersions as versions } from '@server/db/schema/platform-mail-templates';
import { desc, sql } from 'drizzle-orm';
import type { Wording } from '../mails/said';
import { templateOf } from './registry';
import { fill } from './rules';

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

/** Of each of some templates the version that holds on a day, which is the latest of those that have begun. */
const inForce = prepared((db) =>
  db
    .selectDistinctOn([versions.template], {
      template: versions.template,
      subject: versions.subject,
      body: versions.body,
    })
    .from(versions)
    .where(
      sql`${versions.template} = any(${sql.placeholder('templates')}::text[]) and ${versions.fromDay} <= ${sql.placeholder('today')}::date`,
    )
    .orderBy(versions.template, desc(versions.fromDay), desc(versions.number))
    .prepare('mail_words_in_force'),
);
