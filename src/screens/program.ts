import { defineRoutes } from './row';

/** /programa (isProgram); uploading prospects is for program administrators alone. */
export const programRoutes = defineRoutes({
  programBase: { title: 'Inicio', redirectTo: 'programHome' },
  programAreaBase: { title: 'Inicio', redirectTo: 'programHome' },
  programHome: {
    title: 'Inicio',
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'metas'],
    page: () =>
      import('@portal/features/program/prospects/ProgramHomePage').then(
        (file) => file.ProgramHomePage,
      ),
  },
  performance: {
    parent: 'programHome',
    title: 'Métricas operativas',
    access: 'program-metrics.show',
    menu: { icon: 'chart', order: 20 },
    keywords: ['performance', 'conversión'],
  },
  progress: {
    parent: 'programHome',
    title: 'Avance',
    access: 'program-metrics.show',
    menu: { icon: 'funds', order: 30 },
    keywords: ['meta', 'zona'],
  },
  demographics: {
    parent: 'programHome',
    title: 'Demográfico',
    access: 'program-metrics.show',
    menu: { icon: 'team', order: 40 },
    keywords: ['edad', 'región'],
  },
  programCollections: {
    parent: 'programHome',
    title: 'Cobranza',
    access: 'program-metrics.show',
    menu: { icon: 'money', order: 50 },
    keywords: ['vencido', 'morosidad'],
  },
  effectiveness: {
    parent: 'programHome',
    title: 'Efectividad',
    access: 'program-metrics.show',
    menu: { icon: 'clock', order: 60 },
    keywords: ['embudo', 'contacto'],
  },
  supportFiles: {
    parent: 'programHome',
    title: 'Información de apoyo',
    access: 'support-files.list',
    menu: { icon: 'document', order: 70 },
    keywords: ['archivos', 'manuales'],
    resource: { name: 'support-files', action: 'list' },
  },
  programProjectList: {
    parent: 'programHome',
    title: 'Proyectos en proceso',
    access: 'projects.list',
    menu: { icon: 'project', order: 80 },
    keywords: ['etapas', 'instalaciones'],
    resource: { name: 'projects', action: 'list' },
  },
  prospectList: {
    parent: 'programHome',
    title: 'Lista de prospectos',
    access: 'prospects.list',
    menu: { icon: 'search', order: 90 },
    keywords: ['clientes', 'asignar'],
    resource: { name: 'prospects', action: 'list' },
    page: () =>
      import('@portal/features/program/prospects/ProspectListPage').then(
        (file) => file.ProspectListPage,
      ),
  },
  prospectUpload: {
    parent: 'prospectList',
    title: 'Carga de prospectos',
    access: 'prospects.upload',
    menu: { icon: 'upload', order: 100 },
    keywords: ['importar', 'csv', 'archivo'],
    resource: { name: 'prospects', action: 'create' },
    page: () =>
      import('@portal/features/program/prospects/ProspectUploadPage').then(
        (file) => file.ProspectUploadPage,
      ),
  },
  programUserList: {
    parent: 'programHome',
    title: 'Usuarios',
    access: 'program-users.list',
    menu: { icon: 'user', order: 110 },
    keywords: ['ejecutivos', 'equipo'],
    resource: { name: 'program-users', action: 'list' },
  },
  zoneCatalog: {
    parent: 'programHome',
    title: 'Catálogo de zonas y regiones',
    access: 'zones.list',
    menu: { icon: 'map', order: 120 },
    keywords: ['zona', 'región', 'municipio'],
    resource: { name: 'zones', action: 'list' },
  },

  // Own account: the specification gives the program's people no profile.
  programSecurity: {
    parent: 'programHome',
    title: 'Seguridad',
    menu: { icon: 'security', order: 130 },
    keywords: ['contraseña', 'sesiones', '2fa'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
});
