import { identityPhotoNames } from '@contract/documents/identity-photos';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { partyAnswers, personAnswers } from '@contract/people/identity-checks';
import { describe, expect, it } from 'vitest';
import { identityLevel, type KeptIdentityCheck, masked, missingOfIdentityCheck } from './rules';

const answers = personAnswers.parse({
  own_account: true,
  occupation: 'Comerciante',
  pep: 'none',
  funds_source: 'business',
  funds_use: 'Pagar el sistema',
  monthly_amount_cents: 500_000,
  taxed_abroad: false,
});
const photos = (state: KeptIdentityCheck['photos'][number]['state']) =>
  identityPhotoNames.map((photo) => ({ photo, state, reject_reason: null }));
const keptCheck = (changes: Partial<KeptIdentityCheck> = {}): KeptIdentityCheck => ({
  kind: 'individual',
  person: answers,
  parties: [],
  photos: photos('verificado'),
  ...changes,
});
const missing = (changes: Partial<KeptIdentityCheck>) => missingOfIdentityCheck(keptCheck(changes));

describe('what an identity check lacks', () => {
  it('is nothing once a person who acts for themselves declared and was photographed', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ photos: photos('pending') })).toEqual([]);
  });

  it('is the declaration first, and the photographs that are missing or were rejected', () => {
    expect(missing({ person: null, photos: photos('missing') })).toEqual([
      'person',
      ...identityPhotoNames,
    ]);
    const [front, back, face] = identityPhotoNames;
    const reviewed = [
      { photo: front, state: 'verificado' as const, reject_reason: null },
      { photo: back, state: 'rechazado' as const, reject_reason: 'Borrosa' },
      { photo: face, state: 'pending' as const, reject_reason: null },
    ];
    expect(missing({ photos: reviewed })).toEqual([back]);
  });

  it('is the real owner, never who provides money, of a person who acts for another', () => {
    const person = { ...answers, own_account: false };
    expect(missing({ person })).toEqual(['real_owner']);
    expect(missing({ person, parties: ['resource_provider'] })).toEqual(['real_owner']);
    expect(missing({ person, parties: ['real_owner'] })).toEqual([]);
  });

  it('is who controls a company', () => {
    expect(missing({ kind: 'legal_entity' })).toEqual(['controllers']);
    const person = {
      ...answers,
      controllers: [{ full_name: 'Ana Paz', control: 'share' as const, share_percent: 60 }],
    };
    expect(missing({ kind: 'legal_entity', person })).toEqual([]);
  });
});

describe('level', () => {
  it('rises with what was declared, photographed and verified', () => {
    expect(identityLevel(keptCheck({ person: null }))).toBe(0);
    expect(identityLevel(keptCheck({ photos: photos('missing') }))).toBe(1);
    expect(identityLevel(keptCheck({ photos: photos('rechazado') }))).toBe(1);
    expect(identityLevel(keptCheck({ photos: photos('pending') }))).toBe(2);
    expect(identityLevel(keptCheck())).toBe(3);
  });
});

describe('declaration', () => {
  const problems = (changes: object) => {
    const result = personAnswers.safeParse({ ...answers, ...changes });
    return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
  };

  it('asks for what its own answers make necessary', () => {
    expect(problems({ pep: 'relative' })).toEqual(['pep_office']);
    expect(problems({ funds_source: 'other' })).toEqual(['funds_source_detail']);
    expect(problems({ taxed_abroad: true })).toEqual(['tax_country', 'foreign_tax_number']);
    expect(problems({ monthly_amount_cents: toCentavos(0) })).toEqual(['monthly_amount_cents']);
  });

  it('says so beside what else is wrong, and asks nothing for an answer that is none', () => {
    const both = { pep: 'relative', funds_use: '' };
    expect(problems(both).toSorted()).toEqual(['funds_use', 'pep_office']);
    expect(problems({ pep: undefined, funds_source: null })).toEqual(['pep', 'funds_source']);
    expect(personAnswers.safeParse(null).success).toBe(false);
    const party = partyAnswers.safeParse({ kind: 'individual', relation: 'other', rfc: null });
    expect(party.error?.issues.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['curp', 'relation_detail', 'rfc', 'postal_code']),
    );
  });

  it('takes as controlling shares a quarter and more, at most the whole', () => {
    const of = (...shares: (number | undefined)[]) => ({
      controllers: shares.map((share_percent) => ({
        full_name: 'Ana Paz',
        control: 'share',
        share_percent,
      })),
    });
    expect(problems(of(24))).toEqual(['controllers.0.share_percent']);
    expect(problems(of(undefined))).toEqual(['controllers.0.share_percent']);
    expect(problems(of(60, 50))).toEqual(['controllers.0.share_percent']);
    expect(problems(of(60, 40))).toEqual([]);
  });
});

it('masks all but the last four characters', () => {
  expect(masked('GODE561231GR8')).toBe('••••1GR8');
});
