import { surveys as contract } from '@contract/credit/surveys';
import { surveyPage } from '@contract/locales/es-MX/credit/surveys';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { deadLink, mintLink, oneTimeLife, redeemLink } from '@server/features/identity';
import { audit } from '@server/features/platform';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { findProject, type ProjectRow, projectQuery } from '../projects/project';
import { keepAnswer } from './answer';
import { mailSurveysAnew } from './ask';
import { listAnswers, summarise, surveyOf } from './repository';
import { isDelivered } from './rules';

const done = { ok: true as const };

const aboutOf = ({ project, supplierName }: ProjectRow) => ({
  product_id: project.productId,
  installer: supplierName,
});

/** The project that a link asks about, whose applicant has no session. */
async function projectOf(tx: Tx, projectId: string): Promise<ProjectRow> {
  const [row] = await projectQuery(tx).where(eq(projects.id, projectId));
  if (!row) throw deadLink();
  return row;
}

export const surveyHandlers = implement(contract, {
  async show({ db, scope, params }) {
    const row = await findProject(db, scope, params.projectId);
    const survey = await surveyOf(db, row.project.id);
    const open = isDelivered(row.project.status) ? ('open' as const) : ('early' as const);
    return { ...aboutOf(row), state: survey?.answeredAt ? ('answered' as const) : open };
  },

  async create({ db, scope, params, body, now, record }) {
    const row = await findProject(db, scope, params.projectId);
    await record(await keepAnswer(db, row, body, now));
    return done;
  },

  async redeem({ db, body, now }) {
    const { userId, subject } = await redeemLink(db, 'survey', body.token, now);
    const row = await projectOf(db, subject);
    if ((await surveyOf(db, subject))?.answeredAt) throw deadLink();
    const pass = await mintLink(db, { purpose: 'survey_pass', userId, subject, now });
    const ends = new Date(now.getTime() + oneTimeLife.survey_pass);
    return { pass, expires_at: ends.toISOString(), ...aboutOf(row) };
  },

  async answer({ db, body: { pass, ...answer }, now }) {
    const { userId, subject } = await redeemLink(db, 'survey_pass', pass, now);
    const objectId = await keepAnswer(db, await projectOf(db, subject), answer, now);
    await audit(db, { at: now, userId, action: 'surveys.create', object: 'surveys', objectId });
    return done;
  },

  async askAnew({ db, body, config, now }) {
    await mailSurveysAnew(db, body.email, { config, now });
    return { message: t(surveyPage.asked) };
  },

  list: ({ db, query }) => listAnswers(db, query),

  summary: ({ db }) => summarise(db),
});
