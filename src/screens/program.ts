import { layout } from '@contract/locales/es-MX/kernel/layout';
import { programScreens } from '@contract/locales/es-MX/screens/program';
import { metricsFilterNames } from '@contract/program/metrics-filter-names';
import { t } from '@portal/i18n';
import { defineRoutes } from './row';

/** The screens of figures. */
const figures = { keeps: metricsFilterNames };

/** /programa (isProgram); uploading prospects is for program administrators alone. */
export const programRoutes = defineRoutes({
  programBase: { title: t(programScreens.programBase), redirectTo: 'programHome' },
  programAreaBase: { title: t(programScreens.programAreaBase), redirectTo: 'programHome' },
  programHome: {
    ...figures,
    title: t(programScreens.programHome),
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'metas'],
    page: () =>
      import('@portal/features/program/prospects/ProgramHomePage').then(
        (file) => file.ProgramHomePage,
      ),
  },
  performance: {
    ...figures,
    parent: 'programHome',
    title: t(programScreens.performance),
    access: 'program-metrics.show',
    menu: { icon: 'chart', group: 'figures', order: 20 },
    keywords: ['performance', 'conversión'],
    page: () =>
      import('@portal/features/program/metrics/PerformancePage').then(
        (file) => file.PerformancePage,
      ),
  },
  programRequestList: {
    parent: 'performance',
    title: t(programScreens.programRequestList),
    access: 'program-metrics.show',
    resource: { name: 'program-requests', action: 'list' },
    page: () =>
      import('@portal/features/credit/program-figures/RequestRowsPage').then(
        (file) => file.RequestRowsPage,
      ),
  },
  progress: {
    ...figures,
    parent: 'programHome',
    title: t(programScreens.progress),
    access: 'program-metrics.show',
    menu: { icon: 'funds', group: 'figures', order: 30 },
    keywords: ['meta', 'zona'],
    page: () =>
      import('@portal/features/program/metrics/ProgressPage').then((file) => file.ProgressPage),
  },
  demographics: {
    ...figures,
    parent: 'programHome',
    title: t(programScreens.demographics),
    access: 'program-metrics.show',
    menu: { icon: 'team', group: 'figures', order: 40 },
    keywords: ['edad', 'sexo', 'tamaño', 'tarifa', 'región'],
    page: () =>
      import('@portal/features/program/metrics/DemographicsPage').then(
        (file) => file.DemographicsPage,
      ),
  },
  programCollections: {
    ...figures,
    parent: 'programHome',
    title: t(programScreens.programCollections),
    access: 'program-metrics.show',
    menu: { icon: 'money', group: 'figures', order: 50 },
    keywords: ['vencido', 'morosidad'],
    page: () =>
      import('@portal/features/program/metrics/CreditFiguresPage').then(
        (file) => file.CreditFiguresPage,
      ),
  },
  programCreditList: {
    parent: 'programCollections',
    title: t(programScreens.programCreditList),
    access: 'program-metrics.show',
    resource: { name: 'program-credits', action: 'list' },
    page: () =>
      import('@portal/features/credit/program-figures/CreditRowsPage').then(
        (file) => file.CreditRowsPage,
      ),
  },
  effectiveness: {
    ...figures,
    parent: 'programHome',
    title: t(programScreens.effectiveness),
    access: 'program-metrics.show',
    menu: { icon: 'clock', group: 'figures', order: 60 },
    keywords: ['embudo', 'contacto'],
    page: () =>
      import('@portal/features/program/metrics/EffectivenessPage').then(
        (file) => file.EffectivenessPage,
      ),
  },
  supportFiles: {
    parent: 'programHome',
    title: t(programScreens.supportFiles),
    access: 'support-files.list',
    menu: { icon: 'document', group: 'operation', order: 70 },
    keywords: ['archivos', 'manuales'],
    resource: { name: 'support-files', action: 'list' },
    hasAct: true,
    page: () =>
      import('@portal/features/program/support-files/SupportFilesPage').then(
        (file) => file.SupportFilesPage,
      ),
  },
  programProjectList: {
    parent: 'programHome',
    title: t(programScreens.programProjectList),
    access: 'projects.list',
    menu: { icon: 'project', group: 'operation', order: 80 },
    keywords: ['etapas', 'instalaciones'],
    resource: { name: 'program-projects', action: 'list' },
    page: () =>
      import('@portal/features/credit/program-projects/ProgramProjectListPage').then(
        (file) => file.ProgramProjectListPage,
      ),
  },
  prospectList: {
    parent: 'programHome',
    title: t(programScreens.prospectList),
    access: 'prospects.list',
    menu: { icon: 'search', group: 'operation', order: 90 },
    keywords: ['clientes', 'asignar', 'exportar', 'tablero'],
    resource: { name: 'prospects', action: 'list' },
    hasAct: true,
    page: () =>
      import('@portal/features/program/prospects/ProspectListPage').then(
        (file) => file.ProspectListPage,
      ),
  },
  prospectShow: {
    parent: 'prospectList',
    title: t(programScreens.prospectShow),
    titleField: 'business_name',
    access: 'prospects.show',
    resource: { name: 'prospects', action: 'show' },
    hasAct: true,
    page: () =>
      import('@portal/features/program/prospects/ProspectPage').then((file) => file.ProspectPage),
  },
  prospectUpload: {
    parent: 'prospectList',
    title: t(programScreens.prospectUpload),
    access: 'prospects.upload',
    menu: { icon: 'upload', group: 'operation', order: 100 },
    keywords: ['importar', 'csv', 'archivo'],
    resource: { name: 'prospects', action: 'create' },
    page: () =>
      import('@portal/features/program/prospect-batches/ProspectUploadPage').then(
        (file) => file.ProspectUploadPage,
      ),
  },
  programUserList: {
    parent: 'programHome',
    title: t(programScreens.programUserList),
    access: 'program-users.list',
    menu: { icon: 'user', group: 'administration', order: 110 },
    keywords: ['ejecutivos', 'equipo'],
    resource: { name: 'program-users', action: 'list' },
    hasAct: true,
    page: () =>
      import('@portal/features/people/program-users/ProgramUserListPage').then(
        (file) => file.ProgramUserListPage,
      ),
  },
  zoneCatalog: {
    parent: 'programHome',
    title: t(programScreens.zoneCatalog),
    access: 'zones.list',
    menu: {
      icon: 'map',
      title: t(layout.menuTitles.zones),
      group: 'administration',
      order: 120,
    },
    keywords: ['zona', 'región', 'municipio'],
    resource: { name: 'zones', action: 'list', byAddress: false },
    hasAct: true,
    page: () =>
      import('@portal/features/program/zones/ZoneCatalogPage').then((file) => file.ZoneCatalogPage),
  },

  // Own account: the specification gives the program's people no profile.
  programNotifications: {
    parent: 'programHome',
    title: t(programScreens.programNotifications),
    menu: { icon: 'bell', order: 125 },
    keywords: ['avisos', 'correo'],
    page: () =>
      import('../features/platform/notifications/NoticesPage').then((file) => file.NoticesPage),
  },
  programSecurity: {
    parent: 'programHome',
    title: t(programScreens.programSecurity),
    menu: { icon: 'security', order: 130 },
    keywords: ['contraseña', 'sesiones', '2fa'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
});
