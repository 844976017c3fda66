import type { Day } from '@contract/kernel/fields/day';
import { type BegunSetting, lastBegunColumn, valueOrFirst } from '@server/features/platform';
import { sql } from 'drizzle-orm';
import type { InvestmentLaw } from './limits';

const day = sql.placeholder('day');

/** The settings of the limits on `day`, as columns of another query. */
export const lawColumns = {
  newCounts: lastBegunColumn('limit_denominator_includes_nci', day),
  personByPerson: lastBegunColumn('limit_rate_individual_by_individual', day),
  personByCompany: lastBegunColumn('limit_rate_individual_by_legal_entity', day),
  companyByPerson: lastBegunColumn('limit_rate_legal_entity_by_individual', day),
  companyByCompany: lastBegunColumn('limit_rate_legal_entity_by_legal_entity', day),
  smallPortfolio: lastBegunColumn('limit_small_portfolio_udis', day),
  smallCommitment: lastBegunColumn('limit_small_commitment_udis', day),
  fewRequests: lastBegunColumn('limit_few_requests', day),
  fewRequestsUdis: lastBegunColumn('limit_few_requests_udis', day),
  fewRequestsRate: lastBegunColumn('limit_few_requests_rate', day),
};

type LawRow = Record<keyof typeof lawColumns, BegunSetting | null>;

/** What the law has of limits on a day, of the columns that another query read along. */
export const lawRead = (row: LawRow, on: Day): InvestmentLaw => ({
  denominatorIncludesNew: valueOrFirst('limit_denominator_includes_nci', row.newCounts, on),
  share: {
    individual: {
      individual: valueOrFirst('limit_rate_individual_by_individual', row.personByPerson, on),
      legal_entity: valueOrFirst('limit_rate_individual_by_legal_entity', row.personByCompany, on),
    },
    legal_entity: {
      individual: valueOrFirst('limit_rate_legal_entity_by_individual', row.companyByPerson, on),
      legal_entity: valueOrFirst(
        'limit_rate_legal_entity_by_legal_entity',
        row.companyByCompany,
        on,
      ),
    },
  },
  smallPortfolioUdis: valueOrFirst('limit_small_portfolio_udis', row.smallPortfolio, on),
  smallCommitmentUdis: valueOrFirst('limit_small_commitment_udis', row.smallCommitment, on),
  fewRequests: valueOrFirst('limit_few_requests', row.fewRequests, on),
  fewRequestsUdis: valueOrFirst('limit_few_requests_udis', row.fewRequestsUdis, on),
  fewRequestsRate: valueOrFirst('limit_few_requests_rate', row.fewRequestsRate, on),
});
