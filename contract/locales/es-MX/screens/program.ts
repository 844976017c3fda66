import { words } from '../../../kernel/words';

export const programScreens = words('programScreens', {
  programBase: 'Inicio',
  programAreaBase: 'Inicio',
  programHome: 'Inicio',
  performance: 'Métricas operativas',
  programRequestList: 'Solicitudes de las cifras',
  progress: 'Avance',
  demographics: 'Demográfico',
  programCollections: 'Cobranza',
  programCreditList: 'Créditos de las cifras',
  effectiveness: 'Efectividad',
  supportFiles: 'Información de apoyo',
  programProjectList: 'Proyectos en proceso',
  prospectList: 'Lista de prospectos',
  prospectShow: 'Prospecto',
  prospectUpload: 'Carga de prospectos',
  programUserList: 'Usuarios',
  zoneCatalog: 'Catálogo de zonas y regiones',
  programNotifications: 'Notificaciones',
  programSecurity: 'Seguridad',
});
