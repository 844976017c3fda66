import type { Page } from '@playwright/test';
import { png } from './files';
import type { Seat } from './people';

/** A paper that is drawn, by the number of its kind; no long one either way up, so that it is seen whole. */
export const picture = (docId: number, width = 160) => ({
  docId,
  name: `papel-${docId}.png`,
  type: 'image/png',
  bytes: png(width, 60),
});

/** What the queue lists. */
export const rows = (page: Page) =>
  page.getByRole('navigation', { name: 'Documentos de la cola' }).getByRole('listitem');
/** The file of a document, drawn. */
export const file = (page: Page, name: string) =>
  page.getByRole('img', { name: `Vista previa de ${name}`, exact: true });
/** A notice. */
export const told = (page: Page, text: string) =>
  page.locator('.ant-notification-notice').filter({ hasText: text });

/** Where the queue of one person's papers is. */
export const queueOf = (name: string) =>
  `/backoffice/cola-documentos?q=${encodeURIComponent(name)}`;

export async function openQueue({ page }: Seat, name: string) {
  await page.goto(queueOf(name));
}
