import { applyRate, BASIS, type BasisPoints } from '@contract/kernel/fields/basis-points';
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
  law: InvestmentLaw;
}

/** What the law has of limits on the day of a commitment, as settings. */
export interface InvestmentLaw {
  /** Whether the new commitment counts in the portfolio that its share is taken of. */
  denominatorIncludesNew: boolean;
  /** Share of the portfolio in one request (CUITF 49): kind of request, then kind of investor. */
  share: Record<PersonKind, Record<PersonKind, BasisPoints>>;
  /** Up to which portfolio an investor may commit an amount instead, and which, in UDI (CUITF 50-I). */
  smallPortfolioUdis: number;
  smallCommitmentUdis: number;
  /** Up to how many published requests the cap is the larger of an amount in UDI and a share of what is asked for (CUITF 50-III). */
  fewRequests: number;
  fewRequestsUdis: number;
  fewRequestsRate: BasisPoints;
}

export interface Limit {
  /** Most that the investor may have in the request; null when nothing limits them. */
  cap: Centavos | null;
  /** The rule that gives the cap, in Spanish. */
  rule: string;
}

/**
 * Most that an investor may commit to one request (CUITF 49 and 50), in centavos. The portfolio is what
 * is owed to them plus their commitments in other requests.
 */
export function limitOf(exposure: Exposure): Limit {
  const { udiMillionths, inThisRequest, law } = exposure;
  if (exposure.exempt) {
    return {
      cap: null,
      rule: t(fundingWords.commitments.limits.unlimited),
    };
  }
  const portfolio = toCentavos(exposure.outstanding + exposure.committed - inThisRequest);
  const rate = law.share[exposure.applicant][exposure.investor];
  if (exposure.published <= law.fewRequests) {
    const floor = udisInCentavos(law.fewRequestsUdis, udiMillionths);
    const part = applyRate(exposure.requested, law.fewRequestsRate);
    const cap = toCentavos(Math.max(part, floor));
    return {
      cap,
      rule: t(fundingWords.commitments.limits.fewRequests, {
        requests: law.fewRequests,
        percent: law.fewRequestsRate / 100,
        udis: law.fewRequestsUdis,
      }),
    };
  }
  const aggregate = toCentavos(portfolio + exposure.writtenOff);
  if (aggregate <= udisInCentavos(law.smallPortfolioUdis, udiMillionths)) {
    const cap = udisInCentavos(law.smallCommitmentUdis, udiMillionths);
    return {
      cap,
      rule: t(fundingWords.commitments.limits.smallPortfolio, {
        portfolio: law.smallPortfolioUdis,
        most: law.smallCommitmentUdis,
      }),
    };
  }
  const whole = BASIS - (law.denominatorIncludesNew ? rate : 0);
  const cap = toCentavos((BigInt(portfolio) * BigInt(rate)) / BigInt(whole));
  return { cap, rule: t(fundingWords.commitments.limits.share, { percent: rate / 100 }) };
}
