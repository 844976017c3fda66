import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import { demoProspect } from '@server/db/seed/demo-prospects';
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

interface NewProspects {
  names: readonly string[];
  /** The first of the demo's places and telephones, which no other story takes. */
  from: number;
}

/** Adds prospects that only one story knows, before its person enters: one session a person. Returns their ids. */
export async function addProspects(
  request: APIRequestContext,
  email: string,
  { names, from }: NewProspects,
): Promise<string[]> {
  const data = { email, password: DEMO_PASSWORD };
  const { access_token: token } = await (await request.post('/api/auth/login', { data })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { items: zones } = await (await request.get('/api/v1/zones', { headers })).json();
  const ids: string[] = [];
  for (const [index, business_name] of names.entries()) {
    const { contact, phone, municipality, state, zone } = demoProspect(from + index);
    const zone_id = zones.find(({ name }: { name: string }) => name === zone)?.id;
    const place = { municipality, state, zone_id };
    const prospect = { business_name, contact_name: contact, phone, ...place };
    const answer = await request.post('/api/v1/prospects', { headers, data: prospect });
    expect(answer.ok(), await answer.text()).toBe(true);
    ids.push((await answer.json()).id);
  }
  return ids;
}

/** Names of prospects that differ by a number, from 1. */
export const numberNames = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
