import { layout } from '@contract/locales/es-MX/kernel/layout';
import { supplierScreens } from '@contract/locales/es-MX/screens/supplier';
import { t } from '@portal/i18n';
import { defineRoutes } from './row';

/**
 * /proveedor and the onboardings of suppliers and agents (isSupplierOrAgent; what agents may not open
 * asks for a permission that they lack).
 */
export const supplierRoutes = defineRoutes({
  supplierBase: { title: t(supplierScreens.supplierBase), redirectTo: 'supplierHome' },
  supplierHome: {
    title: t(supplierScreens.supplierHome),
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'tablero'],
    page: () =>
      import('../features/credit/projects/SupplierHomePage').then((file) => file.SupplierHomePage),
  },
  supplierOnboarding: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierOnboarding),
    access: 'onboarding.edit',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
    page: () =>
      import('../features/people/onboarding/OnboardingPage').then((file) => file.OnboardingPage),
  },
  supplierOnboardingRest: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierOnboardingRest),
    access: 'suppliers.edit',
    keywords: ['pendientes', 'registro', 'verificación', 'documentos'],
    page: () =>
      import('../features/people/suppliers/CompleteProfilePage').then(
        (file) => file.CompleteProfilePage,
      ),
  },
  agentOnboarding: {
    parent: 'supplierHome',
    title: t(supplierScreens.agentOnboarding),
    access: 'agent-onboarding.edit',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
    page: () =>
      import('../features/people/onboarding/OnboardingPage').then((file) => file.OnboardingPage),
  },

  agentOnboardingOfSupplier: {
    title: t(supplierScreens.agentOnboarding),
    redirectTo: 'agentOnboarding',
  },

  // Projects
  supplierProjectList: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierProjectList),
    access: 'projects.list',
    menu: { icon: 'project', group: 'operation', order: 20 },
    keywords: ['instalaciones', 'créditos'],
    resource: { name: 'projects', action: 'list' },
    hasAct: true,
    page: () =>
      import('../features/credit/projects/SupplierProjectListPage').then(
        (file) => file.SupplierProjectListPage,
      ),
  },
  supplierProjectArchive: {
    parent: 'supplierProjectList',
    title: t(supplierScreens.supplierProjectArchive),
    access: 'projects.list',
    keywords: ['archivo'],
    page: () =>
      import('../features/credit/projects/SupplierProjectArchivePage').then(
        (file) => file.SupplierProjectArchivePage,
      ),
  },
  supplierProjectCreate: {
    parent: 'supplierProjectList',
    title: t(supplierScreens.supplierProjectCreate),
    access: 'projects.create',
    menu: { icon: 'plus', group: 'operation', order: 15 },
    keywords: ['nuevo', 'cotización', 'crear proyecto'],
    resource: { name: 'projects', action: 'create' },
    page: () =>
      import('../features/credit/prepared-requests/PrepareRequestPage').then(
        (file) => file.PrepareRequestPage,
      ),
  },
  supplierProjectReceipt: {
    parent: 'supplierProjectShow',
    title: t(supplierScreens.supplierProjectReceipt),
    access: 'projects.show',
    page: () =>
      import('../features/credit/projects/RequestReceiptPage').then(
        (file) => file.RequestReceiptPage,
      ),
  },
  supplierProjectShow: {
    parent: 'supplierProjectList',
    title: t(supplierScreens.supplierProjectShow),
    titleField: 'folio',
    access: 'projects.show',
    resource: { name: 'projects', action: 'show' },
    page: () =>
      import('../features/credit/projects/SupplierProjectPage').then(
        (file) => file.SupplierProjectPage,
      ),
  },
  siteShow: {
    parent: 'supplierProjectShow',
    title: t(supplierScreens.siteShow),
    access: 'sites.show',
    page: () => import('../features/credit/sites/SitePage').then((file) => file.SitePage),
  },
  siteTechnicalData: {
    parent: 'siteShow',
    title: t(supplierScreens.siteTechnicalData),
    access: 'sites.edit',
    page: () =>
      import('../features/credit/sites/TechnicalDataPage').then((file) => file.TechnicalDataPage),
  },
  siteEvidence: {
    parent: 'siteShow',
    title: t(supplierScreens.siteEvidence),
    access: 'stages.upload',
    page: () =>
      import('../features/credit/projects/SiteEvidencePage').then((file) => file.SiteEvidencePage),
  },
  contractWorkflow: {
    parent: 'supplierProjectShow',
    title: t(supplierScreens.contractWorkflow),
    access: 'contracts.sign',
    page: () =>
      import('../features/credit/contracts/ContractWorkflowPage').then(
        (file) => file.ContractWorkflowPage,
      ),
  },
  incomeSource: {
    parent: 'supplierProjectShow',
    title: t(supplierScreens.incomeSource),
    access: 'income-sources.show',
    page: () =>
      import('../features/credit/income-sources/IncomeSourcePage').then(
        (file) => file.IncomeSourcePage,
      ),
  },
  supplierPayments: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierPayments),
    access: 'supplier-payments.open',
    menu: { icon: 'money', group: 'operation', order: 30 },
    keywords: ['etapas', 'facturas', 'anticipo'],
    page: () =>
      import('../features/credit/stages/SupplierPaymentsPage').then(
        (file) => file.SupplierPaymentsPage,
      ),
  },

  // Selling
  supplierProspectList: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierProspectList),
    access: 'leads.list',
    menu: { icon: 'search', group: 'people', order: 40 },
    keywords: ['clientes', 'seguimiento', 'tablero', 'crm', 'importar'],
    resource: { name: 'leads', action: 'list' },
    hasAct: true,
    page: () => import('../features/credit/leads/LeadListPage').then((file) => file.LeadListPage),
  },
  supplierApplicantList: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierApplicantList),
    access: 'applicants.list',
    menu: { icon: 'team', group: 'people', order: 50 },
    keywords: ['clientes', 'invitar'],
    resource: { name: 'applicants', action: 'list' },
    hasAct: true,
    page: () =>
      import('../features/credit/projects/SupplierApplicantListPage').then(
        (file) => file.SupplierApplicantListPage,
      ),
  },
  agentList: {
    parent: 'supplierHome',
    title: t(supplierScreens.agentList),
    access: 'agents.list',
    menu: { icon: 'team', group: 'people', order: 60 },
    keywords: ['agentes', 'equipo'],
    resource: { name: 'agents', action: 'list' },
    hasAct: true,
    page: () =>
      import('../features/people/agents/AgentListPage').then((file) => file.AgentListPage),
  },
  agentShow: {
    parent: 'agentList',
    title: t(supplierScreens.agentShow),
    titleField: 'full_name',
    access: 'agents.show',
    resource: { name: 'agents', action: 'show' },
    page: () => import('../features/people/agents/AgentPage').then((file) => file.AgentPage),
  },
  expressSimulator: {
    parent: 'supplierHome',
    title: t(supplierScreens.expressSimulator),
    access: 'loans.quote',
    menu: { icon: 'calculator', group: 'tools', order: 70 },
    keywords: ['cotizar', 'recibo', 'ahorro', 'tarifa', 'kWh', 'estimación', 'compartir'],
    page: () =>
      import('../features/credit/estimates/ExpressSimulatorPage').then(
        (file) => file.ExpressSimulatorPage,
      ),
  },
  supplierTools: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierTools),
    menu: { icon: 'tools', group: 'tools', order: 80 },
    keywords: ['folletos', 'plantillas', 'enlace', 'invitar', 'qr', 'calculadoras'],
    page: () =>
      import('../features/program/tools/SupplierToolsPage').then((file) => file.SupplierToolsPage),
  },
  equipmentCatalog: {
    parent: 'supplierHome',
    title: t(supplierScreens.equipmentCatalog),
    access: 'equipment.list',
    menu: { icon: 'shop', group: 'tools', order: 90 },
    keywords: ['equipos', 'precios', 'servicios', 'lista de precios', 'importar'],
    resource: { name: 'equipment', action: 'list' },
    hasAct: true,
    page: () =>
      import('../features/credit/equipment/EquipmentPage').then((file) => file.EquipmentPage),
  },
  accreditationList: {
    parent: 'supplierHome',
    title: t(supplierScreens.accreditationList),
    access: 'accreditations.list',
    menu: { icon: 'sun', group: 'company', order: 100 },
    keywords: ['tecnologías', 'certificados', 'fichas técnicas', 'marcas', 'modelos'],
    resource: { name: 'accreditations', action: 'list' },
    page: () =>
      import('../features/people/accreditations/AccreditationListPage').then(
        (file) => file.AccreditationListPage,
      ),
  },
  accreditationShow: {
    parent: 'accreditationList',
    title: t(supplierScreens.accreditationShow),
    access: 'accreditations.show',
    resource: { name: 'accreditations', action: 'show' },
    page: () =>
      import('../features/people/accreditations/AccreditationPage').then(
        (file) => file.AccreditationPage,
      ),
  },
  supplierCredit: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierCredit),
    access: 'credit-lines.open',
    menu: { icon: 'funds', group: 'company', order: 110 },
    keywords: ['capital de trabajo', 'línea'],
    page: () =>
      import('../features/treasury/credit-lines/CreditLinePage').then(
        (file) => file.CreditLinePage,
      ),
  },
  supplierCreditSimulator: {
    parent: 'supplierCredit',
    title: t(supplierScreens.supplierCreditSimulator),
    access: 'credit-lines.open',
    keywords: ['costo', 'cat'],
    page: () =>
      import('../features/treasury/credit-lines/CreditLineSimulatorPage').then(
        (file) => file.CreditLineSimulatorPage,
      ),
  },
  supplierCreditDraw: {
    parent: 'supplierCredit',
    title: t(supplierScreens.supplierCreditDraw),
    titleField: 'folio',
    access: 'credit-lines.show',
    page: () =>
      import('../features/treasury/credit-lines/DrawPage').then((file) => file.SupplierDrawPage),
  },

  // Profile
  supplierProfile: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierProfile),
    access: 'supplier-profile.open',
    menu: { icon: 'user', group: 'company', order: 120 },
    keywords: ['empresa', 'datos'],
    page: () =>
      import('../features/people/suppliers/SupplierCardPage').then((file) => file.SupplierCardPage),
  },
  supplierProfileEdit: {
    parent: 'supplierProfile',
    title: t(supplierScreens.supplierProfileEdit),
    keywords: ['nombre', 'logotipo'],
    page: () =>
      import('../features/people/profiles/EditProfilePage').then((file) => file.EditProfilePage),
  },
  supplierNotifications: {
    parent: 'supplierProfile',
    title: t(supplierScreens.supplierNotifications),
    keywords: ['avisos', 'correo'],
    page: () =>
      import('../features/platform/notifications/NoticesPage').then((file) => file.NoticesPage),
  },
  profileAccreditation: {
    parent: 'supplierProfile',
    title: t(supplierScreens.profileAccreditation),
    access: 'accreditations.show',
    page: () =>
      import('../features/people/accreditations/AccreditationPage').then(
        (file) => file.AccreditationPage,
      ),
  },
  supplierInformation: {
    parent: 'supplierProfile',
    title: t(supplierScreens.supplierInformation),
    keywords: ['representante', 'domicilios', 'referencias'],
    page: () =>
      import('../features/people/profiles/CompanyInformationPage').then(
        (file) => file.CompanyInformationPage,
      ),
  },
  supplierAccount: {
    parent: 'supplierProfile',
    title: t(supplierScreens.supplierAccount),
    access: 'supplier-account.open',
    menu: { icon: 'bank', group: 'operation', order: 35 },
    keywords: ['clabe', 'fiscal', 'cobros', 'correo', 'teléfono', 'tema'],
    page: () => import('../features/identity/account/AccountPage').then((file) => file.AccountPage),
  },
  supplierSecurity: {
    parent: 'supplierProfile',
    title: t(supplierScreens.supplierSecurity),
    menu: { icon: 'security', order: 130 },
    keywords: ['sesiones', 'dispositivos', '2fa'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
  supplierPassword: {
    parent: 'supplierSecurity',
    title: t(supplierScreens.supplierPassword),
    keywords: ['cambiar contraseña', 'clave'],
    page: () =>
      import('../features/identity/account/PasswordPage').then((file) => file.PasswordPage),
  },
  knowledgeCertificate: {
    parent: 'supplierHome',
    title: t(supplierScreens.knowledgeCertificate),
    access: 'acknowledgements.list',
    menu: {
      icon: 'contract',
      title: t(layout.menuTitles.certificates),
      group: 'company',
      order: 115,
    },
    keywords: ['contratos', 'firmar'],
    page: () =>
      import('../features/people/acknowledgements/AcknowledgementsPage').then(
        (file) => file.AcknowledgementsPage,
      ),
  },
  knowledgeText: {
    parent: 'knowledgeCertificate',
    title: t(supplierScreens.knowledgeText),
    access: 'acknowledgements.list',
    page: () =>
      import('../features/people/acknowledgements/AcknowledgementPage').then(
        (file) => file.AcknowledgementPage,
      ),
  },

  // Help
  supplierFaqs: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierFaqs),
    menu: { icon: 'question', order: 140 },
    keywords: ['ayuda', 'dudas'],
    page: () => import('../features/platform/help/HelpPage').then((file) => file.HelpPage),
  },
  supplierSecurityTips: {
    parent: 'supplierHome',
    title: t(supplierScreens.supplierSecurityTips),
    keywords: ['fraude', 'accesos'],
    page: () =>
      import('../features/platform/help/SecurityAdvicePage').then(
        (file) => file.SecurityAdvicePage,
      ),
  },
});
