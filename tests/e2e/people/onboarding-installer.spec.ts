import { expect } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { byKeyboard } from '@tests/support/hands';
import { giveSections } from '@tests/support/onboarded';
import { confirmIdentity, PASSWORD, pickedFile, register } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { sendFile } from '@tests/support/slot';
import { test } from '@tests/support/story';

test('who installs on their own goes by keyboard to the last step, and asks to be verified', async ({
  page,
}) => {
  const { press, fill, choose } = byKeyboard(page);
  const heading = (name: string) =>
    page.getByRole('heading', { level: 2, name, exact: true }).first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  const goOn = async (name = 'Continuar') => {
    await expect(button(name)).toBeEnabled();
    await press(button(name));
  };
  const person = {
    name: 'Efraín Solís Rangel',
    email: `instala-${process.pid}-${Date.now()}@ejemplo.mx`,
    password: PASSWORD,
    kind: 'Persona física',
  } as const;
  await register(page, person, 'supplier');
  await giveSections(page.request, person, [
    'profile',
    'phone',
    'address',
    'tax_profile',
    'tax_proof',
    'bank_account',
  ]);
  await signIn(page, person.email, { password: PASSWORD });
  await press(page.getByRole('link', { name: 'Empezar' }));

  await test.step('what is there already is only gone through', async () => {
    for (const name of ['Datos generales', 'Situación fiscal', 'Cuenta bancaria']) {
      await expect(heading(name)).toBeFocused();
      await goOn();
    }
  });

  await test.step('what they have done, what they sell and where', async () => {
    await expect(heading('Experiencia')).toBeFocused();
    await expect(button('Continuar')).toBeDisabled();
    await fill(page.getByLabel('Años de experiencia'), '8');
    await fill(page.getByLabel('Sistemas instalados'), '34');
    await fill(page.getByLabel('Qué instalas y para quién'), 'Calentadores para casas del centro.');
    await press(button('Guardar'));
    await expect(button('Continuar')).toBeEnabled();
    // Saved, and not a draft; and once more.
    await expect(
      page.getByText('Recuperamos lo que habías escrito', { exact: false }),
    ).toBeHidden();
    await fill(page.getByLabel('Sistemas instalados'), '340');
    await press(button('Guardar'));
    await expect(button('Guardar')).toBeFocused();
    await expect(page.getByLabel('Sistemas instalados')).toHaveValue('340');
    await fill(page.getByLabel('Años de experiencia'), '9');
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    for (const way of ['Continuar', 'Regresar']) {
      await press(button(way));
      await press(question.getByRole('button', { name: 'Seguir editando' }));
      await expect(question).toBeHidden();
      await expect(heading('Experiencia')).toBeVisible();
    }
    await expect(page.getByLabel('Años de experiencia')).toHaveValue('9');
    await goOn();
    await press(question.getByRole('button', { name: 'Salir sin guardar' }));
    await expect(heading('Tecnologías')).toBeFocused();
    await press(button('Regresar'));
    await expect(page.getByLabel('Años de experiencia')).toHaveValue('8');
    await expect(page.getByText('Recuperamos lo que habías escrito')).toHaveCount(0);
    await goOn();
    await expect(heading('Tecnologías')).toBeFocused();
    await choose(box('Tecnologías que vendes'), 'Calentador solar');
    await press(button('Guardar'));
    await goOn();
    await expect(heading('Zonas de cobertura')).toBeFocused();
    await choose(box('Estados en los que trabajas'), 'Jalisco', 'Colima');
    await page.reload();
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
    await expect(page.locator('.ant-select-selection-item')).toContainText([
      /^Paso/,
      'Jalisco',
      'Colima',
    ]);
    await press(button('Guardar'));
    await goOn();
  });

  await test.step('who knows them, and the one paper that is asked of a person', async () => {
    await expect(heading('Referencias y documentos')).toBeFocused();
    for (const [name, phone] of [
      ['Ana Luna Paz', '5512345678'],
      ['Luis Paz Gil', '5512345679'],
    ] as const) {
      await press(button('Agregar referencia'));
      const dialog = page.getByRole('dialog', { name: 'Agregar referencia' });
      await choose(dialog.getByRole('combobox', { name: 'Tipo' }), 'Comercial');
      await fill(dialog.getByLabel('Nombre completo'), name);
      await fill(dialog.getByLabel('Teléfono'), phone);
      await fill(dialog.getByLabel('Relación contigo'), 'Cliente');
      await fill(dialog.getByLabel('Años de conocerte'), '6');
      await press(dialog.getByRole('button', { name: 'Guardar referencia' }));
      await expect(dialog).toBeHidden();
    }
    const title = 'Identificación oficial';
    const paper = page.getByRole('article', { name: title, exact: true });
    await sendFile(
      paper,
      pickedFile('ine.pdf', 'application/pdf', await demoPdf(title, [person.name])),
    );
    await expect(paper.getByText('Pendiente de validación')).toBeVisible();
    await goOn();
  });

  await test.step('the consent to be looked up at the bureau, to the end', async () => {
    await expect(heading('Historial crediticio')).toBeFocused();
    await press(button('Aceptar: Consulta de mi historial crediticio'));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }));
    await confirmIdentity({ page, email: person.email });
    await goOn('Terminar');
    await expect(page.getByText('Tu alta está completa')).toBeVisible();
    await expect(
      page.getByText('en tu inicio pide tu verificación', { exact: false }),
    ).toBeVisible();
    await press(page.getByRole('link', { name: 'Ir a inicio' }));
    await expect(page).toHaveURL(/proveedor\/inicio$/);
    await expect(page.getByText('Tu alta no está completa')).toHaveCount(0);
    await expect(page.getByText('Faltan datos', { exact: false })).toHaveCount(0);
  });

  await test.step('what is left to do is asking, in the words of a person', async () => {
    const toDo = page.getByRole('region', { name: 'Te toca a ti' });
    await expect(toDo.getByText('No tienes pendientes.')).toHaveCount(0);
    await press(toDo.getByRole('link', { name: 'Pedir verificación' }));
    await expect(page).toHaveURL(/completar-perfil$/);
    await expect(
      page.getByRole('region', { name: 'Tu verificación como instalador' }),
    ).toBeVisible();
    await expect(page.getByText(/tu empresa/i)).toHaveCount(0);
    await page.goto('/proveedor/perfil');
    await expect(page.getByRole('link', { name: 'Ver mis datos' })).toBeVisible();
    await expect(page.getByText('Razón social')).toHaveCount(0);
    await expect(page.getByText(/empresa/i)).toHaveCount(0);
    for (const step of ['9', '2.5', 'nada']) {
      await page.goto(`/instalador-onboarding?paso=${step}`);
      await expect(page.getByText('Tu alta está completa')).toBeVisible();
      await expect(page).toHaveURL(/instalador-onboarding$/);
    }
    await page.goto('/instalador-onboarding?paso=2');
    const proof = page.getByRole('article', { name: 'Constancia de situación fiscal' });
    await expect(proof.getByText('Obligatorio')).toBeVisible();
  });
});
