import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Hands } from './hands';

/** A photograph: with noise it is sharp, without it there is nothing in it to be sharp. */
export async function photographed(width = 1200, mean = 130, sigma = 30) {
  const height = Math.round(width * 0.75);
  const noise = { type: 'gaussian' as const, mean, sigma };
  const buffer = await sharp({
    create: { width, height, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

const names = [
  'Identificación oficial, frente',
  'Identificación oficial, reverso',
  'Fotografía del rostro',
];

/** Where one of the photographs is taken. */
export const photoOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** Chooses, looks at and sends what proves who a person is. */
export async function sendPhotos(
  page: Page,
  { press }: Pick<Hands, 'press'>,
  file: Awaited<ReturnType<typeof photographed>>,
  afterEach: (photo: Locator) => Promise<unknown> = () => Promise.resolve(),
) {
  for (const name of names) {
    const photo = photoOf(page, name);
    await photo.getByLabel('Elegir una fotografía').setInputFiles(file);
    await expect(photo.getByRole('img', { name: `Vista previa: ${name}` })).toBeVisible();
    await expect(photo.getByText('Antes de enviarla', { exact: false })).toBeHidden();
    await press(photo.getByRole('button', { name: 'Enviar fotografía' }));
    await expect(photo.getByText('En revisión')).toBeVisible();
    await afterEach(photo);
  }
}
