import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { expect, type Page } from '@playwright/test';
import { demoProspect } from '@server/db/seed/demo-prospects';
import { csv } from './csv';
import { pickedFile } from './people';

/** The headings of the template. */
export const PROSPECT_HEADINGS = batchFields.map((field) => fieldHeadings[field][0]);

/** Chooses a file of prospects on the page that takes them, and sends it. */
export async function sendProspects(page: Page, name: string, content: Buffer | string) {
  await page
    .getByRole('button', { name: /Archivo de prospectos/ })
    .setInputFiles(pickedFile(name, 'text/csv', content));
  await page.getByRole('button', { name: 'Subir archivo' }).click();
}

interface Brought {
  /** Each is called by it and a number. */
  name: string;
  /** The first of the demo's places and telephones, which no other story takes. */
  from: number;
  count: number;
}

/** Brings prospects in by a file, that only one story knows. */
export async function bringProspects(page: Page, { name, from, count }: Brought) {
  const rows = Array.from({ length: count }, (_, n) => {
    const { contact, phone, municipality, state, zone } = demoProspect(from + n);
    return [`${name} ${n + 1}`, contact, phone, '', municipality, state, zone, '', ''];
  });
  // Without this the page leads back to an upload that is still open.
  await page.goto('/programa/carga-de-prospectos?carga=nueva');
  await sendProspects(page, 'prospectos.csv', csv(PROSPECT_HEADINGS, rows));
  await page.getByRole('button', { name: `Agregar ${count} prospectos` }).click();
  await expect(page.getByText(`Se agregaron ${count} prospectos.`)).toBeVisible();
}
