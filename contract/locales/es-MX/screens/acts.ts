import { words } from '../../../kernel/words';

/** What the palette calls an act of a screen: by the words of its button where one does it. */
export const screenActs = words('screenActs', {
  uploadProspects: 'Subir prospectos',
  prospectTemplate: 'Descargar plantilla de prospectos',
  assignProspects: 'Asignar prospectos',
  exportProspects: 'Exportar prospectos',
  exportProgramProjects: 'Exportar proyectos en proceso',
  inviteProgramUser: 'Invitar persona',
  publishSupportFile: 'Publicar archivo',
  addZone: 'Agregar zona',
  importZones: 'Importar zonas',
  exportZones: 'Exportar zonas',
  assignOne: 'Asignar',
  moveOne: 'Cambiar estado',
  setTargets: 'Fijar metas de zonas',
});
