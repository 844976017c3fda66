import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { legalDocuments } from '@contract/people/legal-texts';
import { inTransaction } from '@server/db/connection';
import { legalAcceptances } from '@server/db/schema/people';
import { hashOfText } from '@server/features/platform/templates/contract-kinds';
import { type Person, testApi } from '@tests/support/api';
import { approvalStory } from '@tests/support/approvals';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rightAnswers } from '../risk-acknowledgements/rules';
import { acceptLegalTexts } from './accept';
import { consentKinds, riskKind } from './texts';

const api = await testApi();
const { staffMember, confirm } = await approvalStory(api);
const [writer, second] = [await staffMember(), await staffMember()];
const today = () => dayInMexicoCity(api.clock.now);

const shown = async (document: 'terms' | 'privacy', version = '') =>
  api.anonymous({
    url: `/api/v1/legal-texts/${document}${version}` as '/api/v1/legal-texts/:legalText',
  });

/** Other words of a text from a day on: written by one of staff, confirmed by another. */
async function reword(name: string, from_day: string, text: { subject: string; body: string }) {
  const draft = await writer.call({
    method: 'POST',
    url: `/api/v1/templates/${name}/versions` as '/api/v1/templates/:templateName/versions',
    body: text,
  });
  expect(draft.status).toBe(200);
  const { id, number } = draft.json;
  const asked = await writer.call({
    method: 'POST',
    url: `/api/v1/template-versions/${id}/publish-contract` as '/api/v1/template-versions/:templateVersionId/publish-contract',
    body: { from_day, reason: 'Lo pidió el área jurídica.', version: 1 },
  });
  expect(asked.status).toBe(202);
  expect((await confirm(second, asked.json.approval_id)).status).toBe(200);
  return { number, sha256: hashOfText(text) };
}

/** The words in force with one more line. */
function moreWords(document: 'terms' | 'privacy', line: string) {
  const { own, name } = consentKinds[document];
  const text = own();
  return { name, text: { subject: text.subject, body: `${text.body}\n# Algo más\n${line}` } };
}

const register = (email: string, texts_read?: object) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/registrations',
    body: {
      type: 'client',
      full_name: 'Rosa Mora Téllez',
      email,
      person_type: 1,
      terms: true,
      ...(texts_read && { texts_read }),
    },
  });

const accepted = (who: Person) =>
  api.db.select().from(legalAcceptances).where(eq(legalAcceptances.userId, who.userId));

