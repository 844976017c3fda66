import { expect } from '@playwright/test';
import { consoleErrorsOf } from '@tests/support/portal';
import { test } from '@tests/support/story';

const COMPANY = 'Ecotecnias Tapatías';

test('the login offers the accounts of the demo by role, one click each, also of one in use', async ({
  browser,
}) => {
  const enter = async () => {
    const page = await (await browser.newContext()).newPage();
    const consoleErrors = consoleErrorsOf(page);
    await page.goto('/login');
    const offered = page.getByRole('region', { name: 'Cuentas de demostración' });
    for (const role of ['Solicitante', 'Inversionista', 'Backoffice']) {
      await expect(offered.getByRole('term').filter({ hasText: role }).first()).toBeVisible();
    }
    await offered.getByRole('button', { name: COMPANY }).click();
    await expect(page.getByRole('button', { name: `Cuenta: ${COMPANY}` })).toBeVisible();
    expect(consoleErrors).toEqual([]);
    return page;
  };
  const first = await enter();
  await enter();
  // One session a person: the earlier one is over, and says why.
  await first.reload();
  await expect(first).toHaveURL(/\/login/);
  await expect(first.getByRole('region', { name: 'Cuentas de demostración' })).toBeVisible();
});
