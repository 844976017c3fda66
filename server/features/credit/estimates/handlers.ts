import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { completeEstimate, creditTerms, sizeSystem } from '@contract/credit/estimate';
import type { EstimateFigures, EstimateInput } from '@contract/credit/estimate-fields';
import { type EstimateItem, estimates, sharedEstimates } from '@contract/credit/estimates';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { estimatePdfWords } from '@contract/locales/es-MX/credit/estimates-pdf';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { takesWork } from '@server/features/people';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { simulate } from '../simulations/simulate';
import { estimatePdf } from './pdf';
import { addEstimate, type EstimateRow, estimateAt, listEstimates } from './repository';

export const estimateHandlers = implement(estimates, {
  async list({ db, scope, query, config }) {
    const page = await listEstimates(db, scope, query);
    return { ...page, items: page.items.map((row) => describe(row, config)) };
  },

  async create({ db, scope, principal, body: { label, ...asked }, config, now, record }) {
    if (scope.kind !== 'org') throw notFound();
    const row = await addEstimate(db, {
      code: randomBytes(32).toString('base64url'),
      supplierId: scope.supplierId,
      agentId: scope.agentId,
      sharedBy: principal.userId,
      label,
      figures: await estimate(db, asked, now),
      createdAt: now,
    });
    const { id, figures } = row.estimate;
    await record(id, { amount_cents: figures.price_cents, term_months: figures.term_months });
    return describe(row, config);
  },
});

export const sharedEstimateHandlers = implement(sharedEstimates, {
  async show({ db, params }) {
    const { estimate, company, person, leftAt } = await read(db, params.code);
    const invites = person.status === 'active' && leftAt === null;
    return {
      code: estimate.code,
      created_at: estimate.createdAt.toISOString(),
      figures: estimate.figures,
      supplier_name: company.name,
      referral_code: invites ? person.referralCode : null,
      supplier_id: (await takesWork(db, company.id)) ? company.id : null,
    };
  },

  async file({ db, params, config }) {
    const { estimate, company } = await read(db, params.code);
    const bytes = await estimatePdf({
      brand: config.brand,
      company: company.name,
      figures: estimate.figures,
      madeAt: estimate.createdAt,
      url: addressOf(estimate.code, config),
    });
    return {
      stream: Readable.from([bytes]),
      size: bytes.length,
      mediaType: 'application/pdf',
      fileName: `${t(estimatePdfWords.name, { day: estimate.figures.rates_on })}.pdf`,
      disposition: 'attachment' as const,
    };
  },
});

/** The figures of what was asked, at the reference terms of today. */
async function estimate(db: Db | Tx, asked: EstimateInput, now: Date): Promise<EstimateFigures> {
  const sized = sizeSystem(asked);
  // The contract refuses what no system follows from.
  if (!sized) throw new Error('there is no system of what was asked');
  const simulated = await simulate(db, creditTerms(asked, sized), now);
  return completeEstimate(asked, sized, simulated, dayInMexicoCity(now));
}

async function read(db: Db | Tx, code: string): Promise<EstimateRow> {
  const row = await estimateAt(db, code);
  if (!row) throw notFound();
  return row;
}

const addressOf = (code: string, { publicUrl }: Config) =>
  `${publicUrl}${href('sharedEstimate', { code })}`;

const describe = ({ estimate, company, person }: EstimateRow, config: Config): EstimateItem => ({
  id: estimate.id,
  code: estimate.code,
  created_at: estimate.createdAt.toISOString(),
  figures: estimate.figures,
  label: estimate.label,
  url: addressOf(estimate.code, config),
  supplier_name: company.name,
  shared_by: person.fullName,
  agent_id: estimate.agentId,
});
