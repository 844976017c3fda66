import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { users } from '@server/db/schema/identity';
import { notifications } from '@server/db/schema/platform';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { promoterScore } from './rules';

const api = await testApi();
const story = await creditStory(api);
const { projectId } = await story.repaying();
const { applicant, staff } = story;
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';
const ANSWER = {
  recommend: 9,
  quality: 5,
  timing: 4,
  reasons: ['quality', 'price'],
  comment: 'Quedó muy bien',
  anonymous: false,
};
const path = `/api/v1/projects/${projectId}/survey` as const;
const own = (body: object, id = projectId) =>
  applicant.call({ method: 'POST', url: `/api/v1/projects/${id}/survey`, body });
const redeem = (token: string) =>
  api.anonymous({ method: 'POST', url: '/api/v1/surveys/redeem', body: { token } });
const answer = (pass: string, more: object = {}) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/surveys/answer',
    body: { ...ANSWER, pass, ...more },
  });

test('who was delivered a system is asked by bell and mail, and answers once, by the link or in their account', async () => {
  const [bell] = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, '¿Cómo quedó tu instalación?'))
    .orderBy(desc(notifications.id));
  expect(bell).toMatchObject({
    userId: applicant.userId,
    href: `/solicitante/encuesta/${projectId}`,
  });
  const mailed = async () => {
    const mail = await api.lastMailOf(applicant.email, '¿Cómo quedó tu instalación?');
    return /\/encuesta#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const anew = (email: string) =>
    api.anonymous({ method: 'POST', url: '/api/v1/surveys/links', body: { email } });
  const first = await mailed();
  const told = await anew(applicant.email.toUpperCase());
  expect((await anew('nadie@ejemplo.mx')).json).toEqual(told.json);
  const token = await mailed();
  expect(token).not.toBe(first);
  expect((await redeem(first)).json.message).toBe(DEAD);
  expect((await applicant.call({ url: path })).json.state).toBe('open');

  expect((await redeem(`${token}A`)).json.message).toBe(DEAD);
  const all = await Promise.all(Array.from({ length: 50 }, () => redeem(token)));
  const won = all.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const { pass, ...about } = won[0]?.json ?? { pass: '' };
  expect(about).toMatchObject({ installer: 'Sol del Bajío' });
  expect(JSON.stringify(about)).not.toContain('Lucía');

  expect((await answer(pass, { recommend: 11 })).json.fields).toEqual({
    recommend: 'El campo debe ser un número entero entre 0 y 10',
  });
  const four = { reasons: ['price', 'time', 'quality', 'process'] };
  expect((await answer(pass, four)).json.fields).toEqual({ reasons: 'Elige 3 como máximo' });
  const both = await Promise.all([answer(pass), own(ANSWER), answer(pass), own(ANSWER)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await applicant.call({ url: path })).json.state).toBe('answered');
  expect((await own(ANSWER)).status).toBe(409);
  expect((await anew(applicant.email)).status).toBe(200);
  expect(await mailed()).toBe(token);

  const { json } = await staff.call({ url: '/api/v1/survey-answers' });
  expect(json.items).toMatchObject([{ recommend: 9, comment: 'Quedó muy bien' }]);
  expect(json.items[0]?.folio).toMatch(/^SF-/);
  expect((await staff.call({ url: '/api/v1/survey-answers/summary' })).json).toEqual({
    asked: 1,
    answered: 1,
    nps: 100,
    quality: 5,
    timing: 4,
  });
});

test('an anonymous answer has no project, and who waits for a system or is another does not answer', async () => {
  const { projectId: second } = await story.repaying();
  expect((await own({ ...ANSWER, recommend: 2, anonymous: true }, second)).status).toBe(200);
  const { json } = await staff.call({ url: '/api/v1/survey-answers?recommend=2' });
  // Nor a day of its own: the audit trail says who answered on which.
  const answered_on = `${dayInMexicoCity(api.clock.now).slice(0, 7)}-01`;
  expect(json.items).toMatchObject([{ folio: null, installer: null, answered_on }]);
  expect((await own(ANSWER, second)).status).toBe(409);
  expect((await own(ANSWER, await story.ask())).status).toBe(409);
  const stranger = await api.person('client');
  expect((await stranger.call({ url: path })).status).toBe(404);
  expect((await story.supplier.call({ url: '/api/v1/survey-answers' })).status).toBe(403);
});

test('an account restricted to reading still says how its installation went, by the link and in its account', async () => {
  const byLink = await story.repaying();
  const mail = await api.lastMailOf(applicant.email, '¿Cómo quedó tu instalación?');
  const token = /\/encuesta#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const inAccount = await story.repaying();
  const restrict = (restrictionLevel: 0 | 2) =>
    api.db
      .update(users)
      .set({ restrictionLevel, restrictionReason: restrictionLevel ? 'En revisión' : null })
      .where(eq(users.id, applicant.userId));
  await restrict(2);
  const { status, json } = await redeem(token);
  expect(status).toBe(200);
  expect((await answer(json.pass)).status).toBe(200);
  expect((await own(ANSWER, inAccount.projectId)).status).toBe(200);
  // Nor is the link a way around the answer that is there.
  expect((await own(ANSWER, byLink.projectId)).status).toBe(409);
  await restrict(0);
});

test.each([
  [{ answered: 0, promote: 0, detract: 0 }, null],
  [{ answered: 4, promote: 2, detract: 1 }, 25],
  [{ answered: 3, promote: 0, detract: 3 }, -100],
] as const)('of %o the score is %s', (answers, score) => {
  expect(promoterScore(answers)).toBe(score);
});
