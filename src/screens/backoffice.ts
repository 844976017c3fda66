import { layout } from '@contract/locales/es-MX/kernel/layout';
import { backofficeScreens } from '@contract/locales/es-MX/screens/backoffice';
import { t } from '@portal/i18n';
import { defineRoutes } from './row';

/** /backoffice (isBackoffice, isAdmin). */
export const backofficeRoutes = defineRoutes({
  backofficeBase: { title: t(backofficeScreens.backofficeBase), redirectTo: 'backofficeHome' },
  backofficeHome: {
    title: t(backofficeScreens.backofficeHome),
    menu: { icon: 'home', order: 10 },
    access: 'backoffice-summary.show',
    keywords: ['resumen', 'pendientes'],
    page: () =>
      import('../features/platform/backoffice-summary/BackofficeHomePage').then(
        (file) => file.BackofficeHomePage,
      ),
  },

  // Review
  documentQueue: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.documentQueue),
    access: 'documents.verify',
    menu: { icon: 'document', group: 'operation', order: 20 },
    keywords: ['verificar', 'rechazar', 'revisión'],
    resource: { name: 'documents', action: 'list', byAddress: false },
    page: () =>
      import('../features/documents/documents/DocumentQueuePage').then(
        (file) => file.DocumentQueuePage,
      ),
  },
  accreditationQueue: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.accreditationQueue),
    access: 'accreditations.list',
    menu: { icon: 'sun', group: 'operation', order: 25 },
    keywords: ['tecnologías', 'equipo', 'certificados', 'revisión'],
    resource: { name: 'accreditations', action: 'list' },
    page: () =>
      import('../features/people/accreditations/AccreditationQueuePage').then(
        (file) => file.AccreditationQueuePage,
      ),
  },
  accreditationReview: {
    parent: 'accreditationQueue',
    title: t(backofficeScreens.accreditationReview),
    access: 'accreditations.show',
    resource: { name: 'accreditations', action: 'show' },
    page: () =>
      import('../features/people/accreditations/AccreditationReviewPage').then(
        (file) => file.AccreditationReviewPage,
      ),
  },
  userFile: {
    parent: 'userList',
    title: t(backofficeScreens.userFile),
    titleField: 'full_name',
    access: 'users.show',
    resource: { name: 'users', action: 'show' },
    page: () => import('../features/identity/users/UserFilePage').then((file) => file.UserFilePage),
  },
  backofficeProjectList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.backofficeProjectList),
    access: 'projects.list',
    menu: { icon: 'project', group: 'operation', order: 30 },
    keywords: ['solicitudes', 'comité', 'proyectos'],
    resource: { name: 'projects', action: 'list' },
    page: () =>
      import('../features/credit/projects/BackofficeProjectListPage').then(
        (file) => file.BackofficeProjectListPage,
      ),
  },
  backofficeProjectShow: {
    parent: 'backofficeProjectList',
    title: t(backofficeScreens.backofficeProjectShow),
    titleField: 'folio',
    access: 'projects.show',
    resource: { name: 'projects', action: 'show' },
    page: () =>
      import('../features/credit/projects/BackofficeProjectPage').then(
        (file) => file.BackofficeProjectPage,
      ),
  },
  stageApprovals: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.stageApprovals),
    access: 'stages.inspect',
    menu: { icon: 'tools', group: 'operation', order: 40 },
    keywords: ['evidencias', 'instalación', 'aprobar'],
    resource: { name: 'stages', action: 'list' },
    page: () =>
      import('../features/credit/stages/StageApprovalsPage').then(
        (file) => file.StageApprovalsPage,
      ),
  },
  stageEvidence: {
    parent: 'stageApprovals',
    title: t(backofficeScreens.stageEvidence),
    access: 'stages.inspect',
    page: () =>
      import('../features/credit/stages/StageEvidencePage').then((file) => file.StageEvidencePage),
  },
  backofficeCreditLineList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.backofficeCreditLineList),
    access: 'credit-lines.list',
    menu: { icon: 'funds', group: 'operation', order: 72 },
    keywords: ['crédito a integradores', 'disposiciones', 'capital de trabajo'],
    resource: { name: 'credit-lines', action: 'list' },
    page: () =>
      import('../features/treasury/credit-lines/CreditLineListPage').then(
        (file) => file.CreditLineListPage,
      ),
  },
  backofficeCreditLineShow: {
    parent: 'backofficeCreditLineList',
    title: t(backofficeScreens.backofficeCreditLineShow),
    titleField: 'supplier_name',
    access: 'credit-lines.list',
    resource: { name: 'credit-lines', action: 'show' },
    page: () =>
      import('../features/treasury/credit-lines/BackofficeLinePage').then(
        (file) => file.BackofficeLinePage,
      ),
  },
  backofficeCreditDrawShow: {
    parent: 'backofficeCreditLineList',
    title: t(backofficeScreens.backofficeCreditDrawShow),
    titleField: 'folio',
    access: 'credit-lines.show',
    resource: { name: 'credit-line-draws', action: 'show' },
    page: () =>
      import('../features/treasury/credit-lines/DrawPage').then((file) => file.BackofficeDrawPage),
  },
  applicantList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.applicantList),
    access: 'applicants.list',
    menu: { icon: 'team', group: 'people', order: 80 },
    keywords: ['clientes', 'acreditados'],
    resource: { name: 'applicants', action: 'list' },
    page: () =>
      import('../features/people/applicants/ApplicantListPage').then(
        (file) => file.ApplicantListPage,
      ),
  },
  applicantShow: {
    parent: 'applicantList',
    title: t(backofficeScreens.applicantShow),
    titleField: 'full_name',
    access: 'applicants.show',
    resource: { name: 'applicants', action: 'show' },
    page: () =>
      import('../features/people/person-files/ApplicantPage').then((file) => file.ApplicantPage),
  },
  applicantEdit: {
    parent: 'applicantShow',
    title: t(backofficeScreens.applicantEdit),
    access: 'applicants.edit',
    resource: { name: 'applicants', action: 'edit' },
    page: () =>
      import('../features/people/person-files/EditApplicantPage').then(
        (file) => file.EditApplicantPage,
      ),
  },
  investorList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.investorList),
    access: 'investors.list',
    menu: { icon: 'team', group: 'people', order: 90 },
    keywords: ['fondeadores'],
    resource: { name: 'investors', action: 'list' },
    page: () =>
      import('../features/people/investors/InvestorListPage').then((file) => file.InvestorListPage),
  },
  investorShow: {
    parent: 'investorList',
    title: t(backofficeScreens.investorShow),
    titleField: 'full_name',
    access: 'investors.show',
    resource: { name: 'investors', action: 'show' },
    page: () =>
      import('../features/people/person-files/InvestorPage').then((file) => file.InvestorPage),
  },
  investorEdit: {
    parent: 'investorShow',
    title: t(backofficeScreens.investorEdit),
    access: 'investors.edit',
    resource: { name: 'investors', action: 'edit' },
    page: () =>
      import('../features/people/person-files/EditInvestorPage').then(
        (file) => file.EditInvestorPage,
      ),
  },
  supplierList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.supplierList),
    access: 'suppliers.list',
    menu: { icon: 'shop', group: 'people', order: 100 },
    keywords: ['proveedores', 'vendedores'],
    resource: { name: 'suppliers', action: 'list' },
    page: () =>
      import('../features/people/suppliers/SupplierListPage').then((file) => file.SupplierListPage),
  },
  supplierShow: {
    parent: 'supplierList',
    title: t(backofficeScreens.supplierShow),
    titleField: 'name',
    access: 'suppliers.show',
    resource: { name: 'suppliers', action: 'show' },
    page: () =>
      import('../features/people/suppliers/SupplierPage').then((file) => file.SupplierPage),
  },
  acknowledgementList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.acknowledgementList),
    access: 'acknowledgements.follow',
    menu: {
      icon: 'contract',
      title: t(layout.menuTitles.certificates),
      group: 'people',
      order: 101,
    },
    keywords: ['instaladores', 'firmas', 'textos', 'conocimiento'],
    page: () =>
      import('../features/people/acknowledgements/CompanyAcknowledgementsPage').then(
        (file) => file.CompanyAcknowledgementsPage,
      ),
  },
  installerFiles: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.installerFiles),
    access: 'support-files.list',
    menu: { icon: 'tools', group: 'administration', order: 115 },
    keywords: ['folletos', 'plantillas', 'logotipos', 'herramientas'],
    resource: { name: 'support-files', action: 'list', byAddress: false },
    hasAct: true,
    page: () =>
      import('../features/program/support-files/SupportFilesPage').then(
        (file) => file.SupportFilesPage,
      ),
  },

  sellerList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.sellerList),
    access: 'agents.list',
    menu: { icon: 'team', group: 'people', order: 102 },
    keywords: ['agentes', 'instaladores'],
    resource: { name: 'agents', action: 'list' },
    hasAct: true,
    page: () =>
      import('../features/people/agents/SellerListPage').then((file) => file.SellerListPage),
  },
  sellerShow: {
    parent: 'sellerList',
    title: t(backofficeScreens.sellerShow),
    titleField: 'full_name',
    access: 'agents.show',
    resource: { name: 'agents', action: 'show' },
    page: () => import('../features/people/agents/SellerPage').then((file) => file.SellerPage),
  },

  // Money
  approvalList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.approvalList),
    access: 'approvals.list',
    menu: {
      icon: 'security',
      group: 'operation',
      order: 45,
      badge: () =>
        import('../features/platform/approvals/WaitingBadge').then((file) => file.WaitingBadge),
    },
    keywords: ['segunda persona', 'autorizaciones', 'dos personas'],
    resource: { name: 'approvals', action: 'list' },
    page: () =>
      import('../features/platform/approvals/ApprovalListPage').then(
        (file) => file.ApprovalListPage,
      ),
  },
  publications: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.publications),
    access: 'publications.list',
    menu: { icon: 'sun', group: 'operation', order: 50 },
    keywords: ['oportunidades', 'oferta'],
    resource: { name: 'opportunities', action: 'list' },
    page: () =>
      import('../features/funding/opportunities/PublicationListPage').then(
        (file) => file.PublicationListPage,
      ),
  },
  treasury: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.treasury),
    access: 'bank-movements.list',
    menu: { icon: 'bank', group: 'operation', order: 60 },
    keywords: ['banco', 'spei', 'retiros', 'conciliación'],
    resource: { name: 'bank-movements', action: 'list' },
    page: () =>
      import('@portal/features/treasury/overview/TreasuryPage').then((file) => file.TreasuryPage),
  },
  directDebitCharges: {
    parent: 'treasury',
    title: t(backofficeScreens.directDebitCharges),
    access: 'direct-debit-charges.list',
    menu: { icon: 'receipt', group: 'operation', order: 65 },
    keywords: ['cargos', 'pagos automáticos', 'mandatos'],
    resource: { name: 'direct-debit-charges', action: 'list' },
    page: () =>
      import('@portal/features/treasury/direct-debits/DirectDebitsPage').then(
        (file) => file.DirectDebitsPage,
      ),
  },
  collectionQueue: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.collectionQueue),
    access: 'collections.list',
    menu: { icon: 'money', group: 'operation', order: 70 },
    keywords: ['vencidos', 'promesas'],
    resource: { name: 'collections', action: 'list' },
    page: () =>
      import('../features/credit/collections/CollectionListPage').then(
        (file) => file.CollectionListPage,
      ),
  },
  collectionShow: {
    parent: 'collectionQueue',
    title: t(backofficeScreens.collectionShow),
    titleField: 'folio',
    access: 'collections.list',
    resource: { name: 'collections', action: 'show' },
    page: () =>
      import('../features/credit/collections/CollectionPage').then((file) => file.CollectionPage),
  },

  // Administration
  templateList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.templateList),
    access: 'templates.list',
    menu: { icon: 'contract', group: 'administration', order: 110 },
    keywords: ['correos', 'mensajes', 'textos'],
    resource: { name: 'templates', action: 'list', byAddress: false },
    page: () =>
      import('../features/platform/templates/TemplateListPage').then(
        (file) => file.TemplateListPage,
      ),
  },
  templateShow: {
    parent: 'templateList',
    title: t(backofficeScreens.templateShow),
    titleField: 'title',
    access: 'templates.list',
    resource: { name: 'templates', action: 'show' },
    page: () =>
      import('../features/platform/templates/TemplatePage').then((file) => file.TemplatePage),
  },
  catalogList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.catalogList),
    access: 'catalogs.list',
    menu: { icon: 'map', group: 'administration', order: 120 },
    keywords: ['motivos de rechazo', 'preguntas frecuentes', 'faqs', 'listas'],
    resource: { name: 'rejection-reasons', action: 'list', byAddress: false },
    page: () =>
      import('../features/documents/catalogs/CatalogListPage').then((file) => file.CatalogListPage),
  },
  settingList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.settingList),
    access: 'settings.list',
    menu: { icon: 'settings', group: 'administration', order: 130 },
    keywords: ['configuración', 'tasas', 'uma', 'udi'],
    resource: { name: 'settings', action: 'list', byAddress: false },
    page: () =>
      import('../features/platform/settings/SettingListPage').then((file) => file.SettingListPage),
  },
  userList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.userList),
    access: 'users.list',
    menu: { icon: 'user', group: 'administration', order: 140 },
    keywords: ['roles', 'personas', 'acceso como usuario'],
    resource: { name: 'users', action: 'list' },
    hasAct: true,
    page: () => import('../features/identity/users/UserListPage').then((file) => file.UserListPage),
  },
  userCreate: {
    parent: 'userList',
    title: t(backofficeScreens.userCreate),
    access: 'users.create',
    keywords: ['alta', 'nueva persona', 'invitar'],
    resource: { name: 'users', action: 'create' },
    page: () =>
      import('../features/people/registrations/OpenAccountPage').then(
        (file) => file.OpenAccountPage,
      ),
  },
  policyShow: {
    parent: 'userList',
    title: t(backofficeScreens.policyShow),
    access: 'users.list',
    keywords: ['política', 'roles', 'quién puede'],
    page: () => import('../features/identity/policy/PolicyPage').then((file) => file.PolicyPage),
  },
  userShow: {
    parent: 'userList',
    title: t(backofficeScreens.userShow),
    access: 'users.show',
    // Where a person's page stood before it was one with the rest of what staff have of them.
    redirectTo: 'userFile',
  },
  programList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.programList),
    access: 'programs.list',
    menu: { icon: 'team', group: 'people', order: 105 },
    keywords: ['zonas', 'regiones', 'ejecutivos'],
    resource: { name: 'programs', action: 'list' },
    hasAct: true,
    page: () =>
      import('../features/program/programs/ProgramListPage').then((file) => file.ProgramListPage),
  },
  programShow: {
    parent: 'programList',
    title: t(backofficeScreens.programShow),
    titleField: 'name',
    access: 'programs.show',
    resource: { name: 'programs', action: 'show' },
    page: () => import('../features/program/programs/ProgramPage').then((file) => file.ProgramPage),
  },
  documentDefinitionList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.documentDefinitionList),
    access: 'document-definitions.list',
    menu: { icon: 'document', group: 'administration', order: 125 },
    keywords: ['papeles', 'requisitos', 'condiciones'],
    resource: { name: 'document-definitions', action: 'list' },
    page: () =>
      import('../features/documents/definitions/DefinitionListPage').then(
        (file) => file.DefinitionListPage,
      ),
  },
  documentDefinitionCreate: {
    parent: 'documentDefinitionList',
    title: t(backofficeScreens.documentDefinitionCreate),
    access: 'document-definitions.create',
    resource: { name: 'document-definitions', action: 'create' },
    page: () =>
      import('../features/documents/definitions/NewDefinitionPage').then(
        (file) => file.NewDefinitionPage,
      ),
  },
  documentDefinitionShow: {
    parent: 'documentDefinitionList',
    title: t(backofficeScreens.documentDefinitionShow),
    titleField: 'name',
    access: 'document-definitions.show',
    resource: { name: 'document-definitions', action: 'show' },
    page: () =>
      import('../features/documents/definitions/DefinitionPage').then(
        (file) => file.DefinitionPage,
      ),
  },
  documentDefinitionEdit: {
    parent: 'documentDefinitionShow',
    title: t(backofficeScreens.documentDefinitionEdit),
    access: 'document-definitions.edit',
    resource: { name: 'document-definitions', action: 'edit' },
    page: () =>
      import('../features/documents/definitions/EditDefinitionPage').then(
        (file) => file.EditDefinitionPage,
      ),
  },
  auditList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.auditList),
    access: 'audit.list',
    menu: { icon: 'audit', group: 'administration', order: 150 },
    keywords: ['bitácora', 'cadena'],
    resource: { name: 'audit', action: 'list' },
    page: () =>
      import('../features/platform/audit/AuditListPage').then((file) => file.AuditListPage),
  },
  surveyList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.surveyList),
    access: 'surveys.list',
    menu: { icon: 'audit', group: 'operation', order: 75 },
    keywords: ['satisfacción', 'nps', 'encuesta'],
    page: () =>
      import('../features/credit/surveys/SurveyListPage').then((file) => file.SurveyListPage),
  },
  privacyRequestList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.privacyRequestList),
    access: 'users.list',
    menu: { icon: 'security', group: 'administration', order: 155 },
    keywords: ['datos personales', 'privacidad', 'lfpdppp'],
    resource: { name: 'privacy-requests', action: 'list' },
    page: () =>
      import('../features/people/privacy/PrivacyRequestListPage').then(
        (file) => file.PrivacyRequestListPage,
      ),
  },
  mailList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.mailList),
    access: 'mails.list',
    menu: { icon: 'mail', group: 'administration', order: 160 },
    keywords: ['mensajes', 'enviados'],
    resource: { name: 'mails', action: 'list' },
    page: () => import('../features/platform/mails/MailListPage').then((file) => file.MailListPage),
  },
  reportList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.reportList),
    access: 'reports.list',
    menu: { icon: 'receipt', group: 'administration', order: 170 },
    keywords: ['anexo', 'buró', 'fiscal'],
    resource: { name: 'reports', action: 'list' },
    page: () =>
      import('../features/compliance/reports/ReportListPage').then((file) => file.ReportListPage),
  },
  alertList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.alertList),
    access: 'alerts.list',
    menu: { icon: 'alert', group: 'administration', order: 180 },
    keywords: ['lavado', 'inusuales'],
    resource: { name: 'alerts', action: 'list' },
    page: () =>
      import('../features/compliance/alerts/AlertListPage').then((file) => file.AlertListPage),
  },
  alertShow: {
    parent: 'alertList',
    title: t(backofficeScreens.alertShow),
    access: 'alerts.list',
    resource: { name: 'alerts', action: 'show' },
    page: () => import('../features/compliance/alerts/AlertPage').then((file) => file.AlertPage),
  },
  jobList: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.jobList),
    access: 'jobs.list',
    menu: { icon: 'repeat', group: 'administration', order: 190 },
    keywords: ['procesos', 'reintentos'],
    resource: { name: 'jobs', action: 'list' },
    page: () => import('../features/platform/jobs/JobListPage').then((file) => file.JobListPage),
  },
  health: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.health),
    access: 'health.show',
    menu: { icon: 'health', group: 'administration', order: 200 },
    keywords: ['estado', 'servicio'],
    page: () => import('../features/platform/health/HealthPage').then((file) => file.HealthPage),
  },

  // Own account: staff have it here, since the specification gives them no profile.
  backofficeNotifications: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.backofficeNotifications),
    menu: { icon: 'bell', order: 990 },
    keywords: ['avisos', 'correo'],
    page: () =>
      import('../features/platform/notifications/NoticesPage').then((file) => file.NoticesPage),
  },
  backofficeSecurity: {
    parent: 'backofficeHome',
    title: t(backofficeScreens.backofficeSecurity),
    menu: { icon: 'security', order: 1000 },
    keywords: ['contraseña', 'sesiones', '2fa'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
});
