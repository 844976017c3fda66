import type { PageSize } from '@contract/kernel/page-size';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { KeptPageSize } from './page-size';
import { useTableState } from './use-table-state';

const Limit = () => useTableState([], 'payouts_')[0].limit;

const limitAt = (address: string, size: PageSize) =>
  renderToStaticMarkup(
    <KeptPageSize value={{ size, keep: () => undefined }}>
      <MemoryRouter initialEntries={[address]}>
        <Limit />
      </MemoryRouter>
    </KeptPageSize>,
  );

it('a page of a list has the rows that its address says, else those that the person last chose', () => {
  expect(limitAt('/lista', 25)).toBe('25');
  expect(limitAt('/lista?limit=10', 25)).toBe('25');
  expect(limitAt('/lista?payouts_limit=10', 25)).toBe('10');
  expect(limitAt('/lista?payouts_limit=7', 50)).toBe('50');
});
