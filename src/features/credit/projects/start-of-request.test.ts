import type { Address } from '@contract/people/addresses';
import { discardAllDrafts, readDraft, UNKEPT, writeDraft } from '@portal/ui/form/drafts';
import { keepSimulatedCredit, readSimulatedCredit } from '@portal/ui/form/simulated-credit';
import { storage } from '@tests/support/session-world';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryIntoRequest, REQUEST_DRAFT, startOfRequest } from './start-of-request';

const address: Address = {
  version: 3,
  postal_code: '97000',
  state: 'Yucatán',
  municipality: 'Mérida',
  neighbourhood: 'Centro',
  street: 'Calle 60',
  exterior_number: '120',
  interior_number: null,
  references: 'Portón azul',
  missing: [],
};
const simulated = { amount_cents: 15_000_000, term_months: 30 };
const empty = { street: '', neighbourhood: '', municipality: '', state: '', postal_code: '' };

describe('what a request begins with', () => {
  it("is the simulated credit and the person's own address", () => {
    expect(startOfRequest(address, simulated)).toEqual({
      ...simulated,
      site: {
        street: 'Calle 60 120',
        neighbourhood: 'Centro',
        municipality: 'Mérida',
        state: 'Yucatán',
        postal_code: '97000',
      },
    });
    const flat = { ...address, interior_number: '4B' };
    expect(startOfRequest(flat).site.street).toBe('Calle 60 120 Int. 4B');
  });

  it('is empty where neither is known', () => {
    expect(startOfRequest(undefined)).toEqual({ site: empty });
    const blank = Object.fromEntries(Object.keys(address).map((field) => [field, null]));
    expect(startOfRequest({ ...address, ...blank }).site).toEqual(empty);
  });
});

describe('the simulated credit', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('sessionStorage', storage());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is kept until its request is sent or its person signs out', () => {
    expect(readSimulatedCredit()).toBeUndefined();
    keepSimulatedCredit(simulated);
    expect(readSimulatedCredit()).toEqual(simulated);
    discardAllDrafts();
    expect(readSimulatedCredit()).toBeUndefined();
  });

  it('takes the place of the one in a request that was begun, of which all else stays', () => {
    const carried = { amount_cents: 7_000_000, term_months: 24, product_id: 5 };
    const key = { owner: 'ana', form: REQUEST_DRAFT };
    carryIntoRequest('ana', carried);
    expect(readSimulatedCredit()).toEqual(carried);
    expect(readDraft(key)).toBeUndefined();
    const begun = {
      amount_cents: 1,
      net_cents: 1,
      product_id: '2',
      purpose: 'Bajar',
      [UNKEPT]: [],
    };
    writeDraft(key, begun, []);
    carryIntoRequest('ana', carried);
    const credit = { amount_cents: 7_000_000, term_months: 24, product_id: '5' };
    expect(readDraft(key)).toEqual({ ...credit, purpose: 'Bajar', [UNKEPT]: [] });
    expect(startOfRequest(undefined, readSimulatedCredit())).toMatchObject(credit);
    expect(startOfRequest(undefined, { ...carried, product_id: 9 })).not.toHaveProperty(
      'product_id',
    );
  });

  it.each(['null', '{', '[]', '"x"', '{"amount_cents":"mucho","term_months":12}'])(
    'is none of %s',
    (kept) => {
      localStorage.setItem('simulated-credit', kept);
      expect(readSimulatedCredit()).toBeUndefined();
    },
  );

  it('is none where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepSimulatedCredit(simulated)).not.toThrow();
    expect(readSimulatedCredit()).toBeUndefined();
  });
});
