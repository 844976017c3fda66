import { createHash } from 'node:crypto';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { contracts } from '@server/db/schema/credit';
import { investorContracts } from '@server/db/schema/people-relations';
import { templateVersions } from '@server/db/schema/platform-templates';
import { type Person, testApi } from '@tests/support/api';
import { approvalStory } from '@tests/support/approvals';
import { once } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contractKinds, hashOfText } from './contract-kinds';
import { contractTextOn } from './in-force';

const api = await testApi();
const { story, staffMember, confirm } = await approvalStory(api);
const [first, second] = [await staffMember(), await staffMember()];
const url = '/api/v1/templates';
const LOAN = 'contrato-de-credito';
const INVESTOR = 'comision-mercantil';
const today = dayInMexicoCity(new Date());
const why = 'Lo pidió el área jurídica.';

const kindCalled = (name: string) => present(contractKinds().find((kind) => kind.name === name));
const shown = async (name: string) =>
  (await first.call({ url: `${url}/${name}` as `${typeof url}/:templateName` })).json;
const draft = (name: string, body: object) =>
  first.call({ method: 'POST', url: `${url}/${name}/versions`, body });
const act = (who: Person, id: string, verb: string, body: object) =>
  who.call({
    method: 'POST',
    url: `/api/v1/template-versions/${id}/${verb}` as '/api/v1/template-versions/:templateVersionId/withdraw',
    body,
  });
const publish = (id: string, from_day: string, version = 1, who = first) =>
  act(who, id, 'publish-contract', { from_day, reason: why, version });

/** The product's own words of a contract with others besides. */
const reworded = (name: string, subject: string, clause: string) => {
  const own = kindCalled(name).own();
  return { subject, body: `${own.body}\n# Anexo\n1. ${clause}` };
};

/** New words of a contract from a day on, asked for by one person and confirmed by another. */
async function inForceFrom(name: string, from_day: string, text: object) {
  const { id, number } = (await draft(name, text)).json;
  const asked = await publish(id, from_day);
  expect(asked.status).toBe(202);
  const done = await confirm(second, asked.json.approval_id);
  expect(done.status).toBe(200);
  return { id, number };
}

/** The contract of a credit that is funded now. */
async function drawn() {
  const { projectId } = await story.funded();
  const { contract } = await story.show(projectId);
  const { id, sha256, title } = present(contract);
  const { bytes } = await story.applicant.call({ url: `/api/v1/contracts/${id}/file` });
  const { json } = await story.applicant.call({ url: `/api/v1/contracts/${id}` });
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  return { id, sha256, title, words: await pdfWords(bytes), version: json.text_version };
}

