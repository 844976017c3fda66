import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { UserInfo } from '@contract/identity/users';
import { baseRoute } from '@contract/kernel/roles';
import { themeNames } from '@contract/locales/es-MX/kernel/layout';
import { expect, type Locator, type Page } from '@playwright/test';
import { timerFor } from '@portal/session/deadlines';
import type { AuthRecord } from '@portal/session/state';
import type { ThemeName } from '@portal/ui/theme/theme';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import { t } from '@server/i18n';
import { projectRoot } from '@server/project-root';
import { buildSync } from 'esbuild';
import type { Hands } from './hands';

export interface SignIn {
  password?: string;
  /** An address of the person's own area to which signing in leads; otherwise their home. */
  to?: string;
  /** What the account keeps of what the person chose before. */
  preferences?: Pick<NonNullable<UserInfo['preferences']>, 'csv' | 'page_size' | 'theme'>;
}

export interface SignInByHand extends SignIn {
  /** Profile to enter with, for people with several. */
  role?: string;
  /** Otherwise than with a mouse. */
  hands?: Pick<Hands, 'press' | 'fill'>;
}

/** Who last had an export written with semicolons and the mark. */
export const bySemicolons = {
  csv: { delimiter: ';', byte_order_mark: true },
} satisfies SignIn['preferences'];

const byMouse: Pick<Hands, 'press' | 'fill'> = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
};

/**
 * Gives the page a session as the sign-in would leave it, and waits for its first private screen. A person with
 * several profiles enters with their usual one.
 */
export async function signIn(
  page: Page,
  email: string,
  { password = DEMO_PASSWORD, to, preferences }: SignIn = {},
) {
  // A page of the origin that runs none of the portal's scripts.
  await page.goto('/favicon.svg');
  const body = { email, password, device_id: await ensureDeviceId(page) };
  const grant = await page.request.post('/api/auth/login', { data: body });
  expect(grant.ok(), await grant.text()).toBe(true);
  const { access_token: token }: { access_token: string } = await grant.json();
  const headers = { authorization: `Bearer ${token}` };
  if (preferences) {
    const kept = await page.request.put('/api/v1/preferences', { headers, data: preferences });
    expect(kept.ok(), await kept.text()).toBe(true);
  }
  const answer = await page.request.get('/api/v1/users/getRgUserInfo', { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  const user: UserInfo = await answer.json();
  await keepSession(page, token, user);
  await page.goto(to ?? baseRoute[user.role]);
  await expect(page.getByRole('main')).toBeVisible();
  if (page.url().includes('/login')) {
    const kept = await page.evaluate(openVault('return await vault.read("auth")'));
    throw new Error(`The tab did not take up the session of ${email}: ${JSON.stringify(kept)}`);
  }
}

/** Signs in as a person would, and waits for their first private screen. */
export async function signInByHand(
  page: Page,
  email: string,
  { password = DEMO_PASSWORD, role, to, hands = byMouse }: SignInByHand = {},
) {
  await page.goto(to ? `/login?redirect=${encodeURIComponent(to)}` : '/login');
  await hands.fill(page.getByLabel('Correo electrónico'), email);
  await hands.fill(page.getByLabel('Contraseña', { exact: true }), password);
  await hands.press(page.getByRole('button', { name: 'Entrar', exact: true }));
  if (role) await page.getByRole('button', { name: role }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('main')).toBeVisible();
}

/** The id of the page's browser, as the portal would make it on first use. */
async function ensureDeviceId(page: Page): Promise<string> {
  const context = page.context();
  const kept = (await context.cookies(page.url())).find(({ name }) => name === 'device_id');
  const value = kept?.value ?? randomUUID();
  await context.addCookies([{ name: 'device_id', value, url: page.url() }]);
  return value;
}

/** Seals a session into the storage of the page's tab by the portal's own vault. */
async function keepSession(page: Page, token: string, user: UserInfo) {
  const auth: AuthRecord = { token, user, locationRegistered: false, showBalance: true };
  const timer = timerFor(user.expires_in, Date.now());
  const isKept = await page.evaluate(
    openVault(`
      await vault.write('auth', ${JSON.stringify(auth)});
      await vault.write('timer', ${JSON.stringify(timer)});
      sessionStorage.setItem('identity', 'own');
      localStorage.setItem('session-open', '1');
      return sessionStorage.getItem('auth') !== null && sessionStorage.getItem('timer') !== null;
    `),
  );
  expect(isKept, 'the browser gave no key, or the session has no life').toBe(true);
}

/** A script that does something with the vault of the page's tab. */
const openVault = (script: string) => `(async () => {
  ${vaultScript}
  const { createVault, browserKey } = vaultModule;
  const vault = createVault(browserKey(), () => sessionStorage);
  ${script}
})()`;

const vaultScript = buildSync({
  entryPoints: [path.join(projectRoot, 'src/session/vault.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'vaultModule',
  write: false,
}).outputFiles[0]?.text;

/** Ends the session as a person would. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  // By keyboard: while the menu unfolds, a click may land on its neighbour.
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).press('Enter');
  await expect(page).toHaveURL(/\/login/);
}

/**
 * Goes to another screen within the portal, as a link does, and waits until it is there: a third of what a new page
 * costs. From the home, where a refusal leads too, the page is loaded anew.
 */
export async function visit(page: Page, path: string) {
  const here = new URL(page.url()).pathname;
  if (here === '/error' || here.endsWith('/inicio'))
    await page.goto(new URL(path, page.url()).href);
  else {
    const title = await page.title();
    await page.evaluate((to) => {
      document.querySelector('main h1')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    // A screen has another title or another heading than the one before.
    await page.waitForFunction(
      (left) => document.title !== left || document.querySelector('main h1:not([data-left])'),
      title,
    );
  }
  await expect(page.getByRole('main')).toBeVisible();
}

/** Chooses a theme in the palette, by keyboard, and waits until the person's account has it. */
export async function chooseTheme(page: Page, theme: ThemeName) {
  const saved = page.waitForResponse(/\/preferences$/);
  const palette = page.getByRole('combobox', { name: 'Buscar o ir a…' });
  // One that is still closing would take what is typed along.
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await palette.fill(t(themeNames[theme]));
  await expect(page.getByRole('option').first()).toContainText(t(themeNames[theme]));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  expect((await saved).ok()).toBe(true);
}

/** Narrows a list by what is typed, and waits for its rows: one that still moves is missed by who presses it. */
export async function searchList(page: Page, text: string) {
  const box = page.getByRole('searchbox');
  await box.fill(text);
  await box.press('Enter');
  await expect(page).toHaveURL((address) => address.searchParams.get('q') === text);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Waits until a dialog, or something in it, has the focus. */
export async function expectFocusIn(dialog: Locator) {
  await expect
    .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);
}

/** Leaves a dialog by Escape, once it has the focus: before that the key is nobody's. */
export async function leaveDialog(dialog: Locator) {
  await expectFocusIn(dialog);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Leaves the open drawer by Escape, once the focus is within: it stands around what has the role of a dialog. */
export async function leaveDrawer(page: Page) {
  await expect
    .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('.ant-drawer'))))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('.ant-drawer-content-wrapper:visible')).toHaveCount(0);
}

/** What the browser complained of while a page was shown: failed scripts, refused styles, thrown errors. */
export function consoleErrorsOf(page: Page): string[] {
  const consoleErrors: string[] = [];
  // Also of what was tried and caught, which nothing else reports.
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`refused by policy: ${effectiveDirective} ${blockedURI}`)),
    );
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    // A refused call is the screen's own business, which shows it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      consoleErrors.push(message.text());
    }
  });
  return consoleErrors;
}

