import {
  incomeSources as contract,
  evidenceExtensions,
  MAX_EVIDENCE,
  MAX_SOURCES,
  mayChangeIncome,
} from '@contract/credit/income-sources';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { evidenceKindName, incomePeriodName } from '@contract/locales/es-MX/credit/income-names';
import { incomeWords } from '@contract/locales/es-MX/credit/income-sources-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { inTransaction, type Tx } from '@server/db/connection';
import { acceptKinds } from '@server/features/documents';
import { recorderOf } from '@server/features/platform';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { findProject, lockProject } from '../projects/project';
import { describeDetail, describeIncome } from './describe';
import { incomeOfProject, type SourceRow } from './project-income';
import {
  addSource,
  deleteEvidence,
  deleteSource,
  evidenceOf,
  findEvidence,
  findSource,
  keepEvidence,
  saveSource,
  sideOf,
} from './repository';

const done = { ok: true as const };

/** What people of a request live on. Until it is decided both sides change it; each decision reads it anew. */
export const incomeSourceHandlers = implement(contract, {
  async list({ db, scope, params, now }) {
    const { project } = await findProject(db, scope, params.projectId);
    return { people: await describeIncome(db, project, { scope, now }) };
  },

  show: ({ db, scope, params, now }) => describeDetail(db, params.incomeSourceId, { scope, now }),

  async create({ db, scope, params, body: { role, ...form }, now, record }) {
    const projectId = await lockOpen(db, scope, params.projectId);
    const statedBy = sideOf(scope);
    if (!statedBy) throw notFound();
    assertSince(form.since, dayInMexicoCity(now));
    const { coObligor, sources } = await incomeOfProject(db, projectId);
    const isOfOther = role === 'co-obligor';
    if (isOfOther && !coObligor) {
      throw refused(t(outcomes.invalidTitle), { role: t(incomeWords.noCoObligor) });
    }
    if (sources.filter(({ row }) => row.role === role).length >= MAX_SOURCES) {
      throw refused(t(incomeWords.tooMany, { most: MAX_SOURCES }));
    }
    const coObligorId = isOfOther ? (coObligor?.id ?? null) : null;
    const added = await addSource(db, { projectId, role, coObligorId, statedBy }, form, now);
    await record(projectId, { name: form.payer, amount_cents: form.amount_cents });
    return added;
  },

  async edit({ db, scope, params, body, now, record }) {
    const { version, ...form } = body;
    const row = await lockSource(db, scope, params.incomeSourceId);
    assertFresh(version, formOf(row));
    assertSince(form.since, dayInMexicoCity(now));
    const saved = await saveSource(db, row, form);
    const [from, to] = [amountText(formOf(row)), amountText(form)];
    await record(row.projectId, { name: form.payer, ...(from !== to && { from, to }) });
    return saved;
  },

  async remove({ db, scope, params, record }) {
    const row = await lockSource(db, scope, params.incomeSourceId);
    await deleteSource(db, row.id);
    await record(row.projectId, { name: row.payer, amount_cents: row.amountCents });
    return done;
  },

  async upload({ db, scope, principal, params, body: { kind }, file, adapters, now }) {
    const { userId } = principal;
    await findSource(db, scope, params.incomeSourceId);
    const kinds = { kinds: evidenceExtensions };
    const accepted = await acceptKinds(db, adapters, { file, sender: userId }, kinds, now);
    await inTransaction(db, async (tx) => {
      const row = await lockSource(tx, scope, params.incomeSourceId);
      if ((await evidenceOf(tx, row.id)).length >= MAX_EVIDENCE) {
        const message = t(incomeWords.tooManyFiles, { most: MAX_EVIDENCE });
        throw refused(message, { file: message });
      }
      await keepEvidence(tx, row.id, { kind, accepted, userId, now });
      await recorderOf(contract.upload, { db: tx, principal, now })(row.projectId, {
        name: row.payer,
        kind: t(evidenceKindName[kind]),
        sha256: accepted.sha256,
      });
    });
    return done;
  },

  async file({ db, scope, params, adapters, record }) {
    const { file, row } = await findEvidence(db, scope, params.evidenceId);
    const { sha256, mediaType, fileName } = file;
    const { stream, size } = await adapters.objects.open(sha256);
    await record(row.projectId, { name: row.payer, kind: t(evidenceKindName[file.kind]), sha256 });
    return { stream, size, mediaType, fileName, disposition: 'attachment' as const };
  },

  async removeFile({ db, scope, params, record }) {
    const found = await findEvidence(db, scope, params.evidenceId);
    const row = await lockSource(db, scope, found.row.id);
    // Of two who remove it at once, the second finds it gone.
    const { file } = await findEvidence(db, scope, params.evidenceId);
    await deleteEvidence(db, file.id);
    const kind = t(evidenceKindName[file.kind]);
    await record(row.projectId, { name: row.payer, kind, sha256: file.sha256 });
    return done;
  },
});

/** A request whose sources still change, locked; its id. */
async function lockOpen(tx: Tx, scope: Scope, projectId: string): Promise<string> {
  const { project } = await lockProject(tx, scope, projectId);
  if (!mayChangeIncome(project.status)) throw conflict(t(incomeWords.decided));
  return project.id;
}

/** A source that still changes, as it is now that its request is locked. */
async function lockSource(tx: Tx, scope: Scope, id: string): Promise<SourceRow> {
  const { row } = await findSource(tx, scope, id);
  await lockOpen(tx, scope, row.projectId);
  return (await findSource(tx, scope, id)).row;
}

/** @throws AppError rule on its field of a day that has not come */
function assertSince(since: Day, today: Day): void {
  if (since > today) throw refused(t(outcomes.invalidTitle), { since: t(incomeWords.future) });
}

const formOf = ({ kind, payer, since, amountCents, period, notes, version }: SourceRow) => ({
  ...{ kind, payer, since, period, notes, version },
  amount_cents: amountCents,
});

const amountText = ({
  amount_cents: amount,
  period,
}: Pick<ReturnType<typeof formOf>, 'amount_cents' | 'period'>): string =>
  t(incomeWords.amount, { amount, period: t(incomePeriodName[period]).toLowerCase() });
