import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { byKeyboard, byTouch, fits, PHONE } from '@tests/support/hands';
import { signIn } from '@tests/support/portal';
import { addProspects, numberNames } from '@tests/support/send-prospects';
import { notice } from '@tests/support/slot';
import { test } from '@tests/support/story';

// One session a person.
test.describe.configure({ mode: 'serial' });

const serial = String(Date.now());

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
const card = (page: Page, status: string, name: string) =>
  column(page, status).getByRole('listitem').filter({ hasText: name });

/** Goes down an open menu, as its keys are, and picks. */
async function pickByArrows(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name });
  const focused = page.getByRole('menuitem').and(page.locator(':focus'));
  await expect(focused).toBeVisible();
  const isThere = () => item.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 6 && !(await isThere()); presses += 1) {
    const before = await focused.innerText();
    await page.keyboard.press('ArrowDown');
    // The menu moves its focus a frame later; a second key before would pass the item by.
    await expect(focused).not.toHaveText(before);
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('prospects stand on a board by how far they are: carried, sent by keyboard, lost with a cause, and brought back', async ({
  page,
  request,
}) => {
  const name = `Paletería ${serial}`;
  await addProspects(request, 'programa@demo.mx', { names: numberNames(name, 2), from: 850 });
  await signIn(page, 'programa@demo.mx', {
    to: `/programa/lista-de-prospectos?q=${encodeURIComponent(name)}&status=new`,
  });
  const keys = byKeyboard(page);
  await expect(page.getByRole('row', { name })).toHaveCount(2);
  await page.getByText('Tablero', { exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  await expect(card(page, 'Nuevo', name)).toHaveCount(2);
  await expectAccessible(page, 'the board of prospects');

  await card(page, 'Nuevo', `${name} 1`).dragTo(column(page, 'Contactado'));
  await expect(card(page, 'Contactado', `${name} 1`)).toBeVisible();
  await expect(card(page, 'Nuevo', name)).toHaveCount(1);
  await expect(notice(page, `${name} 1 pasó a Contactado.`)).toBeVisible();

  await keys.press(card(page, 'Nuevo', `${name} 2`).getByRole('button', { name: 'Mover' }));
  await pickByArrows(page, 'Perdido');
  const why = page.getByRole('dialog', { name: `Por qué se pierde ${name} 2` });
  await keys.press(why.getByRole('button', { name: 'Guardar' }));
  await expect(why.getByText('El campo es obligatorio').first()).toBeVisible();
  await keys.choose(why.getByRole('combobox', { name: 'Causa de la pérdida' }), 'Precio o plazo');
  await keys.fill(why.getByLabel('Qué pasó'), 'La mensualidad le pareció alta.');
  await keys.press(why.getByRole('button', { name: 'Guardar' }));
  await expect(why).toBeHidden();
  await expect(card(page, 'Perdido', `${name} 2`)).toBeVisible();

  // It stands so after a reload too; taken back, it is new again.
  await page.reload();
  await expect(card(page, 'Perdido', `${name} 2`)).toBeVisible();
  await keys.press(card(page, 'Perdido', `${name} 2`).getByRole('button', { name: 'Mover' }));
  await pickByArrows(page, 'Cotizado');
  await expect(card(page, 'Cotizado', `${name} 2`)).toBeVisible();
  await keys.press(
    notice(page, `${name} 2 pasó a Cotizado.`).getByRole('button', { name: 'Deshacer' }),
  );
  await expect(card(page, 'Perdido', `${name} 2`)).toBeVisible();
  await card(page, 'Perdido', `${name} 2`)
    .getByRole('link', { name: `${name} 2`, exact: true })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Prospecto' });
  await expect(drawer.getByText('La mensualidad le pareció alta.').first()).toBeVisible();
});

test('on a telephone a prospect of the board is sent on from its menu, and what another changed meanwhile stays', async ({
  browser,
  request,
}) => {
  const name = `Raspados ${serial}`;
  await addProspects(request, 'ejecutivo@demo.mx', { names: [name], from: 855 });
  const page = await (await browser.newContext(PHONE)).newPage();
  const hand = byTouch(page);
  await signIn(page, 'ejecutivo@demo.mx', {
    to: `/programa/lista-de-prospectos?view=board&q=${encodeURIComponent(name)}`,
  });
  await hand.press(page.getByRole('button', { name: `Mover ${name}` }));
  await hand.press(page.getByRole('menuitem', { name: 'Contactado' }));
  await expect(card(page, 'Contactado', name)).toHaveCount(1);
  await fits(page);

  await page.route('**/api/v1/prospects/*', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'conflict', message: 'Otra persona lo cambió antes.' },
    }),
  );
  await hand.press(page.getByRole('button', { name: `Mover ${name}` }));
  await hand.press(page.getByRole('menuitem', { name: 'Cotizado' }));
  await expect(notice(page, 'Otra persona lo cambió antes.')).toBeVisible();
  await expect(card(page, 'Contactado', name)).toHaveCount(1);

  await hand.press(page.getByRole('button', { name: 'Quitar filtros' }));
  await expect(page).toHaveURL('/programa/lista-de-prospectos?view=board');
});
