import { randomUUID } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { expect, type Locator, type Page } from '@playwright/test';
import { pdf } from './files';
import { readToEnd } from './hands';
import { heaterRequest } from './heater-request';
import { multipart } from './multipart';
import { sessionOf } from './onboarded';
import { aPerson, choose, confirmIdentity, type NewPerson, type Seat } from './people';
import { signIn, visit } from './portal';
import { firstOf } from './present';

/** What people do on the screens of a credit, from its request to its repayment. */

const byMouse = (button: Locator): Promise<void> => button.click();

/** The number by which people speak of a credit, as its screen shows it. */
export async function folioOf(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1, name: /SF-\d+/ });
  return /SF-\d+/.exec((await title.textContent()) ?? '')?.[0] ?? '';
}

/** Staff decide on one of the applicant's documents from the queue, and see the notification. */
export async function review(
  { page }: Seat,
  applicant: string,
  name: string,
  act: 'verify' | 'reject',
  press = byMouse,
) {
  await page.goto(`/backoffice/cola-documentos?q=${encodeURIComponent(applicant)}`);
  await press(
    page.getByRole('navigation', { name: 'Documentos de la cola' }).getByRole('button', { name }),
  );
  const document = page.getByRole('region', { name });
  // A file of the stories that no browser draws is looked at on the device.
  const saved = page.waitForEvent('download');
  await document.getByRole('button', { name: 'Descargar' }).click();
  await saved;
  if (act === 'verify') {
    await press(document.getByRole('button', { name: 'Verificar' }));
    await expect(page.getByText('Documento verificado correctamente')).toBeVisible();
    return;
  }
  await document.getByRole('button', { name: 'Rechazar' }).click();
  await expect(
    document.getByRole('button', { name: /^(Cancelar|Rechazar)$/ }),
    'leaving comes first and the act last, as in every dialog',
  ).toHaveText(['Cancelar', 'Rechazar']);
  // A key before its template is there is a letter of the reason.
  await expect(document.getByRole('button', { name: /^1\. / })).toBeVisible();
  await document.getByLabel('Motivo de rechazo').press('1');
  await expect(page.getByText('Documento rechazado correctamente')).toBeVisible();
}

/** What the list shows as missing is written, and the offer looked at as investors will read it. */
export async function prepareOffer({ page }: Seat, applicant: string) {
  const list = page.getByRole('region', { name: 'Lo que la oferta tiene que mostrar' });
  await list.getByRole('button', { name: 'Completar fuentes de ingresos' }).click();
  await expect(page.getByRole('textbox', { name: 'Fuentes de ingresos' })).toBeFocused();
  // As they said who they are.
  await expect(page.getByLabel('Ocupación')).toHaveValue('Comerciante');
  await page.getByLabel('Ocupación').fill('Panadera');
  await page.getByLabel('Fecha de nacimiento').fill('12/03/1986');
  await page.getByLabel('Fecha de nacimiento').press('Enter');
  await choose(page, 'Sexo', 'Mujer');
  await page.getByLabel('Lugar de residencia').fill('Mérida, Yucatán');
  await page.getByRole('textbox', { name: 'Fuentes de ingresos' }).fill('Ventas de la panadería');
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  await expect(page.getByText('2 datos por completar')).toBeVisible();
  await page.getByRole('button', { name: 'Completar garantías' }).click();
  await expect(page.getByLabel('Garantías')).toBeFocused();
  await expect(page.getByLabel('Garantías')).toHaveValue('');
  await page.getByLabel('Garantías').fill('Sin garantía real ni obligado solidario.');
  await page.getByLabel('Factores de riesgo').fill('Todo el ingreso viene de un solo local.');
  await page.getByRole('button', { name: 'Guardar ficha' }).click();
  await expect(page.getByText('La oferta está completa.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver como inversionista' }).click();
  const preview = page.getByRole('dialog', { name: 'Así la verá un inversionista' });
  await expect(preview.getByText('Panadera')).toBeVisible();
  await expect(preview.getByText(applicant)).toHaveCount(0);
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  await expect(preview).toBeHidden();
}

