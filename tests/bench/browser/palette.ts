import { layout } from '@contract/locales/es-MX/kernel/layout';
import type { Page } from '@playwright/test';
import { t } from '@server/i18n';
import { judged } from '../judged';

const OPENINGS = 20;
const WITHIN_MS = 100;

/**
 * From Ctrl and K to the palette on the screen with the focus in its field, after a first use that fetched its code: the
 * median is judged.
 */
export async function measurePalette(page: Page): Promise<string> {
  const field = page.getByRole('combobox', { name: t(layout.palette) });
  const times: number[] = [];
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    await page.evaluate(notePainted);
    await page.keyboard.press('ControlOrMeta+k');
    const painted = await page.waitForFunction(() => Reflect.get(window, 'paletteMs'));
    // The first fetches it.
    if (opening > 0) times.push(Number(await painted.jsonValue()));
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
  const median = judged(
    'palette, Ctrl+K to painted after its first use:',
    at(0.5),
    WITHIN_MS,
    ' ms',
  );
  return `${median} (median of ${OPENINGS}; p95 ${at(0.95).toFixed(0)} ms)`;
}

/** Runs in the page: how long after the next key press the palette's field has the focus and is painted. */
function notePainted() {
  Reflect.deleteProperty(window, 'paletteMs');
  const note = ({ key, timeStamp }: KeyboardEvent) => {
    if (key.toLowerCase() !== 'k') return;
    window.removeEventListener('keydown', note, { capture: true });
    const look = () => {
      const now = document.activeElement;
      if (now?.getAttribute('role') !== 'combobox') return void requestAnimationFrame(look);
      // The next frame begins once this one is on the screen.
      requestAnimationFrame(() => Reflect.set(window, 'paletteMs', performance.now() - timeStamp));
    };
    look();
  };
  window.addEventListener('keydown', note, { capture: true });
}
