import { expect } from '@playwright/test';
import { privateAreas } from '@portal/screens/areas';
import { isUnderConstruction } from '@portal/screens/derive';
import { loadArea } from '@portal/screens/table';
import { openedScreens } from '@tests/support/opened';
import { test } from '@tests/support/story';

/** After the crawl: a built screen that no role could open would have no test. */

test('every built screen has been opened by a role', async () => {
  const screens = (await Promise.all(privateAreas.map(loadArea))).flat();
  const built = screens.filter((screen) => !screen.redirectTo && !isUnderConstruction(screen));
  const opened = openedScreens();
  expect(built.filter(({ key }) => !opened.has(key)).map(({ path }) => path)).toEqual([]);
});
