import { suppliers } from '@contract/people/suppliers';
import {
  companyPapers,
  documentedCompany,
  INSTALLER_CLABE,
  joinsProgram,
  verifiedByStaff,
} from './demo-acts';
import { installer, julio, lucia, mariana, newInstaller, sellers, staff, tomas } from './demo-cast';
import type { Life } from './demo-days';
import { goThroughOnboarding } from './demo-onboarding';
import type { StoryPlayer } from './story-player';

/** Those who have accounts to try the demo with prove who they are, before the story needs it. */
export async function* castComes(player: StoryPlayer): Life {
  yield 115;
  await player.bring(installer, companyPapers, null);
  await goThroughOnboarding(player, installer, {
    serial: 1,
    clabe: INSTALLER_CLABE,
    isCompany: true,
    representative: 'Marta Solís Bravo',
  });
  await player.call(installer, suppliers.request);
  const supplierId = await verifiedByStaff(player, installer);
  await joinsProgram(player, supplierId);
  await player.call(staff, suppliers.changeLevel, {
    params: { supplierId },
    // Decided before: its request, and that it is verified.
    body: { level: '2', reason: 'Entregas puntuales.', version: 2 },
  });
  await Promise.all([
    goThroughOnboarding(player, lucia, { serial: 2 }),
    goThroughOnboarding(player, mariana, { serial: 3, clabe: mariana.clabe }),
    goThroughOnboarding(player, julio, { serial: 4, clabe: julio.clabe }),
  ]);
  yield 90;
  // The second one, Paola, has not answered the quiz.
  await Promise.all(
    sellers.map((seller, i) => goThroughOnboarding(player, seller, { serial: 5 + i, left: i })),
  );
  yield 22;
  await goThroughOnboarding(player, tomas, { serial: 7 });
  yield 3;
  await documentedCompany(player, newInstaller);
  await goThroughOnboarding(player, newInstaller, {
    serial: 8,
    clabe: '014180605555000125',
    isCompany: true,
    representative: 'Óscar Ibáñez Peña',
  });
  // Whether it is verified is left to who tries the demo.
  await player.call(newInstaller, suppliers.request);
}
