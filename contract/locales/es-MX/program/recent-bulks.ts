import { words } from '../../../kernel/words';
import type { BulkStanding } from '../../../program/prospect-bulks';

/** Changes of many prospects as they are listed afterwards. */
export const recentBulks = words('recentBulks', {
  none: 'Todavía no hay cambios de varios prospectos a la vez.',
  at: 'Cuándo',
  by: 'Quién',
  what: 'Qué cambió',
  ownerTo: 'Responsable: {{name}}',
  statusTo: 'Estado: {{status}}',
  zoneTo: 'Zona: {{zone}}',
  count: 'Prospectos',
  worked_one: 'Ya se trabajó {{count, number}} de los prospectos',
  worked_other: 'Ya se trabajaron {{count, number}} de los prospectos',
  undoTitle_one: '¿Deshacer el cambio de {{count, number}} prospecto?',
  undoTitle_other: '¿Deshacer el cambio de {{count, number}} prospectos?',
  undoText: 'Cada uno vuelve a estar como antes del cambio.',
});

type Whole = Exclude<BulkStanding, 'open' | 'worked'>;

/** Why one of them is not undone. */
export const bulkStandingWords = words('bulkStandingWords', {
  undone: 'Se deshizo',
  zone_closed: 'Estaban en una zona que el programa ya no trabaja',
  other_zone: 'Alguno es de una zona que no trabajas',
  of_another: 'Lo deshace solo quien lo hizo',
} as const satisfies Record<Whole, string>);
