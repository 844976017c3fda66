import { defineRoutes } from './row';

/**
 * /proveedor and the onboardings of suppliers and agents (isSupplierOrAgent; what agents may not open
 * asks for a permission that they lack).
 */
export const supplierRoutes = defineRoutes({
  supplierBase: { path: '/proveedor', title: 'Inicio', redirectTo: '/proveedor/inicio' },
  supplierHome: {
    path: '/proveedor/inicio',
    title: 'Inicio',
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'tablero'],
    page: () =>
      import('../features/credit/projects/SupplierHomePage').then((file) => file.SupplierHomePage),
  },
  supplierOnboarding: {
    path: '/instalador-onboarding',
    parent: 'supplierHome',
    title: 'Completa tu registro',
    access: 'onboarding.edit',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
  },
  supplierOnboardingRest: {
    path: '/proveedor/onboarding/completar-perfil',
    parent: 'supplierHome',
    title: 'Completar perfil',
    access: 'onboarding.edit',
    keywords: ['pendientes', 'registro'],
  },
  agentOnboarding: {
    path: '/agente-onboarding',
    parent: 'supplierHome',
    title: 'Completa tu registro',
    access: 'agent-onboarding.edit',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
  },

  // Projects
  supplierProjectList: {
    path: '/proveedor/mis-proyectos',
    parent: 'supplierHome',
    title: 'Mis proyectos',
    access: 'projects.list',
    menu: { icon: 'project', order: 20 },
    keywords: ['instalaciones', 'créditos'],
    resource: { name: 'projects', action: 'list' },
    page: () =>
      import('../features/credit/projects/SupplierProjectListPage').then(
        (file) => file.SupplierProjectListPage,
      ),
  },
  supplierProjectArchive: {
    path: '/proveedor/mis-proyectos-archivados',
    parent: 'supplierProjectList',
    title: 'Proyectos archivados',
    access: 'projects.list',
    keywords: ['archivo'],
  },
  supplierProjectCreate: {
    path: '/proveedor/crear-proyecto/nuevo',
    parent: 'supplierProjectList',
    title: 'Crear proyecto',
    access: 'projects.create',
    keywords: ['nuevo', 'cotización'],
    resource: { name: 'projects', action: 'create' },
  },
  supplierProjectReceipt: {
    path: '/proveedor/crear-proyecto/:projectId/acuse',
    parent: 'supplierProjectShow',
    title: 'Acuse',
    access: 'projects.show',
  },
  supplierProjectShow: {
    path: '/proveedor/proyecto/:projectId',
    parent: 'supplierProjectList',
    title: 'Proyecto',
    titleField: 'folio',
    access: 'projects.show',
    resource: { name: 'projects', action: 'show' },
    page: () =>
      import('../features/credit/projects/SupplierProjectPage').then(
        (file) => file.SupplierProjectPage,
      ),
  },
  siteShow: {
    path: '/proveedor/proyecto/:projectId/fg_location/:siteId',
    parent: 'supplierProjectShow',
    title: 'Sitio de instalación',
    access: 'sites.show',
  },
  siteTechnicalData: {
    path: '/proveedor/proyecto/:projectId/fg_location/:siteId/datos-tecnicos',
    parent: 'siteShow',
    title: 'Datos técnicos',
    access: 'sites.edit',
  },
  siteEvidence: {
    path: '/proveedor/proyecto/:projectId/fg_location/:siteId/evidencias',
    parent: 'siteShow',
    title: 'Evidencias',
    access: 'stages.upload',
    page: () =>
      import('../features/credit/projects/SiteEvidencePage').then((file) => file.SiteEvidencePage),
  },
  contractWorkflow: {
    path: '/proveedor/proyecto/:projectId/firma-contrato/:workflowId',
    parent: 'supplierProjectShow',
    title: 'Firma de contrato',
    access: 'contracts.sign',
    page: () =>
      import('../features/credit/contracts/ContractWorkflowPage').then(
        (file) => file.ContractWorkflowPage,
      ),
  },
  incomeSource: {
    path: '/proveedor/proyecto/:projectId/fuente_ingresos/:incomeSourceId/:incomeRole',
    parent: 'supplierProjectShow',
    title: 'Fuente de ingresos',
    access: 'income-sources.show',
  },
  supplierPayments: {
    path: '/proveedor/pagos',
    parent: 'supplierHome',
    title: 'Pagos',
    access: 'supplier-payments.open',
    menu: { icon: 'money', order: 30 },
    keywords: ['etapas', 'facturas', 'anticipo'],
    page: () =>
      import('../features/credit/stages/SupplierPaymentsPage').then(
        (file) => file.SupplierPaymentsPage,
      ),
  },

  // Selling
  supplierProspectList: {
    path: '/proveedor/mis-prospectos',
    parent: 'supplierHome',
    title: 'Mis prospectos',
    access: 'prospects.list',
    menu: { icon: 'search', order: 40 },
    keywords: ['clientes', 'seguimiento'],
    resource: { name: 'prospects', action: 'list' },
  },
  supplierApplicantList: {
    path: '/proveedor/solicitantes',
    parent: 'supplierHome',
    title: 'Solicitantes',
    access: 'applicants.list',
    menu: { icon: 'team', order: 50 },
    keywords: ['clientes', 'invitar'],
    resource: { name: 'applicants', action: 'list' },
    page: () =>
      import('../features/credit/projects/SupplierApplicantListPage').then(
        (file) => file.SupplierApplicantListPage,
      ),
  },
  agentList: {
    path: '/proveedor/vendedores',
    parent: 'supplierHome',
    title: 'Vendedores',
    access: 'agents.list',
    menu: { icon: 'team', order: 60 },
    keywords: ['agentes', 'equipo'],
    resource: { name: 'agents', action: 'list' },
  },
  expressSimulator: {
    path: '/proveedor/simulador-express',
    parent: 'supplierHome',
    title: 'Simulador exprés',
    access: 'loans.quote',
    menu: { icon: 'calculator', order: 70 },
    keywords: ['cotizar', 'recibo', 'ahorro'],
  },
  supplierTools: {
    path: '/proveedor/mis-herramientas',
    parent: 'supplierHome',
    title: 'Mis herramientas',
    menu: { icon: 'tools', order: 80 },
    keywords: ['folletos', 'plantillas', 'enlace'],
  },
  equipmentCatalog: {
    path: '/proveedor/catalogo',
    parent: 'supplierHome',
    title: 'Catálogo',
    access: 'equipment.list',
    menu: { icon: 'shop', order: 90 },
    keywords: ['equipos', 'precios'],
    resource: { name: 'equipment', action: 'list' },
  },
  accreditationList: {
    path: '/proveedor/acreditaciones',
    parent: 'supplierHome',
    title: 'Acreditaciones',
    access: 'accreditations.list',
    menu: { icon: 'sun', order: 100 },
    keywords: ['tecnologías', 'certificados'],
    resource: { name: 'accreditations', action: 'list' },
  },
  accreditationShow: {
    path: '/proveedor/acreditaciones/:accreditationId',
    parent: 'accreditationList',
    title: 'Acreditación',
    access: 'accreditations.show',
    resource: { name: 'accreditations', action: 'show' },
  },
  supplierCredit: {
    path: '/proveedor/credito-integradores',
    parent: 'supplierHome',
    title: 'Crédito a integradores',
    access: 'supplier-credit.open',
    menu: { icon: 'funds', order: 110 },
    keywords: ['capital de trabajo', 'línea'],
  },
  supplierCreditSimulator: {
    path: '/proveedor/credito-integradores/simulador',
    parent: 'supplierCredit',
    title: 'Simulador de disposición',
    access: 'supplier-credit.open',
    keywords: ['costo', 'cat'],
  },

  // Profile
  supplierProfile: {
    path: '/proveedor/perfil',
    parent: 'supplierHome',
    title: 'Perfil',
    access: 'supplier-profile.open',
    menu: { icon: 'user', order: 120 },
    keywords: ['empresa', 'datos'],
  },
  supplierProfileEdit: {
    path: '/proveedor/perfil/editar',
    parent: 'supplierProfile',
    title: 'Editar perfil',
    keywords: ['nombre', 'logotipo'],
  },
  supplierNotifications: {
    path: '/proveedor/perfil/notificaciones',
    parent: 'supplierProfile',
    title: 'Notificaciones',
    keywords: ['avisos', 'correo'],
  },
  profileAccreditation: {
    path: '/proveedor/perfil/acreditaciones/:accreditationId',
    parent: 'supplierProfile',
    title: 'Acreditación',
    access: 'accreditations.show',
  },
  supplierInformation: {
    path: '/proveedor/perfil/informacion',
    parent: 'supplierProfile',
    title: 'Información',
    access: 'suppliers.show',
    keywords: ['representante', 'domicilios'],
  },
  supplierAccount: {
    path: '/proveedor/perfil/cuenta',
    parent: 'supplierProfile',
    title: 'Cuenta',
    access: 'supplier-account.open',
    menu: { icon: 'bank', order: 35 },
    keywords: ['clabe', 'fiscal', 'cobros'],
    page: () =>
      import('../features/people/bank-accounts/BankAccountPage').then(
        (file) => file.InstallerAccountPage,
      ),
  },
  supplierSecurity: {
    path: '/proveedor/perfil/seguridad',
    parent: 'supplierProfile',
    title: 'Seguridad',
    menu: { icon: 'security', order: 130 },
    keywords: ['sesiones', 'dispositivos', '2fa'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
  supplierPassword: {
    path: '/proveedor/perfil/seguridad/contrasena',
    parent: 'supplierSecurity',
    title: 'Contraseña',
    keywords: ['cambiar contraseña', 'clave'],
    page: () =>
      import('../features/identity/account/PasswordPage').then((file) => file.PasswordPage),
  },
  knowledgeCertificate: {
    path: '/proveedor/mis-contratos/constancia-conocimiento/',
    parent: 'supplierHome',
    title: 'Constancia de conocimiento',
    access: 'contracts.list',
    menu: { icon: 'contract', order: 115 },
    keywords: ['contratos', 'firmar'],
  },

  // Help
  supplierFaqs: {
    path: '/proveedor/faqs',
    parent: 'supplierHome',
    title: 'Preguntas frecuentes',
    menu: { icon: 'question', order: 140 },
    keywords: ['ayuda', 'dudas'],
    page: () => import('../features/platform/help/HelpPage').then((file) => file.HelpPage),
  },
  supplierSecurityTips: {
    path: '/proveedor/seguridad',
    parent: 'supplierHome',
    title: 'Recomendaciones de seguridad',
    keywords: ['fraude', 'accesos'],
    page: () =>
      import('../features/platform/help/SecurityAdvicePage').then(
        (file) => file.SecurityAdvicePage,
      ),
  },
});