describe('the texts that people agree to', () => {
  it('are read by everyone, with the brand in its place, and as they were before', async () => {
    const { status, json } = await shown('terms');
    expect([status, json.version, json.title]).toEqual([200, '1', 'Términos y condiciones']);
    expect(json.text_sha256).toBe(hashOfText(consentKinds.terms.own()));
    expect(json.blocks[0]).toEqual({ kind: 'heading', label: '', text: 'Qué es Solfondo' });
    expect(json.blocks.some(({ text }) => /[{}]/.test(text))).toBe(false);
    expect((await shown('privacy')).json.blocks.some(({ kind }) => kind === 'point')).toBe(true);

    const { name, text } = moreWords('terms', 'Plataforma: {{plataforma}}.');
    const { number, sha256 } = await reword(name, today(), text);
    const now = (await shown('terms')).json;
    expect(now).toMatchObject({ version: '2', since: today(), text_sha256: sha256 });
    expect(now.blocks.at(-1)?.text).toBe('Plataforma: Solfondo.');
    expect(number).toBe(2);
    expect((await shown('terms', '?version=1')).json.text_sha256).toBe(json.text_sha256);
    expect((await shown('terms', '?version=2')).json.text_sha256).toBe(sha256);
    expect((await shown('terms', '?version=3')).status).toBe(404);
  });

  it('are kept with the version and the fingerprint of what was in force, and none is agreed to unread', async () => {
    const [terms, privacy] = await Promise.all([shown('terms'), shown('privacy')]);
    const texts_read = { terms: terms.json.text_sha256, privacy: privacy.json.text_sha256 };
    const other = await register('otra@example.mx', { ...texts_read, terms: 'a'.repeat(64) });
    expect([other.status, other.json.message]).toEqual([
      409,
      'El texto cambió mientras lo leías. Léelo otra vez.',
    ]);
    expect((await register('rosa.mora@example.mx', texts_read)).status).toBe(200);
    const rows = await api.db.select().from(legalAcceptances);
    expect(rows.map(({ document, version, textHash }) => [document, version, textHash])).toEqual([
      ['terms', '2', texts_read.terms],
      ['privacy', '1', texts_read.privacy],
    ]);
  });

  it('are agreed to again by who agreed to an earlier version, once, and by nobody else', async () => {
    const who = await api.person('investor');
    await inTransaction(api.db, (tx) =>
      acceptLegalTexts(tx, { userId: who.userId, ip: '127.0.0.1', now: api.clock.now }),
    );
    const { name, text } = moreWords('terms', 'Otra vez.');
    const { sha256 } = await reword(name, today(), text);
    const itemOf = async () =>
      present(
        (await who.call({ url: '/api/v1/profile/consents' })).json.items.find(
          ({ document }) => document === 'terms',
        ),
      );
    expect(await itemOf()).toMatchObject({ version: '3', accepted: { version: '2' } });
    await api.stepUp(who);
    const give = (whose: Person, text_sha256: string) =>
      whose.call({
        method: 'POST',
        url: '/api/v1/profile/consents/terms',
        body: { text_sha256, names: [] },
      });
    expect((await give(who, 'a'.repeat(64))).status).toBe(409);
    expect((await give(who, sha256)).status).toBe(200);
    expect((await give(who, sha256)).status).toBe(200);
    expect(await itemOf()).toMatchObject({ accepted: { version: '3', text_sha256: sha256 } });
    expect(await accepted(who)).toHaveLength(legalDocuments.length + 1);

    const stranger = await api.person('investor');
    await api.stepUp(stranger);
    expect((await give(stranger, sha256)).status).toBe(422);
  });

  it('of the risks are acknowledged in the words in force, and an acknowledgement is given once', async () => {
    const URL = '/api/v1/profile/risk-acknowledgement';
    const ungated = { ungated: true };
    const early = await api.person('investor', ungated);
    const late = await api.person('investor', ungated);
    for (const who of [early, late]) await api.stepUp(who);
    const before = (await early.call({ url: URL })).json;
    expect([before.text.version, before.text.blocks.length]).toEqual(['1', 10]);
    const answer = (who: Person, text_sha256: string) =>
      who.call({ method: 'POST', url: URL, body: { text_sha256, answers: rightAnswers } });
    expect((await answer(early, before.text_sha256)).json.acknowledged).toBe(true);

    const own = riskKind.own();
    await reword(riskKind.name, today(), { ...own, body: `${own.body}\n- Otra advertencia.` });
    expect((await answer(late, before.text_sha256)).status).toBe(409);
    const now = (await late.call({ url: URL })).json;
    expect([now.text.version, now.text.blocks.length]).toEqual(['2', 11]);
    expect((await answer(late, now.text_sha256)).json.acknowledged).toBe(true);
    expect((await late.call({ url: URL })).json.acknowledged?.version).toBe('2');
    expect((await early.call({ url: URL })).json.acknowledged?.version).toBe('1');
  });

  it('are changed by two people as contracts are, and drawn as a PDF', async () => {
    const { name } = consentKinds.bureau;
    const { json } = await writer.call({
      url: `/api/v1/templates/${name}` as '/api/v1/templates/:templateName',
    });
    expect(json.group).toBe('legal');
    const { id } = (
      await writer.call({
        method: 'POST',
        url: `/api/v1/templates/${name}/versions` as '/api/v1/templates/:templateName/versions',
        body: consentKinds.bureau.own(),
      })
    ).json;
    const alone = await writer.call({
      method: 'POST',
      url: `/api/v1/template-versions/${id}/publish` as '/api/v1/template-versions/:templateVersionId/publish',
      body: { from_day: today(), version: 1 },
    });
    expect(alone.status).toBe(404);
    const file = await writer.call({
      url: `/api/v1/templates/${name}/versions/2/file` as '/api/v1/templates/:templateName/versions/:number/file',
    });
    expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  it('are not read before their day, nor once they were taken back', async () => {
    const { name, text } = moreWords('privacy', 'Desde mañana.');
    const { sha256 } = await reword(name, addDays(today(), 1), text);
    expect((await shown('privacy')).json.version).toBe('1');
    expect((await shown('privacy', '?version=2')).status).toBe(404);
    api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000);
    expect((await shown('privacy')).json).toMatchObject({ version: '2', text_sha256: sha256 });
  });
});
