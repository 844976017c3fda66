import { expect, it } from 'vitest';
import { missingNames } from './missing-names';

it('calls what is missing as its section does, for each kind of person', () => {
  const fields = ['occupation', 'monthly_income_cents'];
  expect(missingNames(fields, 'individual')).toBe('Ocupación, Ingreso mensual');
  expect(missingNames(fields, 'legal_entity')).toBe('Giro o actividad, Ingreso mensual');
});
