import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { bothHands, fits, readToEnd } from '@tests/support/hands';
import { test } from '@tests/support/story';

const API = '**/api/v1/co-obligor-restructure';
const token = 'a'.repeat(43);
const row = {
  n: 4,
  due_on: '2026-07-15',
  capital_cents: 500_000,
  interest_cents: 120_000,
  vat_cents: 19_200,
  total_cents: 639_200,
  balance_cents: 0,
};
const opened = {
  months: 1,
  first_due_on: '2026-07-15',
  last_due_on: '2026-07-15',
  annual_rate_bp: 1800,
  months_before: 12,
  annual_rate_bp_before: 2400,
  cat_bp: 1980,
  capital_cents: 500_000,
  interest_cents: 40_000,
  vat_cents: 6_400,
  condoned_cents: 12_300,
  payment_cents: 639_200,
  total_cents: 639_200,
  rows: [row],
  pass: 'b'.repeat(43),
  expires_at: '2099-01-01T00:00:00.000Z',
  full_name: 'Delia Marco Vega',
  applicant_name: 'Irene Marco Vega',
  folio: 'SF-1042',
  sign_until: '2026-06-22',
  paper: {
    facts: ['Solfondo · Folio SF-1042'],
    blocks: [
      { kind: 'heading', label: '', text: 'Cláusulas' },
      ...Array.from({ length: 30 }, (_, at) => ({
        kind: 'paragraph',
        label: '',
        text: `Cláusula ${at + 1} de lo que se paga desde ahora.`,
      })),
      { kind: 'drawn', label: '', text: 'Nueva tabla de amortización' },
    ],
    tables: [
      {
        name: 'Nueva tabla de amortización',
        columns: ['Núm.', 'Vence', 'Capital', 'Interés', 'IVA', 'Mensualidad', 'Saldo'],
        rows: [['4', '15/07/2026', '5,000.00', '1,200.00', '192.00', '6,392.00', '0.00']],
        sums: [],
      },
    ],
    closing: [],
    summary: {
      amount_cents: 500_000,
      months: 1,
      annual_rate_bp: 1800,
      payment_name: 'Mensualidad',
      payment_cents: 639_200,
      cat_bp: 1980,
      late_rate_bp: 4800,
      total_cents: 639_200,
    },
  },
  sha256: 'c'.repeat(64),
  phone: '•••• 4567',
  email: 'd•••@ejemplo.mx',
};

/** A credit takes months to be late: what the server answers is held by the tests of its calls, the page by this one. */
for (const { way, device, handsOf } of bothHands) {
  test(`a co-obligor reads the agreement of a late credit and signs it with a code, or declines, ${way}`, async ({
    browser,
  }) => {
    const context = await browser.newContext(device);
    const sent: unknown[] = [];
    const answer = (path: string, json: unknown) =>
      context.route(`${API}/${path}`, async (route) => {
        sent.push([path, route.request().postDataJSON()]);
        await route.fulfill({ json });
      });
    await answer('redeem', opened);
    await answer('codes', { seconds: 120 });
    await answer('sign', { ok: true });
    await answer('decline', { ok: true });
    await context.route(`${API}/agreement`, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' }),
    );
    const page = await context.newPage();
    const hand = handsOf(page);
    await page.goto(`/obligado-solidario/reestructura#${token}`);
    await hand.press(page.getByRole('button', { name: 'Empezar' }));
    await expect(page.getByText('Irene Marco Vega ya firmó el convenio')).toBeVisible();
    await expect(page).toHaveURL(/reestructura$/);
    await expect(page.getByText('24% a 18%')).toBeVisible();
    await expect(page.getByText('$5,000.00')).toBeVisible();
    await fits(page);
    await expectAccessible(page, 'the agreement of a co-obligor');
    await expect(page.getByText('48%')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Enviar NIP' }));
    await expect(page.getByText('Enviamos tu NIP', { exact: false })).toBeVisible();
    // As a telephone does that throws the page away while its messages are read.
    await page.goto('about:blank');
    await page.goto('/obligado-solidario/reestructura');
    // Who has not read the agreement to its end cannot say that they did.
    const accepted = page.getByLabel(/^Leí el convenio/);
    await expect(accepted).toBeDisabled();
    await expect(accepted).toHaveAccessibleDescription(/^Lee hasta el final/);
    await readToEnd(page);
    await expect(accepted).toBeEnabled();
    const download = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: 'Descargar el convenio' }));
    expect((await download).suggestedFilename()).toBe('convenio-SF-1042.pdf');

    await hand.press(page.getByRole('button', { name: 'Firmar el convenio' }));
    await expect(page.getByText('Marca que leíste el convenio y que lo firmas.')).toBeVisible();
    await hand.fill(page.getByLabel('NIP de seis dígitos'), '123456');
    await hand.check(accepted);
    await hand.press(page.getByRole('button', { name: 'Firmar el convenio' }));
    await expect(page.getByRole('heading', { name: 'Firmaste el convenio' })).toBeVisible();
    const { pass, sha256 } = opened;
    expect(sent.at(-1)).toEqual(['sign', { pass, sha256, code: '123456', accepted: true }]);

    await page.goto('about:blank');
    await page.goto(`/obligado-solidario/reestructura#${token}`);
    await hand.press(page.getByRole('button', { name: 'Empezar' }));
    await hand.press(page.getByRole('button', { name: 'No acepto' }));
    await hand.press(page.getByRole('button', { name: 'Confirmar que no acepto' }));
    await expect(page.getByRole('heading', { name: 'No firmaste' })).toBeVisible();
    expect(sent.at(-1)).toEqual(['decline', { pass }]);
    await context.close();
  });
}
