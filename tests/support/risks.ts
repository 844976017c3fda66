import type { Page } from '@playwright/test';
import type { Hands } from './hands';

/** Answers every question of the risk acknowledgement, rightly or with yes to all. */
export async function answerRisks(
  page: Page,
  { check, press }: Pick<Hands, 'check' | 'press'>,
  { wrongly = false } = {},
) {
  const yes = [
    /puedes perder todo/,
    /quizá no encuentres/,
    /no tener historial/,
    /Leíste/,
    /Leerás/,
  ];
  for (const group of await page.getByRole('radiogroup').all()) {
    const question = (await group.getAttribute('aria-label')) ?? '';
    const right = yes.some((text) => text.test(question)) ? 'Sí' : 'No';
    await check(group.getByRole('radio', { name: wrongly ? 'Sí' : right }));
  }
  await press(page.getByRole('button', { name: 'Enviar respuestas' }));
}
