import type { Address } from '@contract/people/addresses';
import { discardAllDrafts } from '@portal/ui/form/drafts';
import { keepSimulatedCredit, readSimulatedCredit } from '@portal/ui/form/simulated-credit';
import { storage } from '@tests/support/session-world';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOfRequest } from './start-of-request';

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
