import { expect, type Locator, type Page } from '@playwright/test';

interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The chooser of a place for a document. */
export const chooserOf = (place: Page | Locator) => place.getByLabel(/Seleccione o arrastre/);

/** A place for a document, by its title. */
export const slotOf = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true });

/** The file of a document once it is drawn: nothing is decided on before it is seen. */
export const drawnIn = (place: Locator) =>
  place.locator('img[alt^="Vista previa"], canvas[data-drawn="true"]').first();

/** What can be done at a place. */
export const buttonIn = (slot: Locator, name: string) =>
  slot.getByRole('button', { name, exact: true });

/** What a screen tells in passing. */
export const notice = (page: Page, text: string) =>
  page.locator('.ant-notification-notice').filter({ hasText: text });

/**
 * Does what brings a notice, which is still there half a second before its time and gone half a second after; its own way
 * out takes a moment. The page's clock stands but for what is run of it here, however slow the machine.
 */
export async function standsFor(told: Locator, milliseconds: number, act: () => Promise<void>) {
  const { clock } = told.page();
  await clock.install();
  await clock.pauseAt((await told.page().evaluate(() => Date.now())) + 20_000);
  await act();
  await expect(async () => {
    await clock.runFor(10);
    expect(await told.isVisible()).toBe(true);
  }).toPass({ intervals: [10] });
  await clock.runFor(milliseconds - 500);
  await expect(told).toBeVisible();
  await clock.runFor(1000);
  await clock.resume();
  await expect(told).toHaveCount(0);
}

/** What a button's act tells is in sight, and lies over no title and no button that was in sight as it was pressed. */
export async function tellsBeside(
  page: Page,
  text: string,
  { button, press }: { button: Locator; press: (button: Locator) => Promise<void> },
) {
  await button.scrollIntoViewIfNeeded();
  const inSight = await page.evaluateHandle(() =>
    [...document.querySelectorAll('h1, h2, button')].filter((each) => {
      const { top, bottom, height } = each.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= innerHeight;
    }),
  );
  await press(button);
  const told = notice(page, text);
  await expect(told).toBeInViewport({ ratio: 1 });
  const covered = await told.evaluate((element, all) => {
    const box = element.getBoundingClientRect();
    const lies = all.map((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
    });
    return {
      looked: all.length > 1,
      under: all.filter((_, at) => lies[at]).map((e) => e.textContent),
    };
  }, inSight);
  expect(covered, 'what the notice lies over').toEqual({ looked: true, under: [] });
}

/** Brings a document as a person does: chooses it, and sends what they then see. */
export async function sendFile(place: Page | Locator, file: Given, press = byEnter) {
  await chooserOf(place).setInputFiles(file);
  await press(place.getByRole('button', { name: 'Enviar archivo' }));
}

/** A page that loads may move under a pointer. */
const byEnter = (button: Locator) => button.press('Enter');