export async function openOffer({ page }: Seat, folio: string) {
  await visit(page, '/inversionista/oportunidades');
  await page.getByRole('listitem').filter({ hasText: folio }).getByRole('link').click();
}

export async function commit(investor: Seat, amount: string) {
  const { page } = investor;
  await page.getByLabel('Monto a comprometer').fill(amount);
  await page.getByRole('button', { name: 'Comprometer dinero' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Comprometer/ })
    .click();
  await confirmIdentity(investor);
  const receipt = page.getByRole('status', { name: 'Comprometiste tu dinero' });
  await expect(receipt).toContainText(/SF-\d+/);
  await expect(receipt).toContainText('El dinero sigue en tu cuenta');
  await page.reload();
  await expect(receipt).toContainText(/SF-\d+/);
  await receipt.getByRole('button', { name: 'Cerrar comprobante' }).click();
  await expect(receipt).toHaveCount(0);
}

export async function sign(signer: Seat) {
  const { page } = signer;
  const consent = page.getByRole('checkbox', { name: /^Leí el contrato completo/ });
  await expect(consent).toBeDisabled();
  await readToEnd(page);
  await consent.check();
  await page.getByRole('button', { name: 'Firmar contrato' }).click();
  const sure = page.getByRole('dialog', { name: '¿Firmar el contrato?' });
  for (const figure of ['Monto', 'Mensualidad', 'CAT, sin IVA', 'Total a pagar']) {
    await expect(sure.getByText(figure, { exact: true })).toBeVisible();
  }
  await sure.getByRole('button', { name: 'Firmar contrato' }).click();
  await confirmIdentity(signer);
  // The newest contract is the first.
  const receipt = page.getByRole('status', { name: 'Firmaste el contrato.' }).first();
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(/SF-\d+/);
  await page.reload();
  await expect(receipt).toContainText(/SF-\d+/);
}

/** Rows of a list, by its heading, that hold a text. */
export const rowsIn = ({ page }: Seat, list: string, text: string) =>
  page.getByRole('region', { name: list }).getByRole('row').filter({ hasText: text });

/** The line of a bank statement that brings an investor's money to their CLABE. */
export const depositLine = (clabe: string, name: string, amount: string, trackingKey: string) => [
  dayInMexicoCity(new Date()),
  'abono',
  trackingKey,
  amount,
  '012180026050783858',
  name,
  clabe,
  'Abono',
];

export async function personalClabe(page: Page): Promise<string> {
  const text = page.getByText(/^\d{3} \d{3} \d{11} \d$/);
  return ((await text.first().textContent()) ?? '').replaceAll(' ', '');
}

/** Centavos of the money shown under a label. */
export async function amountAfter(page: Page, label: string): Promise<number> {
  const card = page.getByText(label).locator('..');
  const text = /\$([\d,]+)\.(\d{2})/.exec((await card.textContent()) ?? '');
  return Number(`${text?.[1]?.replaceAll(',', '')}${text?.[2]}`);
}

/** What staff just asked for is kept for a second person, and they see the notification. */
export async function waits({ page }: Seat) {
  await expect(page.getByText('En espera de otra persona', { exact: true })).toBeVisible();
}

/** The page shows what waits where the form of it was, also after a reload. */
export async function waitsInPlace({ page }: Seat, act: string, button: string) {
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: `Espera a otra persona: ${act}` });
  await expect(notice).toContainText('Lo pediste tú');
  await expect(notice.getByRole('link', { name: 'Ver en Por autorizar' })).toBeVisible();
  await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  await expect(page.getByText(/el equipo de revisión debe/i)).toHaveCount(0);
}

