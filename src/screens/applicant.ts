import { defineRoutes } from './row';

/** /solicitante and the applicant's onboarding (isApplicant). */
export const applicantRoutes = defineRoutes({
  applicantBase: { title: 'Inicio', redirectTo: 'applicantHome' },
  applicantHome: {
    title: 'Inicio',
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'tablero'],
    page: () =>
      import('../features/credit/projects/ApplicantHomePage').then(
        (file) => file.ApplicantHomePage,
      ),
  },
  applicantOnboarding: {
    parent: 'applicantHome',
    title: 'Completa tu registro',
    access: 'onboarding.show',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
  },

  // Credit
  applicantProjectCreate: {
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
    parent: 'applicantHome',
    title: 'Simulador de crédito',
    access: 'loans.quote',
  },
  loanApplication: {
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
    parent: 'applicantHome',
    title: 'Crédito',
    titleField: 'folio',
    access: 'loans.show',
    resource: { name: 'loans', action: 'show' },
    page: () =>
      import('../features/credit/loans/ApplicantLoanPage').then((file) => file.ApplicantLoanPage),
  },
  projectSurvey: {
    parent: 'applicantHome',
    title: 'Encuesta de instalación',
    access: 'surveys.create',
  },
  pendingContracts: {
    parent: 'applicantContracts',
    title: 'Contratos del crédito',
    titleField: 'folio',
    access: 'contracts.sign',
    page: () =>
      import('../features/credit/contracts/PendingContractsPage').then(
        (file) => file.PendingContractsPage,
      ),
  },
  applicantContracts: {
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
    parent: 'applicantHome',
    title: 'Referencias',
    keywords: ['contactos', 'familiares'],
  },

  // Payments
  makePayment: {
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
    parent: 'makePayment',
    title: 'Pagos automáticos',
    access: 'payments.list',
    keywords: ['domiciliación', 'tarjeta'],
  },
  applicantMovements: {
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
    parent: 'applicantHome',
    title: 'Estados de cuenta',
    access: 'statements.list',
    menu: { icon: 'document', order: 50 },
    keywords: ['pdf', 'xml'],
    resource: { name: 'statements', action: 'list' },
  },
  applicantInvoices: {
    parent: 'applicantHome',
    title: 'Facturas',
    menu: { icon: 'receipt', order: 70 },
    keywords: ['cfdi', 'facturación'],
  },
  applicantWithholdings: {
    parent: 'applicantInvoices',
    title: 'Retenciones',
    keywords: ['impuestos', 'isr', 'constancia'],
  },

  // Profile
  applicantProfile: {
    parent: 'applicantHome',
    title: 'Perfil',
    access: 'applicants.show',
    menu: { icon: 'user', order: 80 },
    keywords: ['datos', 'mi cuenta'],
    resource: { name: 'applicants', action: 'show' },
  },
  applicantNotifications: {
    parent: 'applicantProfile',
    title: 'Notificaciones',
    keywords: ['avisos', 'correo'],
  },
  applicantAccount: {
    parent: 'applicantProfile',
    title: 'Cuenta',
    keywords: ['correo', 'teléfono', 'tema'],
  },
  applicantProfileEdit: {
    parent: 'applicantProfile',
    title: 'Editar datos generales',
    access: 'applicants.edit',
    keywords: ['nombre', 'domicilio', 'curp'],
    resource: { name: 'applicants', action: 'edit' },
  },
  applicantTaxProfile: {
    parent: 'applicantProfile',
    title: 'Perfil fiscal',
    access: 'applicants.edit',
    keywords: ['rfc', 'régimen', 'constancia'],
  },
  applicantAboutYou: {
    parent: 'applicantProfile',
    title: 'Sobre ti',
    access: 'applicants.edit',
    keywords: ['ocupación', 'ingresos'],
  },
  applicantKyc: {
    parent: 'applicantProfile',
    title: 'Verificación de identidad',
    keywords: ['kyc', 'identificación', 'ine'],
  },
  applicantKycPerson: {
    parent: 'applicantKyc',
    title: 'Tus datos de identidad',
  },
  applicantKycResourceProvider: {
    parent: 'applicantKyc',
    title: 'Proveedor de recursos',
  },
  applicantKycRealOwner: {
    parent: 'applicantKyc',
    title: 'Propietario real',
  },

  // Security and help
  applicantSecurityTips: {
    parent: 'applicantHome',
    title: 'Recomendaciones de seguridad',
    keywords: ['fraude', 'accesos'],
    page: () =>
      import('../features/platform/help/SecurityAdvicePage').then(
        (file) => file.SecurityAdvicePage,
      ),
  },
  applicantSecurity: {
    parent: 'applicantProfile',
    title: 'Seguridad',
    menu: { icon: 'security', order: 90 },
    keywords: ['sesiones', 'dispositivos'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
  applicantSecondFactor: {
    parent: 'applicantSecurity',
    title: 'Verificación en dos pasos',
    keywords: ['2fa', 'código', 'autenticador'],
    page: () =>
      import('../features/identity/account/SecondFactorPage').then((file) => file.SecondFactorPage),
  },
  applicantPassword: {
    parent: 'applicantSecurity',
    title: 'Contraseña',
    keywords: ['cambiar contraseña', 'clave'],
    page: () =>
      import('../features/identity/account/PasswordPage').then((file) => file.PasswordPage),
  },
  applicantFaqs: {
    parent: 'applicantHome',
    title: 'Preguntas frecuentes',
    menu: { icon: 'question', order: 100 },
    keywords: ['ayuda', 'dudas'],
    page: () => import('../features/platform/help/HelpPage').then((file) => file.HelpPage),
  },
});