describe('the words of a contract', () => {
  it('that the product has are never changed: what follows them is a version', () => {
    const all = contractKinds().map((kind) => [kind.name, hashOfText(kind.own())]);
    expect(all).toMatchInlineSnapshot(`
      [
        [
          "contrato-de-credito",
          "10e540b1e49f10d99e1db326e33843fdeb75609b50f8b339b7598d6e655bafd5",
        ],
        [
          "comision-mercantil",
          "3566d4e881a926f6c812c47073b1f69e1004d673080c3eac7012d6e4032077b0",
        ],
        [
          "comision-mercantil-empresa",
          "5a2e98d0fc466b99b32316a4b46ca8d504286917d65886bce990bb7e803a2930",
        ],
        [
          "terminos-y-condiciones",
          "8b2c799a66155f51366b207f04de7a870a1397b41ec3921139f171b421ce9854",
        ],
        [
          "aviso-de-privacidad",
          "79e71cde883f8e632ae9a5c902215bc90b6105178e742486e7010563caa4e8da",
        ],
        [
          "estados-de-cuenta-electronicos",
          "ef421974b05441fc50af6da658bf162c00706678563ba6c3260c0180a17ddc7e",
        ],
        [
          "consulta-de-historial",
          "730acb57f9a047cc697f90f7c5b1ebfd2e2406ecdfa11a4ab252668e0d0ee673",
        ],
        [
          "advertencias-de-riesgo",
          "5e7b9bb273183fb42da4e805b922c9c98ae3a1e053e8403db768c0aca84bf0e5",
        ],
        [
          "constancia-practicas-de-venta",
          "6d1b5299847f9e02fc5a97a838fc23b8e75040469bd058f90b1e5371f3e2cdae",
        ],
        [
          "constancia-datos-de-clientes",
          "d7b92f644e7574545baea58e5ec2d8bee59a4f9b236a066858da52d7a23693b1",
        ],
        [
          "deber-del-obligado-solidario",
          "64ac67e9ae4f3f22bc9fc2930defb0e27ca3dc22dacfb0dacab54563320fb0cc",
        ],
        [
          "consulta-del-obligado-solidario",
          "1c9be1f8968738edccd9d2626eb49a6aa8c7cd9599fd30931a9c29f66e6c25f5",
        ],
      ]
    `);
  });

  it('are listed with those of mails, and what the product says of its own may be signed', async () => {
    const { items } = (await first.call({ url })).json;
    const listed = items.filter(({ group }) => group === 'contracts');
    expect(listed).toMatchObject([
      // An upgrade brought the product's second words of it.
      { name: LOAN, number: 2, is_own: false, has_draft: false },
      { name: INVESTOR, number: 1, is_own: true, has_draft: false },
      { name: 'comision-mercantil-empresa', number: 1, is_own: true, has_draft: false },
    ]);
    for (const { name } of listed) {
      const { subject, body } = kindCalled(name).own();
      const preview = {
        method: 'POST',
        url: `${url}/${name}/preview`,
        body: { subject, body },
      } as const;
      expect((await first.call(preview)).status, name).toBe(200);
    }
  });

  it('that an upgrade brings hold from its day on, are of nobody, and may be signed', async () => {
    const { versions } = await shown(LOAN);
    expect(versions).toMatchObject([
      {
        number: 2,
        state: 'in_force',
        from_day: today,
        reason: expect.stringContaining('se paga además de lo vencido'),
        created_by: null,
        published_by: null,
      },
      { number: 1, is_own: true, state: 'past', ...kindCalled(LOAN).own() },
    ]);
    const { subject, body } = firstOf(versions);
    const { json } = await first.call({
      method: 'POST',
      url: `${url}/${LOAN}/preview`,
      body: { subject, body },
    });
    const said = JSON.stringify(json);
    expect(said).toContain('paga cada mensualidad en su fecha, sin efecto en los intereses');
    expect(said).toContain('cubre primero los intereses causados hasta ese día y el resto reduce');
    expect(said).not.toContain('Un pago menor cubre la siguiente mensualidad');
  });

  it.each([
    ['body', 'cat', 'Falta {{cat}}'],
    ['body', 'monto', 'Falta {{monto}}'],
    ['body', 'tasa', 'Falta {{tasa}}'],
    ['body', 'acreditado', 'Falta {{acreditado}}'],
    ['body', 'tabla_de_amortizacion', 'Falta {{tabla_de_amortizacion}}'],
  ])('are refused on their %s without {{%s}}', async (field, place, message) => {
    const own = kindCalled(LOAN).own();
    const body = own.body.replaceAll(`{{${place}}}`, 'lo de siempre');
    const reply = await draft(LOAN, { ...own, body });
    expect(reply.status).toBe(422);
    expect(Object.keys(present(reply.json.fields))).toEqual([field]);
    expect(reply.json.message).toContain(message);
  });

  it('take two people and a second factor, and the second one reads what goes and what comes', async () => {
    const { subject, body } = firstOf((await shown(LOAN)).versions);
    const text = { subject, body: body.replace('# Partes', '# Quiénes firman') };
    const { id, number } = (await draft(LOAN, text)).json;
    expect(number).toBe(3);
    expect((await act(first, id, 'publish', { from_day: today, version: 1 })).status).toBe(404);
    const third = await api.person('admin');
    expect((await publish(id, today, 1, third)).json.code).toBe('step_up_required');
    const gone = await publish(id, addDays(today, -1));
    expect([gone.status, Object.keys(present(gone.json.fields))]).toEqual([422, ['from_day']]);

    const asked = await publish(id, today);
    expect(asked.status).toBe(202);
    const approval = asked.json.approval_id;
    expect(firstOf((await shown(LOAN)).versions).state).toBe('draft');
    expect((await confirm(first, approval)).status).toBe(403);
    const { json: read } = await second.call({ url: `/api/v1/approvals/${approval}` });
    expect(read.lines).toEqual([
      { label: 'Se quita', value: '# Partes' },
      { label: 'Se agrega', value: '# Quiénes firman' },
    ]);
    expect(read.details).toContainEqual({ label: 'Qué cambia y por qué', value: why });

    // What was read is what comes into force, or nothing is.
    await first.call({
      method: 'PUT',
      url: `/api/v1/template-versions/${id}`,
      body: { ...text, subject: 'Otro contrato', version: 1 },
    });
    const changed = 'El borrador cambió después de pedirlo: pide otra vez que se ponga en vigor.';
    const over = await second.call({ url: `/api/v1/approvals/${approval}` });
    expect(over.json).toMatchObject({ outcome: 'expired', decline_reason: changed });
    const refused = await confirm(second, approval);
    expect([refused.status, refused.json.message]).toEqual([409, changed]);
    const [told] = (await first.call({ url: '/api/v1/notifications' })).json.items;
    expect(told?.body).toContain(changed);

    const again = await publish(id, addDays(today, 1), 2);
    expect(again.status).toBe(202);
    expect((await act(first, id, 'discard', { version: 2 })).status).toBe(200);
    expect((await confirm(second, again.json.approval_id)).json.message).toBe(changed);
  });

  it('are those of the day on which it is drawn, and what was drawn keeps its own', async () => {
    const before = await drawn();
    expect(before).toMatchObject({
      version: 2,
      title: expect.stringMatching(/^Contrato de crédito SF-/),
    });
    expect(before.words).toContain('Versión 2 del texto');
    expect(before.words).toContain('Pago anticipado, si el acreditado está al corriente');

    const text = reworded(LOAN, 'Crédito solar {{folio}}', 'Cláusula nueva de {{acreditado}}.');
    const { id } = await inForceFrom(LOAN, today, text);
    const later = await inForceFrom(
      LOAN,
      addDays(today, 1),
      reworded(LOAN, 'De mañana', 'Mañana.'),
    );
    const after = await drawn();
    expect(after).toMatchObject({ version: 3, title: expect.stringMatching(/^Crédito solar SF-/) });
    expect(after.words).toContain('Anexo 1. Cláusula nueva de ');
    expect(after.words).toContain('Versión 3 del texto');
    const [row] = await api.db.select().from(contracts).where(eq(contracts.id, after.id));
    expect(row).toMatchObject({ textNumber: 3, textHash: hashOfText(text) });
    const { bytes } = await story.applicant.call({ url: `/api/v1/contracts/${before.id}/file` });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(before.sha256);
    const kept = await story.applicant.call({ url: `/api/v1/contracts/${before.id}` });
    expect(kept.json).toMatchObject({ text_version: 2, title: before.title });

    const tomorrow = () => contractTextOn(api.db, kindCalled(LOAN), addDays(today, 1));
    expect((await tomorrow()).number).toBe(4);
    expect((await act(first, id, 'withdraw', { version: 2 })).status, 'it holds').toBe(409);
    const back = await act(first, later.id, 'withdraw', { version: 2 });
    expect(back.status).toBe(202);
    expect((await tomorrow()).number).toBe(4);
    expect((await confirm(second, back.json.approval_id)).status).toBe(200);
    expect((await tomorrow()).number).toBe(3);
    expect((await shown(LOAN)).versions.map(({ state }) => state)).toEqual([
      'withdrawn',
      'in_force',
      'past',
      'past',
    ]);
    const withdrawn = { withdrawnBy: first.userId, withdrawnAt: new Date() };
    await expect(api.db.update(templateVersions).set(withdrawn)).rejects.toThrow();
    await expect(api.db.update(templateVersions).set({ body: 'x' })).rejects.toThrow();
  });

  it('of an investor are signed again from their day on, and what was signed stays', async () => {
    const investor = await api.person('investor');
    const contract = '/api/v1/profile/investor-contract';
    const own = await investor.call({ url: contract });
    expect(own.json).toMatchObject({ version: '1', changes: null, signed: { version: '1' } });
    const text = reworded(INVESTOR, 'Comisión mercantil de {{inversionista}}', 'Anexo.');
    const sha256Of = async (query: string) => {
      const { status, bytes } = await investor.call({ url: `${contract}/file${query}` });
      return status === 200 ? createHash('sha256').update(bytes).digest('hex') : status;
    };
    expect(await sha256Of('')).toBe(own.json.sha256);
    await inForceFrom(INVESTOR, today, text);

    const { json } = await investor.call({ url: contract });
    expect(json).toMatchObject({
      version: '2',
      title: `Comisión mercantil de ${firstOf(json.earlier).name}`,
      since: today,
      changes: why,
      signed: null,
      earlier: [{ version: '1', sha256: own.json.sha256 }],
    });
    expect(json.blocks.at(-1)).toEqual({ kind: 'clause', label: '1.', text: 'Anexo.' });
    const files = () => Promise.all(['?version=1', '', '?version=2'].map(sha256Of));
    expect(await files()).toEqual([own.json.sha256, json.sha256, 404]);
    await api.stepUp(investor);
    const sign = (sha256: string) =>
      investor.call({ method: 'POST', url: `${contract}/sign`, body: { sha256 } });
    expect((await sign(own.json.sha256)).status, 'the words that were read').toBe(409);
    const { opportunityId } = await story.published();
    const commit = () =>
      investor.call({
        method: 'POST',
        url: '/api/v1/commitments',
        headers: once(),
        body: { opportunity_id: opportunityId, amount_cents: 10_000 },
      });
    expect((await commit()).json.message).toContain('firma tu contrato');
    expect((await sign(json.sha256)).json).toMatchObject({
      signed: { version: '2' },
      earlier: [{ version: '1', sha256: own.json.sha256 }],
    });
    expect(await files()).toEqual([own.json.sha256, json.sha256, json.sha256]);
    expect(Object.keys(present((await commit()).json.fields))).toEqual(['amount_cents']);
    const rows = await api.db
      .select()
      .from(investorContracts)
      .where(eq(investorContracts.userId, investor.userId));
    expect(rows.map(({ version, textHash }) => [version, textHash]).sort()).toEqual([
      ['1', hashOfText(kindCalled(INVESTOR).own())],
      ['2', hashOfText(text)],
    ]);
  });

  it('are seen as the PDF that people would sign, and are no mail', async () => {
    const reply = await first.call({ url: `${url}/${LOAN}/versions/1/file` });
    expect(reply.headers['content-type']).toContain('application/pdf');
    const words = await pdfWords(reply.bytes);
    expect(words).toContain('Acreditado: Ana López Ruiz');
    expect(words).toContain('Ni el Gobierno Federal');
    expect((await first.call({ url: `${url}/${LOAN}/versions/99/file` })).status).toBe(404);
    expect((await first.call({ url: `${url}/passwordReset/versions/1/file` })).status).toBe(404);
    const test = {
      method: 'POST',
      url: `${url}/${LOAN}/test`,
      body: kindCalled(LOAN).own(),
    } as const;
    expect((await first.call(test)).status).toBe(404);
  });

  it('are read, in versions, by staff alone', async () => {
    for (const role of ['client', 'investor', 'supplier'] as const) {
      const who = await api.person(role);
      for (const path of [url, `${url}/${LOAN}`, `${url}/${LOAN}/versions/1/file`]) {
        expect([role, path, (await who.call({ url: path })).status]).toEqual([role, path, 403]);
      }
    }
    expect((await api.anonymous({ url: `${url}/${LOAN}` })).status).toBe(401);
  });
});
