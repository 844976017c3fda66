import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { mails } from '@server/db/schema/platform';
import { templateVersions } from '@server/db/schema/platform-templates';
import { testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { firstOf, present } from '@tests/support/present';
import { describe, expect, it } from 'vitest';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { mailTemplates, signatureOf } from './mail-registry';
import { fill, placesOf, problemsOf, shownText } from './mail-rules';

const api = await testApi();
const staff = await api.person('admin');
const url = '/api/v1/templates';
const today = dayInMexicoCity(new Date());
const reset = {
  subject: 'Tu contraseña nueva',
  body: 'Elige otra contraseña aquí:\n\n{{enlace}}\n\nSi no la pediste, no hagas nada.',
};

const draft = (name: string, body: object) =>
  staff.call({ method: 'POST', url: `${url}/${name}/versions`, body });
const edit = (id: string, body: object) =>
  staff.call({ method: 'PUT', url: `/api/v1/template-versions/${id}`, body });
const publish = (id: string, from_day: string, version = 1) =>
  staff.call({
    method: 'POST',
    url: `/api/v1/template-versions/${id}/publish`,
    body: { from_day, version },
  });
const discard = (id: string, version = 1) =>
  staff.call({ method: 'POST', url: `/api/v1/template-versions/${id}/discard`, body: { version } });
const shown = async (name: string) =>
  (await staff.call({ url: `${url}/${name}` as `${typeof url}/:templateName` })).json;
const listed = async (name: string) =>
  present((await staff.call({ url })).json.items.find((item) => item.name === name));
const latestAct = async () =>
  firstOf((await staff.call({ url: '/api/v1/audit?object=templates' })).json.items);

async function drafted(name: string, body: object) {
  const reply = await draft(name, body);
  expect(reply.status).toBe(200);
  return reply.json;
}

const mailTo = async (email: string) => present(await api.lastMail(email));

async function askReset(email: string) {
  await api.anonymous({ method: 'POST', url: '/api/v1/password-resets', body: { email } });
  return mailTo(email);
}

/** As if it had been published before. */
const since = (template: string, number: number, fromDay: string, body: string) =>
  api.db.insert(templateVersions).values({
    template,
    number,
    subject: `Versión ${number}`,
    body,
    fromDay: addDays(today, Number(fromDay)),
    createdBy: staff.userId,
    publishedBy: staff.userId,
    publishedAt: new Date(),
  });

describe('every mail that the product sends', () => {
  const all = () => mailTemplates(api.config, { email: 'ana@ejemplo.mx', fullName: 'Ana' });

  it('is a template of its own, whose first version is the product’s text to the letter', () => {
    const templates = all();
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
    expect(new Set(templates.map(({ wording }) => signatureOf(wording))).size).toBe(
      templates.length,
    );
    for (const { name, wording } of templates) {
      const { subject, body, frame } = wording;
      const own = { subject: shownText(subject.raw), body: shownText(body.raw) };
      expect(problemsOf(wording, own), name).toEqual({});
      expect(fill(wording, own), name).toEqual(frame(subject.text, body.text));
      const places = placesOf(wording).map((place) => place.name);
      expect(new Set(places).size, name).toBe(places.length);
      expect(places.join(), `${name} has a place without a Spanish name`).not.toMatch(
        /\b(amount|day|name|link|url|path|count)\b/,
      );
    }
  });

  it('is listed, also that of every event that is mailed', async () => {
    const mailed = Object.entries(events).flatMap(([name, { channels }]) =>
      channels.some((channel) => channel === 'mail') ? [name] : [],
    );
    const { json } = await staff.call({ url });
    const names = json.items.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(mailed));
    expect(names).toContain('passwordReset');
    expect(await listed('passwordReset')).toMatchObject({
      group: 'access',
      number: 0,
      has_draft: false,
      next_day: null,
    });
    expect((await shown('passwordReset')).versions).toMatchObject([
      { id: 'own', number: 0, state: 'in_force', from_day: null, created_by: null },
    ]);
    expect((await staff.call({ url: `${url}/constructor` })).status).toBe(404);
  });
});

