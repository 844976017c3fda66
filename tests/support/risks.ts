import type { Page } from '@playwright/test';

/** Answers every question of the risk acknowledgement, rightly or with yes to all. */
export async function answerRisks(page: Page, { wrongly = false } = {}) {
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
    await group.getByRole('radio', { name: wrongly ? 'Sí' : right }).check();
  }
  await page.getByRole('button', { name: 'Enviar respuestas' }).press('Enter');
}