/** A second person reads again what was asked for, and authorises it. */
export async function authorise(
  { page }: Seat,
  title: string,
  identify = () => Promise.resolve(),
  press = byMouse,
) {
  const button = page.getByRole('button', { name: `Autorizar: ${title}` });
  await press(button);
  const dialog = page.getByRole('dialog', { name: '¿Autorizar lo que pidió otra persona?' });
  await expect(dialog).toContainText(title);
  await press(dialog.getByRole('button', { name: /^Autorizar/ }));
  await identify();
  await expect(dialog).toBeHidden();
  await expect(button).toBeHidden();
}

/** Takes out 1,000 pesos where one does, after an amount that is too much; what is asked for may be cancelled. */
export async function withdraw(investor: Seat) {
  const { page } = investor;
  const amount = page.getByLabel('Monto');
  await amount.fill('10000000');
  await page.getByRole('button', { name: 'Retirar fondos' }).click();
  await expect(amount).toHaveAccessibleDescription('El monto es mayor que tu saldo disponible.');
  await amount.fill('1000');
  await page.getByRole('button', { name: 'Retirar fondos' }).click();
  const sure = page.getByRole('dialog');
  await expect(sure).toContainText(/Llegada estimada\d{2}\/\d{2}\/\d{4}/);
  await sure.getByRole('button', { name: 'Retirar $1,000.00' }).click();
  const receipt = page.getByRole('status', {
    name: 'Recibimos tu solicitud de retiro',
  });
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(/RT-\d{6}/);
  await expect(receipt).toContainText('$1,000.00 MXN');
  await expect(receipt).toContainText(/•••• \d{4}/);
  await expect(receipt).toContainText(/Llegada estimada\d{2}\/\d{2}\/\d{4}/);
  await expect(receipt).toContainText('Solicitado');
  await expect(amount).toHaveValue('');
  await page.reload();
  await expect(receipt).toContainText(/RT-\d{6}/);
  const asked = rowsIn(investor, 'Tus retiros', '$1,000.00');
  await expect(asked).toHaveCount(1);
  await asked.getByRole('button', { name: 'Cancelar retiro' }).click();
  const question = page.getByRole('dialog').getByRole('button');
  await expect(question).toHaveText(['Regresar', 'Cancelar retiro']);
  await question.first().click();
}

interface Request {
  /** Otherwise a new applicant. */
  person?: NewPerson;
  /** Brought along, to be reviewed. */
  papers?: readonly ('identity' | 'bill')[];
}

/** Asks for a credit by the product's calls; the applicant's page shows it. */
export async function askForCredit(page: Page, { person: given, papers = [] }: Request = {}) {
  const person = given ?? (await aPerson(page));
  const call = await sessionOf(page.request, person);
  const { json: installers } = await call({
    url: '/api/v1/suppliers/directory?q=Soluciones Solares',
  });
  const { json: project } = await call({
    method: 'POST',
    url: '/api/v1/projects',
    body: {
      ...heaterRequest,
      amount_cents: 10_000_000,
      owed_elsewhere_cents: 0,
      supplier_id: firstOf(installers.items).id,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { json: me } = await call({ url: '/api/v1/users/getRgUserInfo' });
  const places = {
    identity: { docId: '1', at: `user/${me.user_id}` },
    bill: { docId: '10', at: `project/${project.id}` },
  } as const;
  const brought: { id: string }[] = [];
  for (const paper of papers) {
    const { docId, at } = places[paper];
    const file = { name: 'file', fileName: `${paper}.pdf`, content: pdf(`${paper} ${Date.now()}`) };
    const url = `/storagev3/documents/upload/${at}` as const;
    const sent = await call({ method: 'POST', url, ...multipart({ file_type: docId }, file) });
    expect(sent.status, JSON.stringify(sent.json)).toBe(200);
    brought.push({ id: String(sent.json.id) });
  }
  await signIn(page, person.email, {
    ...person,
    to: `/solicitante/solicitud-de-credito/${project.id}`,
  });
  await expect(page.getByRole('heading', { level: 1, name: /SF-\d+/ })).toBeVisible();
  return { projectId: project.id, papers: brought };
}
