import { Readable } from 'node:stream';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { templates as contract } from '@contract/platform/templates';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { assertFresh, conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { setAside } from '../approvals/set-aside';
import { queueMail } from '../mails/outbox';
import { addresseeOf } from './addressee';
import { hashOfText } from './contract-kinds';
import { holdAhead, holdDraft, inForceOf, publishDraft, versionNumbered } from './held-versions';
import type { TemplateText } from './places';
import {
  addDraft,
  allVersions,
  dropDraft,
  lockTemplate,
  saveVersion,
  versionsOf,
} from './repository';
import { allTemplates, assertUsable, type Template, templateCalled } from './template';
import { publishingAct, withdrawingAct } from './two-person-acts';
import { versionsOn } from './versions';

const words = platformWords.templates;

export const templateHandlers = implement(contract, {
  async list({ db, config, now }) {
    const today = dayInMexicoCity(now);
    const rows = await allVersions(db);
    return {
      items: allTemplates(config).map(({ name, group, own }) => {
        const versions = versionsOn(
          today,
          own,
          rows.filter(({ template }) => template === name),
        );
        const { subject, body, number, is_own } = inForceOf(versions);
        const ahead = versions.flatMap(({ state, from_day }) =>
          state === 'ahead' && from_day ? [from_day] : [],
        );
        return {
          name,
          group,
          subject,
          body,
          number,
          is_own,
          has_draft: versions.some(({ state }) => state === 'draft'),
          next_day: ahead.toSorted()[0] ?? null,
        };
      }),
    };
  },

  async show({ db, params, config, now }) {
    const { name, group, own, places, mostOfBody } = templateCalled(config, params.templateName);
    const versions = versionsOn(dayInMexicoCity(now), own, await versionsOf(db, name));
    const title = inForceOf(versions).subject;
    return { name, title, group, most_of_body: mostOfBody, places, versions };
  },

  async create({ db, params, body, principal, config, now, record }) {
    const template = templateCalled(config, params.templateName);
    assertUsable(template, body);
    const { name, own } = template;
    await lockTemplate(db, name);
    const rows = await versionsOf(db, name);
    if (rows.some(({ fromDay }) => fromDay === null)) throw conflict(t(words.draftWaits));
    const number = (rows[0]?.number ?? own.number) + 1;
    await addDraft(db, { ...body, template: name, number, createdBy: principal.userId });
    await record(name, { version: number, name: body.subject, to: inOne(body) });
    return versionNumbered(db, template, number, now);
  },

  async edit({ db, params, body, config, now, record }) {
    const { version, ...text } = body;
    const { row, template } = await holdDraft(db, config, params.templateVersionId);
    assertUsable(template, text);
    assertFresh(version, { subject: row.subject, body: row.body, version: row.version });
    await saveVersion(db, row, text);
    await publishingIsOver(db, template, { config, now });
    await record(template.name, {
      version: row.number,
      name: text.subject,
      from: inOne(row),
      to: inOne(text),
    });
    return versionNumbered(db, template, row.number, now);
  },

  async publish({ db, params, body, principal, config, now, record }) {
    const held = await holdDraft(db, config, params.templateVersionId);
    if (held.template.contract) throw notFound();
    const { before } = await publishDraft(db, held, {
      ...body,
      reason: null,
      userId: principal.userId,
      now,
    });
    const { row, template } = held;
    await record(template.name, {
      version: row.number,
      valid_from: body.from_day,
      name: row.subject,
      from: inOne(before),
      to: inOne(row),
    });
    return versionNumbered(db, template, row.number, now);
  },

  async publishContract({ db, params, body, principal, config, now, twoPeople, record }) {
    const held = await holdDraft(db, config, params.templateVersionId);
    const { row, template } = held;
    if (!template.contract) throw notFound();
    const { text, before } = await publishDraft(db, held, {
      ...body,
      userId: principal.userId,
      now,
    });
    await twoPeople(publishingAct({ template, number: row.number, text, before, ...body }));
    await record(template.name, {
      version: row.number,
      valid_from: body.from_day,
      name: row.subject,
      from: inOne(before),
      to: inOne(row),
      reason: body.reason,
      sha256: hashOfText(row),
    });
    return versionNumbered(db, template, row.number, now);
  },

  async withdraw({ db, params, body, principal, config, now, twoPeople, record }) {
    const { row, template } = await holdAhead(db, config, params.templateVersionId, now);
    assertFresh(body.version, { subject: row.subject, body: row.body, version: row.version });
    await saveVersion(db, row, { withdrawnBy: principal.userId, withdrawnAt: now });
    if (template.contract) await twoPeople(withdrawingAct({ ...row, template }));
    await record(template.name, {
      version: row.number,
      ...(row.fromDay && { valid_from: row.fromDay }),
      name: row.subject,
      from: inOne(row),
    });
    return versionNumbered(db, template, row.number, now);
  },

  async discard({ db, params, body, config, now, record }) {
    const { row, template } = await holdDraft(db, config, params.templateVersionId);
    assertFresh(body.version, { subject: row.subject, body: row.body, version: row.version });
    await dropDraft(db, row.id);
    await publishingIsOver(db, template, { config, now });
    await record(template.name, { version: row.number, name: row.subject, from: inOne(row) });
    return { ok: true as const };
  },

  async preview({ params, body, config }) {
    const template = templateCalled(config, params.templateName);
    assertUsable(template, body);
    return template.preview(body);
  },

  async file({ db, params, config, now }) {
    const { name, own, contract: kind } = templateCalled(config, params.templateName);
    if (!kind) throw notFound();
    const today = dayInMexicoCity(now);
    const found = versionsOn(today, own, await versionsOf(db, name)).find(
      ({ number }) => number === params.number,
    );
    if (!found) throw notFound();
    const { subject, body, number, reason, from_day, is_own } = found;
    const since = from_day ?? (is_own ? kind.since : today);
    const text = { subject, body, number, reason, since, sha256: hashOfText(found) };
    const pdf = await kind.drawExample(config, text);
    return {
      stream: Readable.from([pdf]),
      size: pdf.length,
      mediaType: 'application/pdf',
      fileName: t(words.fileName, { name, number }),
      disposition: 'inline' as const,
    };
  },

  async test({ db, params, body, principal, config, record }) {
    const to = await addresseeOf(db, principal.userId);
    const template = templateCalled(config, params.templateName, to);
    if (template.contract) throw notFound();
    assertUsable(template, body);
    const { subject, blocks } = template.preview(body);
    await queueMail(db, config, {
      kind: 'notice',
      to: to.email,
      subject: t(words.test, { subject }),
      text: blocks.map(({ text }) => text).join('\n'),
    });
    await record(template.name, { name: body.subject });
    return { to: to.email };
  },
});

/** The words of a version as the audit trail keeps them. */
const inOne = ({ subject, body }: TemplateText) => `${subject}\n${body}`;

/** A draft that is written anew, or is no more, is not what a second person was asked to put in force. */
const publishingIsOver = (
  tx: Tx,
  { name: objectId }: Template,
  when: { config: Config; now: Date },
) =>
  setAside(
    tx,
    { object: 'templates', objectId, endpoint: contract.publishContract },
    { ...when, why: t(words.draftChanged) },
  );
