import { roles } from '@contract/kernel/roles';
import { areaOfRole, privateAreas } from '@portal/screens/areas';
import { isUnderConstruction } from '@portal/screens/derive';
import { publicScreens, type Screen } from '@portal/screens/public-table';
import { loadArea } from '@portal/screens/table';

// Lists every screen of the portal and marks those whose content is still to be built.

const MARK = { built: ' ', redirect: '→', construction: '×' } as const;

function stateOf(screen: Screen): keyof typeof MARK {
  if (screen.redirectTo) return 'redirect';
  return isUnderConstruction(screen) ? 'construction' : 'built';
}

function printArea(area: string, audience: string, screens: readonly Screen[]): void {
  console.log(`\n${area}${audience ? ` (${audience})` : ''}`);
  const width = Math.max(...screens.map(({ path }) => path.length));
  for (const screen of screens) {
    const detail = screen.redirectTo ?? screen.title;
    console.log(`  ${MARK[stateOf(screen)]} ${screen.path.padEnd(width)}  ${detail}`);
  }
}

const all: Screen[] = [...publicScreens];
printArea('public', '', publicScreens);
for (const area of privateAreas) {
  const screens = await loadArea(area);
  const audience = roles.filter((role) => areaOfRole[role] === area).join(', ');
  printArea(area, audience, screens);
  all.push(...screens);
}

const count = (state: keyof typeof MARK) =>
  all.filter((screen) => stateOf(screen) === state).length;
const totals = `${count('built')} built, ${count('construction')} under construction (${MARK.construction})`;
console.log(`\n${all.length} paths: ${totals}, ${count('redirect')} redirects (${MARK.redirect})`);
