import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands';

/**
 * Takes a seller through the steps of their onboarding.
 *
 * @param giveIdentity does what the first step asks for, where that is not there yet
 */
export async function onboardSeller(
  page: Page,
  { press, choose, check }: Hands,
  giveIdentity: () => Promise<unknown> = () => Promise.resolve(),
) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const arrive = (step: string) =>
    expect(page.getByRole('heading', { level: 2, name: step }).first()).toBeFocused();
  const leave = async (goOn = 'Continuar') => {
    await expect(button(goOn)).toBeEnabled();
    await press(button(goOn));
  };
  const answer = async (...said: string[]) => {
    for (const name of said) await check(page.getByRole('radio', { name, exact: true }));
    await press(button('Enviar respuestas'));
  };
  await press(page.getByRole('link', { name: 'Empezar' }));
  await arrive('Identidad');
  await giveIdentity();
  await leave();
  await arrive('Zonas');
  await choose(page.getByRole('combobox', { name: 'Estados en los que trabajas' }), 'Jalisco');
  await press(button('Guardar'));
  await leave();
  await arrive('Código de conducta');
  await press(button('Leí el código y lo acepto'));
  await leave();
  await arrive('Cuestionario');
  await answer(
    'La recibo y la deposito hoy mismo',
    'Lo escribe él, con el tiempo que necesite',
    'Le muestro el ahorro estimado y de qué depende',
    'Las borro cuando ya están en el portal',
    'Vuelvo, aunque el pago se retrase',
  );
  await expect(page.getByText('Lee otra vez el código', { exact: false }).first()).toBeVisible();
  await expect(button('Terminar')).toBeDisabled();
  await answer('Le muestro la CLABE asignada a su crédito');
  await leave('Terminar');
  await press(page.getByRole('link', { name: 'Ir a inicio' }));
  await expect(page.getByText('Tu alta no está completa')).toHaveCount(0);
}
