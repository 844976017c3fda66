import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page keeps people with a disability out; `place` says where it was looked at. */
export async function expectAccessible(page: Page, place: string) {
  // The portal frames no foreign page: the plain run looks at all of it, in a quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html.slice(0, 200)}`);
  expect(grave).toEqual([]);
}
