import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands';
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

type Registered = 'client' | 'investor' | 'supplier';

const activationIn = async (email: string) =>
  /\/activar-cuenta\/([\w-]+)/.exec(await mailTo(email, /Activa tu cuenta/));

/** Opens an account by the product's calls, an applicant's by default: for stories that are about something else. */
export async function register(
  { request }: Page,
  { name, email, password, kind }: NewPerson,
  type: Registered = 'client',
) {
  const company = kind ? kind === 'Persona moral' : type === 'supplier';
  const person = { full_name: name, email, person_type: company ? 0 : 1, terms: true };
  const asked = await request.post('/api/v1/registrations', { data: { type, ...person } });
  expect(await asked.text()).toContain('message');
  const token = (await activationIn(email))?.[1];
  const activated = await request.post('/api/v1/activations/redeem', { data: { token, password } });
  expect(await activated.json()).toEqual({ ok: true });
}

/** Opens an account as a newcomer does: the form, then the link in the mail. */
export async function registerByHand(
  page: Page,
  { press, fill, check }: Hands,
  { name, email, password, kind }: NewPerson,
  type: Registered,
) {
  await page.goto(`/registro/${type}`);
  // The list of the system, which each of them opens in its own way.
  if (kind) await page.getByLabel('Tipo de persona').selectOption(kind);
  await fill(page.getByLabel('Nombre completo o razón social'), name);
  await fill(page.getByLabel('Correo electrónico'), email);
  await check(page.getByLabel(/Acepto los términos/));
  await press(page.getByRole('button', { name: 'Crear cuenta' }));
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await page.goto((await activationIn(email))?.[0] ?? '/');
  await fill(page.getByLabel('Contraseña', { exact: true }), password);
  await press(page.getByRole('button', { name: 'Activar mi cuenta' }));
  await expect(page.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
}

let newcomers = 0;

/** An applicant of a story's own, without a session. */
export async function aPerson(page: Page): Promise<NewPerson> {
  newcomers += 1;
  const email = `marco-${process.pid}-${newcomers}-${Date.now()}@ejemplo.mx`;
  const person = { name: 'Irene Marco Vega', email, password: PASSWORD };
  await register(page, person);
  return person;
}

/** Signs in as a new applicant: stories that run at the same time do not end each other's sessions. */
export async function newApplicant(page: Page, options: Pick<SignIn, 'to'> = {}) {
  const { email, password } = await aPerson(page);
  await signIn(page, email, { ...options, password });
  return email;
}

/** Seats a person at a browser of their own; a person with several profiles names one. */
export async function seat(browser: Browser, email: string, options?: SignIn): Promise<Seat> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, email, options);
  return { email, page };
}

/** Answers the question about who one is with the code that arrives by mail; with the story's hands, where it has any. */
export async function confirmIdentity({ page, email }: Seat, hands?: Hands) {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  const code = dialog.getByLabel('Código de 6 dígitos');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Vence en 2 minutos\.$/);
  if (hands) {
    await hands.fill(code, await codeTo(email));
    await hands.press(dialog.getByRole('button', { name: 'Confirmar' }));
  } else {
    await code.fill(await codeTo(email));
    await code.press('Enter');
  }
  await expect(dialog).toBeHidden();
}

/** Chooses an option of a list by its words. */
export async function choose(scope: Page | Locator, label: string, option: string) {
  const page = 'page' in scope ? scope.page() : scope;
  const box = scope.getByRole('combobox', { name: label });
  const item = page.getByTitle(option, { exact: true }).and(page.locator(':visible'));
  // By keyboard: the displayed value covers the box.
  await box.press('ArrowDown');
  // What takes the focus as it arrives closes the list, at times while the button of the mouse is down.
  while (!(await isClicked(item))) await box.press('ArrowDown');
  // The list gives the focus back to its box in a timer, which on a busy machine runs after the next input.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Clicks, and tells whether what was to be clicked was: pressed and released there. */
async function isClicked(item: Locator): Promise<boolean> {
  const seen = await item.evaluateHandle((node) => {
    const kept = { click: false };
    node.addEventListener('click', () => Object.assign(kept, { click: true }), { once: true });
    return kept;
  });
  await item.click();
  return seen.evaluate(({ click }) => click);
}

/** A file as a person would pick it in the dialog of their system. */
export const pickedFile = (name: string, mimeType: string, content: Buffer | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