/** Earlier mails do not count here: another run's, or another story's. */
const begun = Date.now();

/** The newest message to an address, as the operator's mail folder keeps it without SMTP; `once` takes it away. */
export async function mailTo(
  email: string,
  subject: RegExp,
  { once = false } = {},
): Promise<string> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let text = '';
  await expect
    .poll(() => {
      text = newestMail(folder, email, subject, once);
      return text !== '';
    })
    .toBe(true);
  return text;
}

/** The six digits of the newest code sent to an address that no earlier step has used, of any story. */
export async function codeTo(email: string): Promise<string> {
  const text = await mailTo(email, /Tu código es/, { once: true });
  return /código es (\d{6})/.exec(text)?.[1] ?? '';
}

/** The six digits that a telephone was sent. */
export async function smsCodeTo(phone: string): Promise<string> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'sms');
  let code = '';
  await expect
    .poll(() => {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      const texts = names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
      const text = texts.find((each) => each.startsWith(phone)) ?? '';
      code = /código es (\d{6})/.exec(text)?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

function newestMail(folder: string, email: string, subject: RegExp, once: boolean): string {
  // Made with the first mail.
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml') && mailedAt(name) >= begun)
    .sort()
    .reverse();
  for (const name of names) {
    const file = path.join(folder, name);
    const text = decodeMail(readFileSync(file, 'utf8'));
    if (!text.includes(`To: ${email}`) || !subject.test(text)) continue;
    // Other workers look here too: what is of use once is put away.
    if (once) renameSync(file, `${file}.read`);
    return text;
  }
  return '';
}

/** A mail's file is named by its id, whose first digits are the milliseconds of its making. */
const mailedAt = (name: string) => Number.parseInt(name.replace('-', '').slice(0, 12), 16);

/** Undoes quoted-printable and encoded-word headers. */
function decodeMail(raw: string): string {
  const bytes = (text: string) =>
    Buffer.from(
      text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
      'latin1',
    ).toString('utf8');
  return bytes(raw.replace(/=\r?\n/g, '')).replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) =>
    bytes(word.replaceAll('_', ' ')),
  );
}