describe('staff’s words for a mail', () => {
  it('are a draft, mailed from their day on, and never changed from then', async () => {
    const investor = await api.person('investor');
    const before = await askReset(investor.email);
    const own = firstOf((await shown('passwordReset')).versions);
    const { id } = await drafted('passwordReset', { ...reset, subject: 'Otra' });
    expect(await latestAct()).toMatchObject({
      action: 'templates.draft',
      object_id: 'passwordReset',
    });
    expect((await draft('passwordReset', reset)).status, 'one draft a mail').toBe(409);
    expect((await edit(id, { ...reset, version: 1 })).json).toMatchObject({ version: 2 });
    expect(await latestAct()).toMatchObject({
      action: 'templates.edit',
      details: { from: `Otra\n${reset.body}`, to: `${reset.subject}\n${reset.body}` },
    });
    const stale = await edit(id, { ...reset, version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
    expect((await askReset(investor.email)).subject, 'a draft is not mailed').toBe(before.subject);

    expect((await publish(id, addDays(today, -1), 2)).status).toBe(422);
    expect((await publish(id, today, 2)).json).toMatchObject({
      state: 'in_force',
      number: 1,
      from_day: today,
      version: 3,
    });
    expect(await latestAct()).toMatchObject({
      action: 'templates.publish',
      details: {
        valid_from: today,
        from: `${own.subject}\n${own.body}`,
        to: `${reset.subject}\n${reset.body}`,
      },
    });
    const mail = await askReset(investor.email);
    expect(mail.subject).toBe(`Tu contraseña nueva - ${api.config.brand}`);
    expect(mail.text).toMatch(
      /^Hola, .+:\n\nElige otra contraseña aquí:\n\nhttps?:\/\/\S+\/password\/reset\/[\w-]+\n\nSi no/,
    );
    expect(mail.text).toContain(`El equipo de ${api.config.brand}`);

    expect((await edit(id, { ...reset, version: 3 })).status).toBe(409);
    expect((await discard(id, 3)).status).toBe(409);
    const changed = api.db.update(templateVersions).set({ subject: 'x' });
    await expect(changed).rejects.toThrow();
    await expect(api.db.delete(templateVersions)).rejects.toThrow();
    expect(await listed('passwordReset')).toMatchObject({ number: 1, subject: reset.subject });
  });

  it('wait for their day, and of those that have begun the latest holds', async () => {
    const investor = await api.person('investor');
    const later = await drafted('passwordChanged', { subject: 'Mañana', body: 'Otro texto.' });
    expect((await publish(later.id, addDays(today, 1))).json).toMatchObject({ state: 'ahead' });
    expect(await listed('passwordChanged')).toMatchObject({
      number: 0,
      next_day: addDays(today, 1),
    });
    const tell = async () => {
      const { userId, email } = investor;
      await inTransaction(api.db, (tx) =>
        announce(tx, api.config, userId, events.passwordChanged, {}),
      );
      return (await mailTo(email)).subject;
    };
    expect(await tell()).toContain('Tu contraseña cambió');
    await since('passwordChanged', 2, '-2', 'De antier.');
    await since('passwordChanged', 3, '-5', 'De antes.');
    expect(await tell()).toContain('Versión 2');
    // The way back is a version of its own.
    const own = present((await shown('passwordChanged')).versions.at(-1));
    const back = await drafted('passwordChanged', { subject: own.subject, body: own.body });
    expect(back.number).toBe(4);
    expect((await publish(back.id, today)).json.state).toBe('in_force');
    expect(await tell()).toContain('Tu contraseña cambió');
    expect((await shown('passwordChanged')).versions.map(({ state }) => state)).toEqual([
      'in_force',
      'past',
      'past',
      'ahead',
      'past',
    ]);
  });

  it('are filled with what others wrote as it is', async () => {
    const investor = await api.person('investor');
    const { id } = await drafted('documentRejected', {
      subject: 'Sube otro {{nombre}}',
      body: 'Nos dijeron: {{motivo}}',
    });
    expect((await publish(id, today)).status).toBe(200);
    const reason = 'No se lee {{nombre}} $& <b>{{enlace}}</b>';
    await inTransaction(api.db, (tx) =>
      announce(tx, api.config, investor.userId, events.documentRejected, {
        name: 'CURP',
        reason,
        href: null,
      }),
    );
    const mail = await mailTo(investor.email);
    expect(mail.subject).toContain('Sube otro CURP');
    expect(mail.text).toContain(`Nos dijeron: ${reason}\n`);
    // The bell says what it always said.
    const { json } = await investor.call({ url: '/api/v1/notifications' });
    expect(firstOf(json.items).title).toBe('Documento rechazado');
  });

  it.each([
    [422, 'body', 'stepUpCode', { subject: 'Código', body: 'Es secreto.' }],
    [422, 'body', 'passwordReset', { ...reset, body: `${reset.body} {{monto}}` }],
    [422, 'subject', 'passwordReset', { ...reset, subject: '{{process.env}}' }],
    [422, 'body', 'passwordReset', { ...reset, body: `${reset.body} https://mala.mx` }],
    [400, 'subject', 'passwordReset', { ...reset, subject: ' ' }],
    [400, 'subject', 'passwordReset', { ...reset, subject: 'x'.repeat(121) }],
    [422, 'body', 'passwordReset', { ...reset, body: 'x'.repeat(3001) }],
    [400, 'body', 'passwordReset', { ...reset, body: 'x'.repeat(30_001) }],
  ])(
    'are refused with %i on %s of %s: %j, kept or only tried',
    async (status, field, name, text) => {
      for (const act of ['versions', 'preview', 'test']) {
        const reply = await staff.call({
          method: 'POST',
          url: `${url}/${name}/${act}`,
          body: text,
        });
        expect(reply.status).toBe(status);
        expect(Object.keys(reply.json.fields)).toEqual([field]);
      }
    },
  );

  it('are seen whole with examples, and tried on who writes them alone', async () => {
    const reply = await staff.call({
      method: 'POST',
      url: `${url}/passwordReset/preview`,
      body: { ...reset, subject: 'Tu\ncontraseña' },
    });
    expect(reply.json.subject).toBe(`Tu contraseña - ${api.config.brand}`);
    expect(firstOf(reply.json.blocks).text).toContain('Elige otra contraseña aquí:');
    const count = await api.db.$count(mails);
    const tried = await staff.call({
      method: 'POST',
      url: `${url}/passwordReset/test`,
      body: reset,
    });
    expect(tried.json).toEqual({ to: staff.email });
    expect(await api.db.$count(mails)).toBe(count + 1);
    const mail = await mailTo(staff.email);
    expect(mail.subject).toBe(`[Prueba] Tu contraseña nueva - ${api.config.brand}`);
    expect(mail.text).toContain('/password/reset/ejemplo');
    expect(await latestAct()).toMatchObject({ action: 'templates.test' });
  });

  it('that are discarded leave their place to others', async () => {
    const { id, number } = await drafted('emailRestored', { subject: 'A', body: 'Uno.' });
    expect((await discard(id)).status).toBe(200);
    expect((await discard(id)).status).toBe(404);
    expect((await publish(UNKNOWN_ID, today)).status).toBe(404);
    expect((await drafted('emailRestored', { subject: 'B', body: 'Dos.' })).number).toBe(number);
  });

  it('are staff’s alone', async () => {
    const investor = await api.person('investor');
    const { id } = await drafted('emailChanged', {
      subject: 'A',
      body: 'Desde hoy, hasta el {{desde_cuando}}.',
    });
    const refusals = [
      investor.call({ url }),
      investor.call({ url: `${url}/passwordReset` }),
      investor.call({ method: 'POST', url: `${url}/passwordReset/versions`, body: reset }),
      investor.call({ method: 'POST', url: `${url}/passwordReset/preview`, body: reset }),
      investor.call({ method: 'POST', url: `${url}/passwordReset/test`, body: reset }),
      investor.call({
        method: 'POST',
        url: `/api/v1/template-versions/${id}/publish`,
        body: { from_day: today, version: 1 },
      }),
    ];
    for (const reply of await Promise.all(refusals)) expect(reply.status).toBe(403);
    expect((await api.anonymous({ url })).status).toBe(401);
  });
});
