import type { Locator, Page } from '@playwright/test';

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

/** Brings a document as a person does: chooses it, and sends what they then see. */
export async function sendFile(place: Page | Locator, file: Given, press = byEnter) {
  await chooserOf(place).setInputFiles(file);
  await press(place.getByRole('button', { name: 'Enviar archivo' }));
}

/** A page that loads may move under a pointer. */
const byEnter = (button: Locator) => button.press('Enter');
