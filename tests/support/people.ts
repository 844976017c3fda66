import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { codeTo, mailTo, type SignIn, signIn } from './portal';

/** Who does staff's own stories; another one of staff is soporte@demo.mx. */
export const STAFF = 'backoffice@demo.mx';
/** Of those who register in a story. */
export const PASSWORD = 'Nopal-Verde-58';

/** A signed-in person with a browser of their own. */
export interface Seat {
  email: string;
  page: Page;
}

export interface NewPerson {
  name: string;
  email: string;
  password: string;
  /** Otherwise than the form begins with. */
  kind?: 'Persona física' | 'Persona moral';
}

/** Opens an account as a newcomer does, an applicant's by default: the form, then the link in the mail. */
export async function register(
  page: Page,
  { name, email, password, kind }: NewPerson,
  type: 'client' | 'investor' | 'supplier' = 'client',
) {
  await page.goto(`/registro/${type}`);
  if (kind) await page.getByLabel('Tipo de persona').selectOption(kind);
  await page.getByLabel('Nombre completo o razón social').fill(name);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel(/Acepto los términos/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  const link = /\/activar-cuenta\/[\w-]+/.exec(await mailTo(email, /Activa tu cuenta/))?.[0];
  await page.goto(link ?? '/');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
}

let newcomers = 0;

/** Signs in as a new applicant: stories that run at the same time do not end each other's sessions. */
export async function newApplicant(page: Page) {
  newcomers += 1;
  const email = `marco-${process.pid}-${newcomers}-${Date.now()}@ejemplo.mx`;
  await register(page, { name: 'Irene Marco Vega', email, password: PASSWORD });
  await signIn(page, email, { password: PASSWORD });
  return email;
}

/** Seats a person at a browser of their own; a person with several profiles names one. */
export async function seat(browser: Browser, email: string, options?: SignIn): Promise<Seat> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, email, options);
  return { email, page };
}

/** Answers the question about who one is with the code that arrives by mail. */
export async function confirmIdentity({ page, email }: Seat) {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  const code = dialog.getByLabel('Código de 6 dígitos');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Vence en 2 minutos\.$/);
  await code.fill(await codeTo(email));
  await code.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Chooses an option of a list by its words. */
export async function choose(scope: Page | Locator, label: string, option: string) {
  const page = 'page' in scope ? scope.page() : scope;
  // By keyboard: the displayed value covers the box.
  await scope.getByRole('combobox', { name: label }).press('ArrowDown');
  await page.getByTitle(option, { exact: true }).and(page.locator(':visible')).click();
  // The list gives the focus back to its box in a timer, which on a busy machine runs after the next input.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** A file as a person would pick it in the dialog of their system. */
export const pickedFile = (name: string, mimeType: string, content: Buffer | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
