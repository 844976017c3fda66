import { expect, it } from 'vitest';
import { whyRepeated } from './why-repeated';

const row = { match: 'email', match_row: 2, through_prospect: false, existing: null } as const;

it('says of a row what it is the same as, and of another row only what that one says itself', () => {
  expect(whyRepeated(row)).toBe('Mismo correo que la fila 2');
  expect(whyRepeated({ ...row, through_prospect: true })).toBe(
    'Mismo correo que el prospecto que ya repite la fila 2',
  );
  expect(whyRepeated({ ...row, match_row: null })).toBe(
    'Mismo correo que otro prospecto del programa',
  );
});
