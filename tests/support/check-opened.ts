import { privateAreas } from '@portal/screens/areas';
import { isUnderConstruction } from '@portal/screens/derive';
import { loadArea } from '@portal/screens/table';
import { openedScreens } from './opened';

/** After a whole run: a built screen that no role could open would have no test. */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a teardown file exports by default.
export default async function checkOpened() {
  const opened = openedScreens();
  if (!opened) return;
  const screens = (await Promise.all(privateAreas.map(loadArea))).flat();
  const missed = screens.filter(
    (screen) => !screen.redirectTo && !isUnderConstruction(screen) && !opened.has(screen.key),
  );
  if (missed.length === 0) return;
  throw new Error(`No role opened: ${missed.map(({ path }) => path).join(', ')}`);
}
