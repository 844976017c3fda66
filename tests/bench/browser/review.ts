import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { folderStore } from '@server/adapters/object-store-folder';
import { connect, inTransaction } from '@server/db/connection';
import { documentDefinitions, documents } from '@server/db/schema/documents';
import { createUser, grantRole } from '@server/features/identity/accounts/create';
import { chromiumFlags, chromiumPath } from '@tests/support/chromium';
import { signIn } from '@tests/support/portal';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { allowAdmins } from '../allow-admins';
import { listen } from '../bare-server';
import { setStage } from '../stage';
import { apply, fast } from './profiles';

const EACH = 40;
const DELAYS_MS = [0, 10, 150];
const REVIEWER = { email: 'revisora@ejemplo.mx', password: 'Nopal-Verde-58' };
const ADDRESS_PROOF = 2;

/**
 * The review by keyboard alone: a key as soon as the next document is painted, with photographs as telephones make
 * them. From the key press to the next document on the screen, and how many a minute that makes.
 */
export async function measureReview(): Promise<string> {
  const stage = await setStage({ prospects: 0 });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    await fillQueue(stage.databaseUrl, stage.folder, EACH * DELAYS_MS.length + 5);
    const address = `http://127.0.0.1:${await listen(stage.app)}`;
    const lines = ['delay ms   p50 ms   p95 ms   reviews a minute'];
    for (const delay of DELAYS_MS) lines.push(await measureAt(browser, address, delay));
    return lines.join('\n');
  } finally {
    await browser.close();
    await stage.close();
  }
}

async function measureAt(browser: Browser, address: string, delay: number): Promise<string> {
  const context = await browser.newContext({ baseURL: address, locale: 'es-MX' });
  const page = await context.newPage();
  await page.addInitScript(notePaintedAfterKeys);
  await signIn(page, REVIEWER.email, { password: REVIEWER.password });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await apply(cdp, { ...fast, name: `${delay} ms`, latencyMs: delay });
  await page.goto('/backoffice/cola-documentos');
  await page.getByRole('img', { name: /^Vista previa/ }).waitFor();
  const begun = performance.now();
  const times: number[] = [];
  for (let count = 1; count <= EACH; count += 1) {
    await page.keyboard.press('a');
    times.push(await paintedAfter(page, count));
  }
  const perMinute = (EACH * 60_000) / (performance.now() - begun);
  await context.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * sorted.length)]?.toFixed(0) ?? '';
  return [
    String(delay).padStart(8),
    at(0.5).padStart(9),
    at(0.95).padStart(9),
    perMinute.toFixed(0).padStart(12),
  ].join('');
}

/** Runs in the page: how long after each key another picture was on the screen. */
function notePaintedAfterKeys() {
  const times: number[] = [];
  Reflect.set(window, 'paintedAfter', times);
  const picture = () => document.querySelector<HTMLImageElement>('main img[alt^="Vista previa"]');
  const note = () => {
    const [pressed, before] = [performance.now(), picture()?.src];
    const look = () => {
      const now = picture();
      const isNew = now && now.src !== before && now.checkVisibility({ visibilityProperty: true });
      if (!isNew) return void requestAnimationFrame(look);
      requestAnimationFrame(() => times.push(performance.now() - pressed));
    };
    look();
  };
  window.addEventListener('keydown', note, { capture: true });
}

async function paintedAfter(page: Page, count: number): Promise<number> {
  const found = await page.waitForFunction((wanted) => {
    const times: unknown = Reflect.get(window, 'paintedAfter');
    return Array.isArray(times) && times.length >= wanted ? times[wanted - 1] : null;
  }, count);
  return Number(await found.jsonValue());
}

/** People with a photograph each that waits, and who reviews them. */
async function fillQueue(databaseUrl: string, folder: string, count: number): Promise<void> {
  const { db, pool } = connect(databaseUrl, () => undefined);
  const store = folderStore(path.join(folder, 'objects'));
  await inTransaction(db, async (tx) => {
    await allowAdmins(tx);
    const { id } = await createUser(tx, {
      ...REVIEWER,
      fullName: 'Revisora Prueba',
      personType: 1,
      status: 'active',
      termsAcceptedAt: new Date(),
    });
    await grantRole(tx, id, 'admin');
  });
  const [definition] = await db
    .select()
    .from(documentDefinitions)
    .where(eq(documentDefinitions.docId, ADDRESS_PROOF));
  if (!definition) throw new Error('the definitions are not there');
  for (let number = 0; number < count; number += 1) {
    const bytes = await photograph(number);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const temporary = path.join(folder, `photo-${number}`);
    await writeFile(temporary, bytes);
    await store.put(temporary, sha256);
    const person = await inTransaction(db, (tx) =>
      createUser(tx, {
        email: `persona-${number}@ejemplo.mx`,
        fullName: `Persona de prueba ${number}`,
        personType: 1,
        password: null,
        status: 'active',
        termsAcceptedAt: new Date(),
      }),
    );
    await db.insert(documents).values({
      id: v7(),
      docId: ADDRESS_PROOF,
      definitionId: definition.id,
      ownerTable: 'users',
      ownerId: person.id,
      ownerKey: definition.dbField,
      userId: person.id,
      sha256,
      fileName: 'recibo.jpg',
      mediaType: 'image/jpeg',
      size: bytes.length,
      status: 'pending',
      uploadedBy: person.id,
      waitsSince: new Date(),
    });
  }
  await pool.end();
}

/** About 400 KB, all different. */
const photograph = (number: number) =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: `hsl(${(number * 47) % 360}, 60%, 60%)`,
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .jpeg({ quality: 45 })
    .toBuffer();
