import { defineRoutes } from './row';

/** /solicitante and the applicant's onboarding (isApplicant). */
export const applicantRoutes = defineRoutes({
  applicantBase: { path: '/solicitante', title: 'Inicio', redirectTo: '/solicitante/inicio' },
  applicantHome: {
    path: '/solicitante/inicio',
    title: 'Inicio',
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'tablero'],
    page: () =>
      import('../features/credit/projects/ApplicantHomePage').then(
        (file) => file.ApplicantHomePage,
      ),
  },
  applicantOnboarding: {
    path: '/solicitante-onboarding',
    parent: 'applicantHome',
    title: 'Completa tu registro',
    access: 'onboarding.show',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
  },

  // Credit
  applicantProjectCreate: {
    path: '/solicitante/crear-proyecto/nuevo',
    parent: 'applicantHome',
    title: 'Solicitar crédito',
    access: 'projects.create',
    menu: { icon: 'plus', order: 20 },
    keywords: ['proyecto', 'nuevo', 'paneles'],
    resource: { name: 'projects', action: 'create' },
    page: () =>
      import('../features/credit/projects/NewProjectPage').then((file) => file.NewProjectPage),
  },
  loanSimulator: {
    path: '/solicitante/simulador-de-credito/:loanType',
    parent: 'applicantHome',
    title: 'Simulador de crédito',
    access: 'loans.quote',
  },
  loanApplication: {
    path: '/solicitante/solicitud-de-credito/:projectId',
    parent: 'applicantHome',
    title: 'Solicitud de crédito',
    titleField: 'folio',
    access: 'projects.show',
    resource: { name: 'projects', action: 'show' },
    page: () =>
      import('../features/credit/projects/LoanApplicationPage').then(
        (file) => file.LoanApplicationPage,
      ),
  },
  applicantLoan: {
    path: '/solicitante/credito/:loanId',
    parent: 'applicantHome',
    title: 'Crédito',
    titleField: 'folio',
    access: 'loans.show',
    resource: { name: 'loans', action: 'show' },
    page: () =>
      import('../features/credit/loans/ApplicantLoanPage').then((file) => file.ApplicantLoanPage),
  },
  projectSurvey: {
    path: '/solicitante/encuesta/:projectId',
    parent: 'applicantHome',
    title: 'Encuesta de instalación',
    access: 'surveys.create',
  },
  pendingContracts: {
    path: '/solicitante/contratos-pendientes/:projectId',
    parent: 'applicantContracts',
    title: 'Contratos pendientes',
    access: 'contracts.sign',
    page: () =>
      import('../features/credit/contracts/PendingContractsPage').then(
        (file) => file.PendingContractsPage,
      ),
  },
  applicantContracts: {
    path: '/solicitante/contratos',
    parent: 'applicantHome',
    title: 'Contratos',
    access: 'contracts.list',
    menu: { icon: 'contract', order: 60 },
    keywords: ['firmar', 'documentos'],
    resource: { name: 'contracts', action: 'list' },
    page: () =>
      import('../features/credit/contracts/ApplicantContractsPage').then(
        (file) => file.ApplicantContractsPage,
      ),
  },
  applicantReferences: {
    path: '/solicitante/referencias',
    parent: 'applicantHome',
    title: 'Referencias',
    keywords: ['contactos', 'familiares'],
  },

  // Payments
  makePayment: {
    path: '/solicitante/realizar-pagos',
    parent: 'applicantHome',
    title: 'Realizar pagos',
    access: 'payments.list',
    menu: { icon: 'money', order: 30 },
    keywords: ['mensualidad', 'liquidar', 'clabe', 'spei'],
    page: () =>
      import('@portal/features/credit/payments/MakePaymentPage').then(
        (file) => file.MakePaymentPage,
      ),
  },
  autopay: {
    path: '/solicitante/pagos-automaticos',
    parent: 'makePayment',
    title: 'Pagos automáticos',
    access: 'payments.list',
    keywords: ['domiciliación', 'tarjeta'],
  },
  applicantMovements: {
    path: '/solicitante/movimientos',
    parent: 'applicantHome',
    title: 'Movimientos',
    access: 'movements.list',
    menu: { icon: 'history', order: 40 },
    keywords: ['cargos', 'pagos', 'recibos'],
    resource: { name: 'movements', action: 'list' },
    page: () =>
      import('@portal/features/treasury/movements/MovementListPage').then(
        (file) => file.MovementListPage,
      ),
  },
  applicantStatements: {
    path: '/solicitante/estados-cuenta',
    parent: 'applicantHome',
    title: 'Estados de cuenta',
    access: 'statements.list',
    menu: { icon: 'document', order: 50 },
    keywords: ['pdf', 'xml'],
    resource: { name: 'statements', action: 'list' },
  },
  applicantInvoices: {
    path: '/solicitante/facturacion/resumen',
    parent: 'applicantHome',
    title: 'Facturas',
    menu: { icon: 'receipt', order: 70 },
    keywords: ['cfdi', 'facturación'],
  },
  applicantWithholdings: {
    path: '/solicitante/facturacion/retenciones',
    parent: 'applicantInvoices',
    title: 'Retenciones',
    keywords: ['impuestos', 'isr', 'constancia'],
  },

  // Profile
  applicantProfile: {
    path: '/solicitante/perfil',
    parent: 'applicantHome',
    title: 'Perfil',
    access: 'applicants.show',
    menu: { icon: 'user', order: 80 },
    keywords: ['datos', 'mi cuenta'],
    resource: { name: 'applicants', action: 'show' },
  },
  applicantNotifications: {
    path: '/solicitante/perfil/notificaciones',
    parent: 'applicantProfile',
    title: 'Notificaciones',
    keywords: ['avisos', 'correo'],
  },
  applicantAccount: {
    path: '/solicitante/perfil/cuenta',
    parent: 'applicantProfile',
    title: 'Cuenta',
    keywords: ['correo', 'teléfono', 'tema'],
  },
  applicantProfileEdit: {
    path: '/solicitante/perfil/editar-general',
    parent: 'applicantProfile',
    title: 'Editar datos generales',
    access: 'applicants.edit',
    keywords: ['nombre', 'domicilio', 'curp'],
    resource: { name: 'applicants', action: 'edit' },
  },
  applicantTaxProfile: {
    path: '/solicitante/editar-perfil/perfil-fiscal',
    parent: 'applicantProfile',
    title: 'Perfil fiscal',
    access: 'applicants.edit',
    keywords: ['rfc', 'régimen', 'constancia'],
  },
  applicantAboutYou: {
    path: '/solicitante/editar-perfil/sobre-ti',
    parent: 'applicantProfile',
    title: 'Sobre ti',
    access: 'applicants.edit',
    keywords: ['ocupación', 'ingresos'],
  },
  applicantKyc: {
    path: '/solicitante/kyc',
    parent: 'applicantProfile',
    title: 'Verificación de identidad',
    keywords: ['kyc', 'identificación', 'ine'],
  },
  applicantKycPerson: {
    path: '/solicitante/kycPerson',
    parent: 'applicantKyc',
    title: 'Tus datos de identidad',
  },
  applicantKycResourceProvider: {
    path: '/solicitante/kycProveedor',
    parent: 'applicantKyc',
    title: 'Proveedor de recursos',
  },
  applicantKycRealOwner: {
    path: '/solicitante/kycPropietario',
    parent: 'applicantKyc',
    title: 'Propietario real',
  },

  // Security and help
  applicantSecurityTips: {
    path: '/solicitante/seguridad',
    parent: 'applicantHome',
    title: 'Recomendaciones de seguridad',
    keywords: ['fraude', 'accesos'],
    page: () =>
      import('../features/platform/help/SecurityAdvicePage').then(
        (file) => file.SecurityAdvicePage,
      ),
  },
  applicantSecurity: {
    path: '/solicitante/perfil/seguridad',
    parent: 'applicantProfile',
    title: 'Seguridad',
    menu: { icon: 'security', order: 90 },
    keywords: ['sesiones', 'dispositivos'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
  applicantSecondFactor: {
    path: '/solicitante/perfil/seguridad/2fa',
    parent: 'applicantSecurity',
    title: 'Verificación en dos pasos',
    keywords: ['2fa', 'código', 'autenticador'],
    page: () =>
      import('../features/identity/account/SecondFactorPage').then((file) => file.SecondFactorPage),
  },
  applicantPassword: {
    path: '/solicitante/perfil/seguridad/contrasena',
    parent: 'applicantSecurity',
    title: 'Contraseña',
    keywords: ['cambiar contraseña', 'clave'],
    page: () =>
      import('../features/identity/account/PasswordPage').then((file) => file.PasswordPage),
  },
  applicantFaqs: {
    path: '/solicitante/faqs',
    parent: 'applicantHome',
    title: 'Preguntas frecuentes',
    menu: { icon: 'question', order: 100 },
    keywords: ['ayuda', 'dudas'],
    page: () => import('../features/platform/help/HelpPage').then((file) => file.HelpPage),
  },
});
