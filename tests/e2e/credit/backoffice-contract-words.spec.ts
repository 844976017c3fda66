import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { authorise, waits } from '@tests/support/credit-screens';
import { confirmIdentity, STAFF, seat } from '@tests/support/people';
import { leaveDialog } from '@tests/support/portal';
import { test } from '@tests/support/story';

// It changes what everybody sees.
test.use({ ownWorld: true });

const ACT = 'Cambiar el texto de “Contrato de crédito {{folio}}”';

test('staff write other words of the credit contract, another confirms what goes and what comes, and they are taken back before their day', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const writer = await seat(browser, STAFF, { to: '/backoffice/plantillas' });
  const { page: desk } = writer;
  const contracts = desk.getByRole('region', { name: 'Contratos' });
  await expect(contracts.getByRole('row').filter({ hasText: 'comisión mercantil' })).toHaveCount(2);
  const row = contracts.getByRole('row').filter({ hasText: 'Contrato de crédito' });
  await expect(row).toContainText('Versión 2');
  await row.getByRole('link').click();

  const preview = desk.getByRole('region', { name: 'Así se lee' });
  await expect(preview.getByRole('heading', { name: 'Condiciones del crédito' })).toBeVisible();
  await expect(preview.getByText('Acreditado: Ana López Ruiz')).toBeVisible();
  await expect(preview.getByText('Plataforma: Solfondo, que administra')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'En vigor' }).getByText('Título')).toBeVisible();
  await expect(desk.getByText('Asunto')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Escribir una versión' }).click();
  const draft = desk.getByRole('region', { name: 'Borrador de la versión 3' });
  const body = draft.getByLabel('Texto', { exact: true });
  const own = await body.inputValue();
  await body.fill(own.replace('{{cat}}', 'bajo'));
  await expect(preview.getByText('Falta {{cat}}: sin él este texto no sirve.')).toBeVisible();
  await draft.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(body).toHaveAccessibleDescription(/Falta {{cat}}/);
  await expect(draft.getByRole('button', { name: 'Poner en vigor' })).toBeDisabled();

  const clause = '1. El acreditado {{acreditado}} cuida el sistema <b>siempre</b>.';
  await body.fill(`${own}\n# Cuidado del sistema\n${clause}`);
  await expect(preview.getByRole('heading', { name: 'Cuidado del sistema' })).toBeVisible();
  await expect(
    preview.getByText('El acreditado Ana López Ruiz cuida el sistema <b>siempre</b>.'),
  ).toBeVisible();
  await draft.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(desk.getByText('Guarda el borrador para ver su PDF')).toBeHidden();
  await expectAccessible(desk, 'the draft of a contract');

  await desk.getByRole('button', { name: 'Ver el PDF de la versión 3' }).click();
  const pdf = desk.getByRole('dialog', { name: /PDF de la versión 3/ });
  const download = desk.waitForEvent('download');
  await pdf.getByRole('link', { name: 'Descargar PDF' }).click();
  expect((await download).suggestedFilename()).toBe('contrato-de-credito-3.pdf');
  await leaveDialog(pdf);

  await draft.getByRole('button', { name: 'Poner en vigor' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Poner en vigor la versión 3' });
  await dialog.getByRole('button', { name: 'Poner en vigor' }).click();
  const why = dialog.getByLabel('Qué cambia y por qué');
  await expect(why).toHaveAccessibleDescription(/El campo es obligatorio/);
  await why.fill('Cuidado del sistema, lo pidió el área jurídica.');
  await expectAccessible(desk, 'the day of a contract’s words');
  await dialog.getByRole('button', { name: 'Poner en vigor' }).click();
  await confirmIdentity(writer);
  await waits(writer);
  await expect(desk.getByRole('status').filter({ hasText: ACT })).toBeVisible();
  await expect(draft.getByRole('button', { name: 'Poner en vigor' })).toHaveCount(0);

  // What the second person reads is what they confirm, or they are told why not, though it is in the list no more.
  const second = await seat(browser, 'soporte@demo.mx', {
    to: '/backoffice/por-autorizar?outcome=waiting',
  });
  await second.page.getByRole('button', { name: `Autorizar: ${ACT}` }).click();
  const reading = second.page.getByRole('dialog', { name: /¿Autorizar lo que pidió/ });
  await expect(reading).toContainText(clause);
  await body.fill(`${own}\n# Cuidado del sistema\n${clause}\n2. Y lo limpia.`);
  await draft.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(desk.getByRole('status').filter({ hasText: ACT })).toBeHidden();
  await expect(reading.getByRole('alert')).toContainText('El borrador cambió después de pedirlo');
  await expect(reading.getByRole('button', { name: /^Autorizar/ })).toBeDisabled();
  await reading.getByRole('button', { name: 'Cancelar' }).click();
  await body.fill(`${own}\n# Cuidado del sistema\n${clause}`);
  await draft.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(desk.getByText('Guarda el borrador para ver su PDF')).toBeHidden();
  await draft.getByRole('button', { name: 'Poner en vigor' }).click();
  await why.fill('Cuidado del sistema, lo pidió el área jurídica.');
  await dialog.getByRole('button', { name: 'Poner en vigor' }).click();
  await expect(desk.getByRole('status').filter({ hasText: ACT })).toBeVisible();
  await authorise(second, ACT, () => confirmIdentity(second));

  await desk.reload();
  const versions = desk.getByRole('region', { name: 'Versiones' });
  const ahead = versions.getByRole('row').filter({ hasText: 'Versión 3' });
  await expect(ahead).toContainText('Por comenzar');
  await expect(ahead).toContainText('lo pidió el área jurídica');
  await desk.getByRole('button', { name: 'Comparar la versión 3 con la anterior' }).click();
  const changes = desk.getByRole('dialog', { name: 'Qué cambió de la versión 2 a la 3' });
  await expect(changes.locator('ins').filter({ hasText: clause })).toBeVisible();
  await expect(changes.locator('del')).toHaveCount(0);
  await expect(changes.getByRole('heading', { name: 'Título' })).toBeVisible();
  await leaveDialog(changes);

  await desk.getByRole('button', { name: 'Retirar la versión 3' }).click();
  const sure = desk.getByRole('dialog', { name: '¿Retirar la versión 3?' });
  await sure.getByRole('button', { name: 'Retirar' }).click();
  await waits(writer);
  await expect(desk.getByRole('button', { name: 'Retirar la versión 3' })).toHaveCount(0);
  await second.page.goto('/backoffice/por-autorizar?outcome=waiting');
  await authorise(second, 'Retirar un texto por comenzar de “Contrato de crédito {{folio}}”');
  await desk.reload();
  await expect(ahead).toContainText('Retirada');
  await expect(versions.getByRole('row').filter({ hasText: 'Versión 2' })).toContainText(
    'En vigor',
  );
});
