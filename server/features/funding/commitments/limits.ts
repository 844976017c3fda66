import {
  applyRate,
  BASIS,
  type BasisPoints,
  toBasisPoints,
} from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { fundingWords } from '@contract/locales/es-MX/funding/server';
import { udisInCentavos } from '@server/features/platform';
import { t } from '@server/i18n';

/** What the limit of one investor in one request depends on. */
export interface Exposure {
  investor: PersonKind;
  /** Experienced or related investors have no limit (CUITF 50-V). */
  exempt: boolean;
  /** A person's request is a personal loan, a legal entity's a business one (CUITF 45). */
  applicant: PersonKind;
  /** Capital owed to the investor by all running loans (IE), without what was written off. */
  outstanding: Centavos;
  /** What was written off of it: no portfolio to take a share of, nor what makes one small. */
  writtenOff: Centavos;
  /** Money in commitments not delivered yet, of all requests (CI). */
  committed: Centavos;
  /** Part of `committed` that is in this request already. */
  inThisRequest: Centavos;
  requested: Centavos;
  /** Requests published on the platform now. */
  published: number;
  /** Value of the UDI in millionths of a peso, on the last day of the month before. */
  udiMillionths: number;
  /** Whether the new commitment counts in the portfolio that its share is taken of (a setting). */
  denominatorIncludesNew: boolean;
}

export interface Limit {
  /** Most that the investor may have in the request; null when nothing limits them. */
  cap: Centavos | null;
  /** The rule that gives the cap, in Spanish. */
  rule: string;
}

const SMALL_AGGREGATE_UDIS = 2_000;
const SMALL_COMMITMENT_UDIS = 667;
const FEW_REQUESTS = 25;
const FEW_REQUESTS_UDIS = 167_000;
const FEW_REQUESTS_SHARE = toBasisPoints(500);

/** Share of the portfolio in one request (CUITF 49): kind of request, then kind of investor. */
const share: Record<PersonKind, Record<PersonKind, BasisPoints>> = {
  individual: { individual: toBasisPoints(750), legal_entity: toBasisPoints(2_000) },
  legal_entity: { individual: toBasisPoints(1_500), legal_entity: toBasisPoints(2_000) },
};

/**
 * Most that an investor may commit to one request (CUITF 49 and 50), in centavos. The portfolio is what
 * is owed to them plus their commitments in other requests.
 */
export function limitOf(exposure: Exposure): Limit {
  const { udiMillionths, inThisRequest } = exposure;
  if (exposure.exempt) {
    return {
      cap: null,
      rule: t(fundingWords.commitments.limits.unlimited),
    };
  }
  const portfolio = toCentavos(exposure.outstanding + exposure.committed - inThisRequest);
  const rate = share[exposure.applicant][exposure.investor];
  if (exposure.published <= FEW_REQUESTS) {
    const floor = udisInCentavos(FEW_REQUESTS_UDIS, udiMillionths);
    const part = applyRate(exposure.requested, FEW_REQUESTS_SHARE);
    const cap = toCentavos(Math.max(part, floor));
    return {
      cap,
      rule: t(fundingWords.commitments.limits.fewRequests),
    };
  }
  const aggregate = toCentavos(portfolio + exposure.writtenOff);
  if (aggregate <= udisInCentavos(SMALL_AGGREGATE_UDIS, udiMillionths)) {
    const cap = udisInCentavos(SMALL_COMMITMENT_UDIS, udiMillionths);
    return { cap, rule: t(fundingWords.commitments.limits.smallPortfolio) };
  }
  const whole = BASIS - (exposure.denominatorIncludesNew ? rate : 0);
  const cap = toCentavos((BigInt(portfolio) * BigInt(rate)) / BigInt(whole));
  return { cap, rule: t(fundingWords.commitments.limits.share, { percent: rate / 100 }) };
}
