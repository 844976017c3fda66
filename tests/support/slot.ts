import type { Locator, Page } from '@playwright/test';

interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The chooser of a place for a document. */
export const chooserOf = (place: Page | Locator) => place.getByLabel(/Seleccione o arrastre/);

/** Brings a document as a person does: chooses it, and sends what they then see. */
export async function sendFile(place: Page | Locator, file: Given) {
  await chooserOf(place).setInputFiles(file);
  // By keyboard: a page that loads may move under the pointer.
  await place.getByRole('button', { name: 'Enviar archivo' }).press('Enter');
}
