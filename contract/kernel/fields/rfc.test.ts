import vectors from '@tests/support/vectors.json';
import { describe, expect, it } from 'vitest';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { t } from '../words';
import {
  individualRfc,
  isRfc,
  legalEntityRfc,
  rfc,
  rfcCheckDigit,
  rfcMatchesCurp,
  rfcWarning,
} from './rfc';

const { valid_pm, valid_pf, generic_allowed, bad_check_digit, bad_date } = vectors.rfc;

describe('RFC', () => {
  it.each([...valid_pm, ...valid_pf, ...generic_allowed])('%s passes without warning', (value) => {
    expect(rfc.parse(value)).toBe(value);
    expect(rfcWarning(value)).toBeNull();
  });

  it.each(bad_check_digit)('%s passes with a warning', (value) => {
    expect(rfc.parse(value)).toBe(value);
    expect(rfcWarning(value)).toContain('dígito verificador');
  });

  it.each([...bad_date, '', 'GODE561231', 'GODE561231GR', '1ODE561231GR8', 'GODE561231GRB'])(
    '%s is refused',
    (value) => {
      expect(rfc.safeParse(value).success).toBe(false);
    },
  );

  it('takes 29 February where one of the two centuries has it', () => {
    expect(isRfc('GODE000229GR8')).toBe(true);
  });

  it.each([
    ['GODE561231GR', '8'],
    ['SAT970701NN', '3'],
    ['BBA830831LJ', '2'],
    ['CFE370814QI', '0'],
    ['EKU9003173C', '9'],
  ])('computes the check digit of %s', (body, digit) => {
    expect(rfcCheckDigit(body)).toBe(digit);
  });

  it('distinguishes people from legal entities', () => {
    expect(individualRfc.safeParse('SAT970701NN3').success).toBe(false);
    expect(legalEntityRfc.safeParse('GODE561231GR8').success).toBe(false);
    expect(individualRfc.parse(' gode561231-gr8')).toBe('GODE561231GR8');
    expect(individualRfc.parse('MUN\u0303E800101AB1').slice(0, 4)).toBe('MUÑE');
  });

  it('is told its length only where that is what is wrong', () => {
    const said = (field: typeof rfc, typed: string) =>
      field.safeParse(typed).error?.issues[0]?.message;
    expect(said(individualRfc, 'GOMC850230AB1')).toBe(t(kernelFields.rfc.bad));
    expect(said(individualRfc, 'SAT970701NN3')).toBe(t(kernelFields.rfc.individual));
    expect(said(legalEntityRfc, 'SAT970230NN3')).toBe(t(kernelFields.rfc.bad));
    expect(said(legalEntityRfc, 'GODE561231GR8')).toBe(t(kernelFields.rfc.legalEntity));
  });

  it('is compared with the CURP', () => {
    expect(rfcMatchesCurp('MOTR930411AB1', 'MOTR930411HJCRMN03')).toBe(true);
    expect(rfcMatchesCurp('MOTR930412AB1', 'MOTR930411HJCRMN03')).toBe(false);
  });
});
