import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { describe, expect, it } from 'vitest';
import { type Exposure, type InvestmentLaw, limitOf } from './limits';

const pesos = (amount: number) => toCentavos(Math.round(amount * 100));

const rate = (basisPoints: number) => toBasisPoints(basisPoints);

/** As the law stands in rules-mx section 3. */
const law: InvestmentLaw = {
  denominatorIncludesNew: false,
  share: {
    individual: { individual: rate(750), legal_entity: rate(2_000) },
    legal_entity: { individual: rate(1_500), legal_entity: rate(2_000) },
  },
  smallPortfolioUdis: 2_000,
  smallCommitmentUdis: 667,
  fewRequests: 25,
  fewRequestsUdis: 167_000,
  fewRequestsRate: rate(500),
};

/** UDI 8.50, as in the worked examples of rules-mx section 3. */
const base: Exposure = {
  investor: 'individual',
  exempt: false,
  applicant: 'individual',
  outstanding: pesos(60_000),
  writtenOff: pesos(0),
  committed: pesos(40_000),
  inThisRequest: pesos(0),
  requested: pesos(150_000),
  published: 26,
  udiMillionths: 8_500_000,
  law,
};

describe('limitOf', () => {
  it('gives a share of the portfolio, by kind of request and of investor', () => {
    expect(limitOf(base).cap).toBe(pesos(7_500));
    expect(limitOf({ ...base, applicant: 'legal_entity' }).cap).toBe(pesos(15_000));
    expect(limitOf({ ...base, investor: 'legal_entity' }).cap).toBe(pesos(20_000));
  });

  it('gives 667 UDI to an investor with 2,000 UDI or less, and the share from the next centavo on', () => {
    const small = { ...base, committed: pesos(0) };
    expect(limitOf({ ...small, outstanding: pesos(17_000) }).cap).toBe(pesos(5_669.5));
    expect(limitOf({ ...small, outstanding: toCentavos(1_700_001) }).cap).toBe(pesos(1_275));
  });

  it('gives 5 % of the request or 167,000 UDI while 25 requests or fewer are published', () => {
    expect(limitOf({ ...base, published: 25 }).cap).toBe(pesos(1_419_500));
    expect(limitOf({ ...base, published: 25, requested: pesos(40_000_000) }).cap).toBe(
      pesos(2_000_000),
    );
  });

  it('counts the new commitment in the portfolio when the setting requires it', () => {
    expect(limitOf({ ...base, law: { ...law, denominatorIncludesNew: true } }).cap).toBe(
      pesos(8_108.1),
    );
  });

  it('goes by what the law says that day', () => {
    const shares = { ...law.share.individual, individual: rate(1_000) };
    const wider = { ...law, share: { ...law.share, individual: shares }, fewRequests: 10 };
    expect(limitOf({ ...base, law: wider }).cap).toBe(pesos(10_000));
    expect(limitOf({ ...base, law: wider, published: 11 }).cap).toBe(pesos(10_000));
    expect(limitOf({ ...base, law: wider, published: 10 })).toEqual({
      cap: pesos(1_419_500),
      rule: 'Con 10 solicitudes publicadas o menos: 5% de lo solicitado o 167,000 UDI, lo que sea mayor.',
    });
  });

  it('does not limit experienced or related investors', () => {
    expect(limitOf({ ...base, exempt: true })).toMatchObject({ cap: null });
  });
});
