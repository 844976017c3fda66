import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect } from '@playwright/test';
import { projectRoot } from '@server/project-root';
import { PASSWORD, type Seat, seat } from './people';
import { worldDatabase } from './worlds';

/** `npm run admin -- create` on the data of the running server. */
export async function administratorLink(baseURL: string | undefined): Promise<string> {
  const program = path.join(projectRoot, 'dist/server/admin.js');
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'create'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: worldDatabase(dataDir),
      PUBLIC_URL: baseURL,
    },
  });
  return /\/administrador\/\S+/.exec(stdout)?.[0] ?? '';
}

/** One of staff whom no other story knows, at a browser of their own. */
export async function newAdministrator(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
): Promise<Seat> {
  const email = `staff-${crypto.randomUUID()}@ejemplo.mx`;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await administratorLink(baseURL));
  await page.getByLabel('Tu nombre completo').fill(name);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible();
  await context.close();
  return seat(browser, email, { password: PASSWORD });
}
