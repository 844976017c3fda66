import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { bothHands, fits, readToEnd } from '@tests/support/hands';
import { test } from '@tests/support/story';

const API = '**/api/v1/contract-signing';
const token = 'a'.repeat(43);
const opened = {
  state: 'pending',
  pass: 'b'.repeat(43),
  expires_at: '2099-01-01T00:00:00.000Z',
  full_name: 'Marco Gil Rosas',
  party: 'spouse',
  applicant_name: 'Lucía Cruz Peña',
  folio: 'SF-1042',
  title: 'Contrato de crédito SF-1042',
  paper: {
    facts: ['Solfondo · Folio SF-1042'],
    blocks: Array.from({ length: 30 }, (_, at) => ({
      kind: 'paragraph',
      label: '',
      text: `Cláusula ${at + 1} de lo que se firma.`,
    })),
    tables: [],
    closing: [],
    summary: {
      amount_cents: 10_000_000,
      months: 12,
      annual_rate_bp: 2400,
      payment_name: 'Mensualidad fija',
      payment_cents: 963_920,
      cat_bp: 3120,
      late_rate_bp: 4800,
      total_cents: 11_567_040,
    },
    parties: ['applicant', 'spouse', 'supplier'],
  },
  sha256: 'c'.repeat(64),
  phone: '•••• 4567',
  email: 'm•••@ejemplo.mx',
};
const signed = {
  folio: 'FIR-0A1B2C3D4E',
  signed_at: '2026-11-30T18:00:00.000Z',
  seal: 'd'.repeat(64),
  pass: 'e'.repeat(43),
};

/** What the server answers is held by the tests of its calls, the page by this one. */
for (const { way, device, handsOf } of bothHands) {
  test(`a spouse reads a contract and signs it with a code and, if they allow, where they are, ${way}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      ...device,
      permissions: ['geolocation'],
      geolocation: { latitude: 20.97, longitude: -89.62 },
    });
    const sent: unknown[] = [];
    const answer = (path: string, json: unknown) =>
      context.route(`${API}/${path}`, async (route) => {
        sent.push([path, route.request().postDataJSON()]);
        await route.fulfill({ json });
      });
    await answer('redeem', opened);
    await answer('codes', { seconds: 120 });
    await answer('sign', signed);
    await context.route(`${API}/file`, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' }),
    );
    const page = await context.newPage();
    const hand = handsOf(page);
    await page.goto(`/firma-de-contratos#${token}`);
    await hand.press(page.getByRole('button', { name: 'Ver el contrato' }));
    await expect(page.getByText('Firmas como cónyuge', { exact: false })).toBeVisible();
    await expect(page).toHaveURL(/firma-de-contratos$/);
    for (const figure of ['$100,000.00', '$9,639.20', '31.2%', '48%', '$115,670.40']) {
      await expect(page.getByText(figure, { exact: false })).toBeVisible();
    }
    await fits(page);
    await expectAccessible(page, 'a contract that is signed by a link');
    await page.screenshot({ path: test.info().outputPath('open.png'), fullPage: true });
    await hand.press(page.getByRole('button', { name: 'Enviar NIP' }));
    await expect(page.getByText('Enviamos tu NIP', { exact: false })).toBeVisible();
    // As a telephone does that throws the page away while its messages are read.
    await page.goto('about:blank');
    await page.goto('/firma-de-contratos');
    const accepted = page.getByLabel(/^Leí el contrato/);
    await expect(accepted).toBeDisabled();
    await expect(accepted).toHaveAccessibleDescription(/^Lee hasta el final/);
    await readToEnd(page);
    await expect(accepted).toBeEnabled();
    await hand.press(page.getByRole('button', { name: 'Agregar mi ubicación (opcional)' }));
    await expect(page.getByText('Tu ubicación se guardará con tu firma.')).toBeVisible();
    await hand.fill(page.getByLabel('NIP de seis dígitos'), '123456');
    await hand.check(accepted);
    await page.screenshot({ path: test.info().outputPath('sign.png'), fullPage: true });
    await hand.press(page.getByRole('button', { name: 'Firmar el contrato' }));
    await expect(page.getByRole('heading', { name: 'Firmaste el contrato' })).toBeVisible();
    const { pass, sha256 } = opened;
    const place = { latitude: 20.97, longitude: -89.62 };
    const body = { pass, sha256, code: '123456', accepted: true, place };
    expect(sent.at(-1)).toEqual(['sign', body]);
    await page.reload();
    await expect(page.getByText(signed.folio)).toBeVisible();
    const download = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: 'Descargar el PDF' }));
    expect((await download).suggestedFilename()).toBe('contrato-SF-1042.pdf');
    await fits(page);
    await expectAccessible(page, 'a contract that was signed by a link');
    await page.screenshot({ path: test.info().outputPath('signed.png'), fullPage: true });

    for (const [state, heading] of [
      ['signed', 'Este contrato ya tiene tu firma'],
      ['expired', 'Este enlace ya no se abre'],
      ['replaced', 'Este enlace fue reemplazado'],
    ] as const) {
      await answer('redeem', { ...signed, state });
      await page.goto('about:blank');
      await page.goto(`/firma-de-contratos#${token}`);
      await hand.press(page.getByRole('button', { name: 'Ver el contrato' }));
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await fits(page);
    }
    await context.close();
  });
}
