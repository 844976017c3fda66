import { applicantScreens } from '@contract/locales/es-MX/screens/applicant';
import { t } from '@portal/i18n';
import { defineRoutes } from './row';

/** /solicitante and the applicant's onboarding (isApplicant). */
export const applicantRoutes = defineRoutes({
  applicantBase: { title: t(applicantScreens.applicantBase), redirectTo: 'applicantHome' },
  applicantHome: {
    title: t(applicantScreens.applicantHome),
    menu: { icon: 'home', always: true, order: 10 },
    keywords: ['resumen', 'tablero'],
    page: () =>
      import('../features/credit/projects/ApplicantHomePage').then(
        (file) => file.ApplicantHomePage,
      ),
  },
  applicantOnboarding: {
    parent: 'applicantHome',
    title: t(applicantScreens.applicantOnboarding),
    access: 'onboarding.show',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
    page: () =>
      import('../features/people/onboarding/OnboardingPage').then((file) => file.OnboardingPage),
  },

  // Credit
  applicantProjectCreate: {
    parent: 'applicantHome',
    title: t(applicantScreens.applicantProjectCreate),
    access: 'projects.create',
    menu: { icon: 'plus', order: 20 },
    keywords: ['proyecto', 'nuevo', 'paneles'],
    resource: { name: 'projects', action: 'create' },
    page: () =>
      import('../features/credit/projects/NewProjectPage').then((file) => file.NewProjectPage),
  },
  loanSimulator: {
    parent: 'applicantHome',
    title: t(applicantScreens.loanSimulator),
    access: 'loans.quote',
    page: () =>
      import('../features/credit/simulator/ApplicantSimulatorPage').then(
        (file) => file.ApplicantSimulatorPage,
      ),
  },
  loanApplication: {
    parent: 'applicantHome',
    title: t(applicantScreens.loanApplication),
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
    title: t(applicantScreens.applicantLoan),
    titleField: 'folio',
    access: 'loans.show',
    resource: { name: 'loans', action: 'show' },
    page: () =>
      import('../features/credit/loans/ApplicantLoanPage').then((file) => file.ApplicantLoanPage),
  },
  projectSurvey: {
    parent: 'applicantHome',
    title: t(applicantScreens.projectSurvey),
    access: 'surveys.create',
    page: () =>
      import('../features/credit/surveys/OwnSurveyPage').then((file) => file.OwnSurveyPage),
  },
  pendingContracts: {
    parent: 'applicantContracts',
    title: t(applicantScreens.pendingContracts),
    titleField: 'folio',
    access: 'contracts.sign',
    page: () =>
      import('../features/credit/contracts/PendingContractsPage').then(
        (file) => file.PendingContractsPage,
      ),
  },
  applicantContracts: {
    parent: 'applicantHome',
    title: t(applicantScreens.applicantContracts),
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
    title: t(applicantScreens.applicantReferences),
    keywords: ['contactos', 'familiares'],
    page: () =>
      import('../features/people/references/ReferencesPage').then((file) => file.ReferencesPage),
  },

  // Payments
  makePayment: {
    parent: 'applicantHome',
    title: t(applicantScreens.makePayment),
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
    title: t(applicantScreens.autopay),
    access: 'direct-debits.list',
    keywords: ['domiciliación', 'mandato', 'cargos'],
    resource: { name: 'direct-debits', action: 'list', byAddress: false },
    page: () =>
      import('@portal/features/treasury/direct-debits/AutopayPage').then(
        (file) => file.AutopayPage,
      ),
  },
  applicantMovements: {
    parent: 'applicantHome',
    title: t(applicantScreens.applicantMovements),
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
    title: t(applicantScreens.applicantStatements),
    access: 'statements.list',
    menu: { icon: 'document', order: 50 },
    keywords: ['pdf', 'xml'],
    resource: { name: 'statements', action: 'list', byAddress: false },
    page: () =>
      import('../features/treasury/statements/StatementListPage').then(
        (file) => file.StatementListPage,
      ),
  },
  applicantInvoices: {
    parent: 'applicantHome',
    title: t(applicantScreens.applicantInvoices),
    access: 'invoices.list',
    menu: { icon: 'receipt', order: 70 },
    keywords: ['cfdi', 'facturación', 'zip'],
    resource: { name: 'invoices', action: 'list' },
    page: () =>
      import('@portal/features/treasury/invoices/InvoiceListPage').then(
        (file) => file.InvoiceListPage,
      ),
  },
  applicantWithholdings: {
    parent: 'applicantInvoices',
    title: t(applicantScreens.applicantWithholdings),
    access: 'withholdings.list',
    keywords: ['impuestos', 'isr', 'constancia'],
    page: () =>
      import('@portal/features/treasury/withholdings/WithholdingsPage').then(
        (file) => file.WithholdingsPage,
      ),
  },

  // Profile
  applicantProfile: {
    parent: 'applicantHome',
    title: t(applicantScreens.applicantProfile),
    access: 'applicants.show',
    menu: { icon: 'user', always: true, order: 80 },
    keywords: ['datos', 'mi cuenta'],
    page: () => import('../features/people/profiles/ProfilePage').then((file) => file.ProfilePage),
  },
  applicantNotifications: {
    parent: 'applicantProfile',
    title: t(applicantScreens.applicantNotifications),
    keywords: ['avisos', 'correo'],
    page: () =>
      import('../features/platform/notifications/NoticesPage').then((file) => file.NoticesPage),
  },
  applicantAccount: {
    parent: 'applicantProfile',
    title: t(applicantScreens.applicantAccount),
    keywords: ['correo', 'teléfono', 'tema'],
    page: () => import('../features/identity/account/AccountPage').then((file) => file.AccountPage),
  },
  applicantProfileEdit: {
    parent: 'applicantProfile',
    title: t(applicantScreens.applicantProfileEdit),
    access: 'applicants.edit',
    keywords: ['nombre', 'domicilio', 'curp'],
    page: () =>
      import('../features/people/profiles/EditProfilePage').then((file) => file.EditProfilePage),
  },
  applicantTaxProfile: {
    parent: 'applicantProfile',
    title: t(applicantScreens.applicantTaxProfile),
    access: 'applicants.edit',
    keywords: ['rfc', 'régimen', 'constancia'],
    page: () =>
      import('../features/people/profiles/TaxProfilePage').then((file) => file.TaxProfilePage),
  },
  applicantAboutYou: {
    parent: 'applicantProfile',
    title: t(applicantScreens.applicantAboutYou),
    access: 'applicants.edit',
    keywords: ['ocupación', 'ingresos'],
    page: () =>
      import('../features/people/profiles/AboutYouPage').then((file) => file.AboutYouPage),
  },
  applicantKyc: {
    parent: 'applicantProfile',
    title: t(applicantScreens.applicantKyc),
    keywords: ['kyc', 'identificación', 'ine'],
    page: () =>
      import('../features/people/identity-checks/IdentityCheckPage').then(
        (file) => file.IdentityCheckPage,
      ),
  },
  applicantKycPerson: {
    parent: 'applicantKyc',
    title: t(applicantScreens.applicantKycPerson),
    page: () =>
      import('../features/people/identity-checks/PersonCheckPage').then(
        (file) => file.PersonCheckPage,
      ),
  },
  applicantKycResourceProvider: {
    parent: 'applicantKyc',
    title: t(applicantScreens.applicantKycResourceProvider),
    page: () =>
      import('../features/people/identity-checks/PartyCheckPage').then(
        (file) => file.ResourceProviderPage,
      ),
  },
  applicantKycRealOwner: {
    parent: 'applicantKyc',
    title: t(applicantScreens.applicantKycRealOwner),
    page: () =>
      import('../features/people/identity-checks/PartyCheckPage').then(
        (file) => file.RealOwnerPage,
      ),
  },

  // Security and help
  applicantSecurityTips: {
    parent: 'applicantHome',
    title: t(applicantScreens.applicantSecurityTips),
    keywords: ['fraude', 'accesos'],
    page: () =>
      import('../features/platform/help/SecurityAdvicePage').then(
        (file) => file.SecurityAdvicePage,
      ),
  },
  applicantSecurity: {
    parent: 'applicantProfile',
    title: t(applicantScreens.applicantSecurity),
    menu: { icon: 'security', always: true, order: 90 },
    keywords: ['sesiones', 'dispositivos'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
  applicantSecondFactor: {
    parent: 'applicantSecurity',
    title: t(applicantScreens.applicantSecondFactor),
    keywords: ['2fa', 'código', 'autenticador'],
    page: () =>
      import('../features/identity/account/SecondFactorPage').then((file) => file.SecondFactorPage),
  },
  applicantPassword: {
    parent: 'applicantSecurity',
    title: t(applicantScreens.applicantPassword),
    keywords: ['cambiar contraseña', 'clave'],
    page: () =>
      import('../features/identity/account/PasswordPage').then((file) => file.PasswordPage),
  },
  applicantFaqs: {
    parent: 'applicantHome',
    title: t(applicantScreens.applicantFaqs),
    menu: { icon: 'question', always: true, order: 100 },
    keywords: ['ayuda', 'dudas'],
    page: () => import('../features/platform/help/HelpPage').then((file) => file.HelpPage),
  },
});
