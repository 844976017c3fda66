import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type ForeignOptions, type ForeignServer, startForeignServer } from './foreign-server';
import { test as base } from './story';

interface Fixtures {
  /** Starts a foreign server that ends with the test. */
  foreign: (options: ForeignOptions) => Promise<ForeignServer>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern.
  foreign: async ({}, use) => {
    const servers: ForeignServer[] = [];
    await use(async (options) => {
      const server = await startForeignServer(options);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.close()));
  },
});

/** Signs in to a portal that is served at `origin`, which leads to `to` of the person's own area, otherwise to their home. */
export async function signIn(page: Page, origin: string, to?: string) {
  await page.goto(`${origin}/login${to ? `?redirect=${encodeURIComponent(to)}` : ''}`);
  await fillIn(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function fillIn(page: Page) {
  await page.getByLabel('Correo electrónico').fill('persona@ejemplo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('Clave-Ajena-1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Logs out once the person's name has come: until then the menu moves. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Cuenta: Nombre Ajeno' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).press('Enter');
}

export async function deviceOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'device_id')?.value;
}

/** The body of a call that is sent as JSON. */
export const jsonOf = ({ text }: { text: string }): unknown => JSON.parse(text);

export const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1);
  const [one] = list;
  if (one === undefined) throw new Error('nothing was received');
  return one;
};
