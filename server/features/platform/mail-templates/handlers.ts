import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { mailExampleWords } from '@contract/locales/es-MX/platform/mail-examples';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { mailTemplates as contract, type MailVersion } from '@contract/platform/mail-templates';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { queueMail } from '../mails/outbox';
import { addresseeOf } from './addressee';
import { type Addressee, type MailTemplate, mailTemplates } from './registry';
import {
  addDraft,
  allVersions,
  dropDraft,
  lockTemplate,
  saveVersion,
  templateOfVersion,
  type VersionRow,
  versionsOf,
} from './repository';
import { fill, type MailText, placesOf, problemsOf } from './rules';
import { versionsOn } from './versions';

const words = platformWords.mailTemplates;

/** Whom previews greet. */
const somebody = (): Addressee => ({ email: '', fullName: t(mailExampleWords.person) });

export const mailTemplateHandlers = implement(contract, {
  async list({ db, config, now }) {
    const today = dayInMexicoCity(now);
    const rows = await allVersions(db);
    return {
      items: mailTemplates(config, somebody()).map(({ name, group, wording }) => {
        const own = rows.filter(({ template }) => template === name);
        const versions = versionsOn(today, wording, own);
        const { subject, body, number } = inForceOf(versions);
        const ahead = versions.flatMap(({ state, from_day }) =>
          state === 'ahead' && from_day ? [from_day] : [],
        );
        return {
          name,
          group,
          subject,
          body,
          number,
          has_draft: versions.some(({ state }) => state === 'draft'),
          next_day: ahead.toSorted()[0] ?? null,
        };
      }),
    };
  },

  async show({ db, params, config, now }) {
    const { name, group, wording } = templateCalled(config, params.templateName);
    const today = dayInMexicoCity(now);
    const versions = versionsOn(today, wording, await versionsOf(db, name));
    return { name, title: inForceOf(versions).subject, group, places: placesOf(wording), versions };
  },

  async create({ db, params, body, principal, config, now, record }) {
    const template = templateCalled(config, params.templateName);
    assertMailable(template, body);
    await lockTemplate(db, template.name);
    const rows = await versionsOf(db, template.name);
    if (rows.some(({ fromDay }) => fromDay === null)) throw conflict(t(words.draftWaits));
    const number = (rows[0]?.number ?? 0) + 1;
    const { name } = template;
    await addDraft(db, { ...body, template: name, number, createdBy: principal.userId });
    await record(name, { version: number, name: body.subject, to: body.body });
    return versionNumbered(db, template, number, now);
  },

  async edit({ db, params, body, config, now, record }) {
    const { version, ...text } = body;
    const { row, template } = await holdDraft(db, config, params.mailVersionId);
    assertMailable(template, text);
    assertFresh(version, { subject: row.subject, body: row.body, version: row.version });
    await saveVersion(db, row, text);
    await record(template.name, { version: row.number, name: text.subject, to: text.body });
    return versionNumbered(db, template, row.number, now);
  },

  async publish({ db, params, body, principal, config, now, record }) {
    const { row, template } = await holdDraft(db, config, params.mailVersionId);
    assertFresh(body.version, { subject: row.subject, body: row.body, version: row.version });
    // What it may say is what its mail has now, which may be other than when it was written.
    assertMailable(template, row);
    if (body.from_day < dayInMexicoCity(now)) {
      throw refused(t(words.dayGone), { from_day: t(words.dayGone) });
    }
    await saveVersion(db, row, {
      fromDay: body.from_day,
      publishedBy: principal.userId,
      publishedAt: now,
    });
    await record(template.name, {
      version: row.number,
      valid_from: body.from_day,
      name: row.subject,
      to: row.body,
    });
    return versionNumbered(db, template, row.number, now);
  },

  async discard({ db, params, body, config, record }) {
    const { row, template } = await holdDraft(db, config, params.mailVersionId);
    assertFresh(body.version, { subject: row.subject, body: row.body, version: row.version });
    await dropDraft(db, row.id);
    await record(template.name, { version: row.number, name: row.subject, from: row.body });
    return { ok: true as const };
  },

  async preview({ params, body, config }) {
    const template = templateCalled(config, params.templateName);
    assertMailable(template, body);
    return filled(template, body);
  },

  async test({ db, params, body, principal, config, record }) {
    const to = await addresseeOf(db, principal.userId);
    const template = templateCalled(config, params.templateName, to);
    assertMailable(template, body);
    const { subject, text } = filled(template, body);
    await queueMail(db, config, {
      kind: 'notice',
      to: to.email,
      subject: t(words.test, { subject }),
      text,
    });
    await record(template.name, { name: body.subject });
    return { to: to.email };
  },
});

/** @throws AppError not found, of a name that no mail has */
function templateCalled(config: Config, name: string, to = somebody()): MailTemplate {
  const found = mailTemplates(config, to).find((template) => template.name === name);
  if (!found) throw notFound();
  return found;
}

/** @throws AppError rule, on its fields, of words that may not be mailed */
function assertMailable({ wording }: MailTemplate, text: MailText): void {
  const fields = problemsOf(wording, text);
  const [problem] = Object.values(fields);
  if (problem) throw refused(problem, { ...fields });
}

function filled({ wording }: MailTemplate, text: MailText): { subject: string; text: string } {
  const mail = fill(wording, text);
  if (!mail) throw new Error('words that were checked name places of their mail');
  return mail;
}

/** A draft, alone with its template's versions until the transaction ends. */
async function holdDraft(
  tx: Tx,
  config: Config,
  versionId: string,
): Promise<{ row: VersionRow; template: MailTemplate }> {
  const name = await templateOfVersion(tx, versionId);
  if (!name) throw notFound();
  await lockTemplate(tx, name);
  const row = (await versionsOf(tx, name)).find(({ id }) => id === versionId);
  if (!row) throw notFound();
  if (row.fromDay !== null) throw conflict(t(words.published));
  return { row, template: templateCalled(config, name) };
}

async function versionNumbered(
  tx: Tx,
  { name, wording }: MailTemplate,
  number: number,
  now: Date,
): Promise<MailVersion> {
  const versions = versionsOn(dayInMexicoCity(now), wording, await versionsOf(tx, name));
  const found = versions.find((each) => each.number === number);
  if (!found) throw new Error('the version was not kept');
  return found;
}

function inForceOf(versions: readonly MailVersion[]): MailVersion {
  const found = versions.find(({ state }) => state === 'in_force');
  if (!found) throw new Error('the product’s own text holds where nothing else does');
  return found;
}
