import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { templateVersions as versions } from '@server/db/schema/platform-templates';
import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Wording } from '../mails/said';
import {
  type ContractKind,
  type ContractText,
  hashOfText,
  OWN_CONTRACT_NUMBER,
  ownContractText,
} from './contract-kinds';
import { templateOf } from './mail-registry';
import { fill } from './mail-rules';

interface Worded {
  subject: string;
  text: string;
  wording?: Wording;
}

/** Staff's version of a mail's words. */
interface KeptWords {
  template: string;
  subject: string;
  body: string;
}

/** The messages as they are mailed now: in staff's words where a version is in force, in the product's own otherwise. */
export async function inForceWords<Message extends Worded>(
  tx: Tx,
  config: Config,
  messages: readonly Message[],
): Promise<Omit<Message, 'wording'>[]> {
  const templates = templatesOf(
    config,
    messages.flatMap(({ wording }) => wording ?? []),
  );
  const today = dayInMexicoCity(new Date());
  const kept = templates.length === 0 ? [] : await inForce(tx).execute({ templates, today });
  return inWords(config, messages, kept);
}

/** The templates that some mails follow, each once. */
export const templatesOf = (
  config: Config,
  said: readonly Pick<Wording, 'subject' | 'body'>[],
): string[] => [...new Set(said.flatMap((each) => templateOf(config, each) ?? []))];

/** The same messages, with the words in force that another query read along (`wordsInForce`). */
export const inWords = <Message extends Worded>(
  config: Config,
  messages: readonly Message[],
  kept: readonly KeptWords[],
): Omit<Message, 'wording'>[] =>
  messages.map(({ wording, ...message }) => {
    const template = wording && templateOf(config, wording);
    const text = kept.find((each) => each.template === template);
    return { ...message, ...(wording && text && fill(wording, text)) };
  });

type Kind = Pick<ContractKind, 'name' | 'own' | 'since'>;

/** The words in which a contract is drawn on a day: staff's version, the product's own where none has begun. */
export async function contractTextOn(db: Db | Tx, kind: Kind, day: Day): Promise<ContractText> {
  const [kept] = await inForce(db).execute({ templates: [kind.name], today: day });
  return contractTextOf(kind, kept);
}

/** The same of several texts, read at once, in their order. */
export async function contractTextsOn(
  db: Db | Tx,
  kinds: readonly Kind[],
  day: Day,
): Promise<ContractText[]> {
  const templates = kinds.map(({ name }) => name);
  const kept = await inForce(db).execute({ templates, today: day });
  return kinds.map((kind) =>
    contractTextOf(
      kind,
      kept.find((each) => each.template === kind.name),
    ),
  );
}

/** A version that holds on a day or held before it; none of one that is still to come or was taken back. */
export async function contractTextNumbered(
  db: Db | Tx,
  kind: Kind,
  { wanted, day }: { wanted: number; day: Day },
): Promise<ContractText | undefined> {
  const begun = and(lte(fromDay, day), isNull(versions.withdrawnAt));
  const [kept] = await db
    .select({ subject, body, number, fromDay, reason })
    .from(versions)
    .where(and(eq(template, kind.name), eq(number, wanted), begun));
  if (kept || wanted === OWN_CONTRACT_NUMBER) return contractTextOf(kind, kept);
  return undefined;
}

type KeptText = Pick<
  typeof versions.$inferSelect,
  'subject' | 'body' | 'number' | 'fromDay' | 'reason'
>;

function contractTextOf(kind: Kind, kept: KeptText | undefined): ContractText {
  if (!kept?.fromDay) return ownContractText(kind);
  return {
    subject: kept.subject,
    body: kept.body,
    number: kept.number,
    since: kept.fromDay,
    reason: kept.reason,
    sha256: hashOfText(kept),
  };
}

const { template, number, subject, body, fromDay, reason } = versions;
const holds = sql`${template} = any(${sql.placeholder('templates')}::text[])
  and ${fromDay} <= ${sql.placeholder('today')}::date and ${versions.withdrawnAt} is null`;

/** Of each of some templates the version that holds on a day, which is the latest of those that have begun. */
const inForce = prepared((db) =>
  db
    .selectDistinctOn([template], { template, number, subject, body, fromDay, reason })
    .from(versions)
    .where(holds)
    .orderBy(template, desc(fromDay), desc(number))
    .prepare('template_words_in_force'),
);

/** The number of the version in which a contract is drawn on a day, as a value of another query. */
export const contractNumberOn = (kind: Pick<ContractKind, 'name'>, day: Day): SQL =>
  sql`coalesce((select ${number} from ${versions}
    where ${template} = ${kind.name} and ${fromDay} <= ${day}::date and ${versions.withdrawnAt} is null
    order by ${fromDay} desc, ${number} desc limit 1), ${OWN_CONTRACT_NUMBER}::int)`;

/** The words of the same versions, as a column of another query, which takes the same `templates` and `today`. */
export const wordsInForce = sql<KeptWords[]>`(select coalesce(json_agg(kept), '[]') from (
    select distinct on (${template}) ${template}, ${subject}, ${body} from ${versions}
    where ${holds} order by ${template}, ${fromDay} desc, ${number} desc
  ) kept)`;
