import { words } from '../../../kernel/words';

export const projectPlaceRefusals = words('projectPlaceRefusals', {
  thereAlready: 'El proyecto ya está ahí.',
  programWorks: 'Elige un programa activo.',
  zoneOfProgram: 'Elige una zona activa de ese programa.',
});
