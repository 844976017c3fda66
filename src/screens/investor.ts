import { defineRoutes } from './row';

/** /inversionista and the investor's onboarding (isInvestor). */
export const investorRoutes = defineRoutes({
  investorBase: { title: 'Inicio', redirectTo: 'investorHome' },
  investorHome: {
    title: 'Inicio',
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'saldo'],
    page: () =>
      import('@portal/features/treasury/balances/InvestorHomePage').then(
        (file) => file.InvestorHomePage,
      ),
  },
  investorOnboarding: {
    parent: 'investorHome',
    title: 'Completa tu registro',
    access: 'onboarding.show',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
  },

  // Investing
  opportunityList: {
    parent: 'investorHome',
    title: 'Oportunidades',
    access: 'opportunities.list',
    menu: { icon: 'sun', order: 20 },
    keywords: ['invertir', 'proyectos'],
    resource: { name: 'opportunities', action: 'list' },
    page: () =>
      import('../features/funding/opportunities/OpportunityListPage').then(
        (file) => file.OpportunityListPage,
      ),
  },
  opportunityShow: {
    parent: 'opportunityList',
    title: 'Oportunidad',
    titleField: 'folio',
    access: 'opportunities.show',
    resource: { name: 'opportunities', action: 'show' },
    page: () =>
      import('../features/funding/opportunities/OpportunityPage').then(
        (file) => file.OpportunityPage,
      ),
  },
  portfolio: {
    parent: 'investorHome',
    title: 'Portafolio',
    access: 'participations.list',
    menu: { icon: 'chart', order: 30 },
    keywords: ['rendimiento', 'diversificación'],
  },
  participationList: {
    parent: 'investorHome',
    title: 'Mis proyectos',
    access: 'participations.list',
    menu: { icon: 'project', order: 40 },
    keywords: ['participaciones', 'inversiones'],
    resource: { name: 'participations', action: 'list' },
    page: () =>
      import('../features/funding/participations/ParticipationListPage').then(
        (file) => file.ParticipationListPage,
      ),
  },
  participationShow: {
    parent: 'participationList',
    title: 'Participación',
    titleField: 'folio',
    access: 'participations.show',
    resource: { name: 'participations', action: 'show' },
    page: () =>
      import('../features/funding/participations/ParticipationPage').then(
        (file) => file.ParticipationPage,
      ),
  },
  investmentPlan: {
    parent: 'investorHome',
    title: 'Plan de inversión',
    menu: { icon: 'funds', order: 70 },
    keywords: ['inversión automática', 'meta'],
  },
  passiveIncome: {
    parent: 'investmentPlan',
    title: 'Ingreso pasivo',
    keywords: ['mensual', 'ingresos'],
  },

  // Money in and out
  depositFunds: {
    parent: 'investorHome',
    title: 'Abonar fondos',
    access: 'deposits.list',
    menu: { icon: 'bank', order: 50 },
    keywords: ['depositar', 'clabe', 'spei'],
    resource: { name: 'deposits', action: 'list' },
    page: () =>
      import('@portal/features/treasury/deposits/DepositFundsPage').then(
        (file) => file.DepositFundsPage,
      ),
  },
  recurringDepositIntro: {
    parent: 'depositFunds',
    title: 'Abono recurrente (opcional)',
  },
  recurringDeposit: {
    parent: 'depositFunds',
    title: 'Abono recurrente',
    keywords: ['automático', 'mensual'],
  },
  raiseLimit: {
    parent: 'depositFunds',
    title: 'Aumentar límite',
    keywords: ['nivel', 'experimentado'],
  },
  withdrawFunds: {
    parent: 'investorHome',
    title: 'Retirar fondos',
    access: 'withdrawals.create',
    menu: { icon: 'money', order: 60 },
    keywords: ['retiro', 'transferir'],
    resource: { name: 'withdrawals', action: 'list' },
    page: () =>
      import('@portal/features/treasury/withdrawals/WithdrawFundsPage').then(
        (file) => file.WithdrawFundsPage,
      ),
  },
  recurringWithdrawalIntro: {
    parent: 'withdrawFunds',
    title: 'Retiro recurrente (opcional)',
  },
  recurringWithdrawal: {
    parent: 'withdrawFunds',
    title: 'Retiro recurrente',
    keywords: ['automático', 'mensual'],
  },
  investorMovements: {
    parent: 'investorHome',
    title: 'Mis movimientos',
    access: 'movements.list',
    menu: { icon: 'history', order: 80 },
    keywords: ['capital', 'intereses', 'impuestos'],
    resource: { name: 'movements', action: 'list' },
    page: () =>
      import('@portal/features/treasury/movements/MovementListPage').then(
        (file) => file.MovementListPage,
      ),
  },
  investorStatements: {
    parent: 'investorHome',
    title: 'Estados de cuenta',
    access: 'statements.list',
    menu: { icon: 'document', order: 90 },
    keywords: ['constancias', 'pdf', 'xml'],
    resource: { name: 'statements', action: 'list' },
  },
  referrals: {
    parent: 'investorHome',
    title: 'Redferidos',
    menu: { icon: 'gift', order: 100 },
    keywords: ['referidos', 'invitar', 'código'],
  },

  // Contracts and consent
  investorContracts: {
    parent: 'investorHome',
    title: 'Contratos',
    access: 'contracts.list',
    menu: { icon: 'contract', order: 110 },
    keywords: ['firmar'],
    resource: { name: 'contracts', action: 'list' },
  },
  investorContract: {
    parent: 'investorContracts',
    title: 'Contrato',
    access: 'contracts.show',
    resource: { name: 'contracts', action: 'show' },
  },
  consents: {
    parent: 'investorProfile',
    title: 'Consentimientos',
    keywords: ['privacidad', 'revocar'],
  },

  // Profile
  investorProfile: {
    parent: 'investorHome',
    title: 'Perfil',
    access: 'investors.show',
    menu: { icon: 'user', order: 120 },
    keywords: ['datos', 'mi cuenta'],
    resource: { name: 'investors', action: 'show' },
  },
  investorProfileTab: {
    parent: 'investorProfile',
    title: 'Perfil',
    access: 'investors.show',
  },
  investorAboutYou: {
    parent: 'investorProfile',
    title: 'Sobre ti',
    access: 'investors.edit',
    keywords: ['ocupación', 'experiencia'],
    resource: { name: 'investors', action: 'edit' },
  },
  investorBank: {
    parent: 'investorProfile',
    title: 'Datos bancarios',
    access: 'bank-accounts.edit',
    keywords: ['clabe', 'cuenta'],
    page: () =>
      import('@portal/features/people/bank-accounts/BankAccountPage').then(
        (file) => file.BankAccountPage,
      ),
  },
  investorContact: {
    parent: 'investorProfile',
    title: 'Contacto',
    access: 'investors.edit',
    keywords: ['correo', 'domicilio'],
  },
  investorPhone: {
    parent: 'investorProfile',
    title: 'Teléfono',
    access: 'investors.edit',
    keywords: ['celular'],
  },
  investorBeneficiaries: {
    parent: 'investorProfile',
    title: 'Beneficiarios',
    access: 'investors.edit',
    keywords: ['herencia'],
  },
  investorBeneficiaryCreate: {
    parent: 'investorBeneficiaries',
    title: 'Beneficiario nuevo',
    access: 'investors.edit',
  },
  investorTaxProfile: {
    parent: 'investorProfile',
    title: 'Perfil fiscal',
    access: 'investors.edit',
    keywords: ['rfc', 'régimen', 'constancia'],
  },
  investorKyc: {
    parent: 'investorProfile',
    title: 'Verificación de identidad',
    keywords: ['kyc', 'identificación', 'ine'],
  },
  investorKycPerson: {
    parent: 'investorKyc',
    title: 'Tus datos de identidad',
  },
  investorKycResourceProvider: {
    parent: 'investorKyc',
    title: 'Proveedor de recursos',
  },
  investorKycRealOwner: {
    parent: 'investorKyc',
    title: 'Propietario real',
  },

  // Security
  investorSecurityTips: {
    parent: 'investorHome',
    title: 'Recomendaciones de seguridad',
    keywords: ['fraude', 'accesos'],
    page: () =>
      import('../features/platform/help/SecurityAdvicePage').then(
        (file) => file.SecurityAdvicePage,
      ),
  },
  investorSecurity: {
    parent: 'investorProfile',
    title: 'Seguridad',
    menu: { icon: 'security', order: 130 },
    keywords: ['sesiones', 'dispositivos'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
  investorSecondFactor: {
    parent: 'investorSecurity',
    title: 'Verificación en dos pasos',
    keywords: ['2fa', 'código', 'autenticador'],
    page: () =>
      import('../features/identity/account/SecondFactorPage').then((file) => file.SecondFactorPage),
  },
  investorPassword: {
    parent: 'investorSecurity',
    title: 'Contraseña',
    keywords: ['cambiar contraseña', 'clave'],
    page: () =>
      import('../features/identity/account/PasswordPage').then((file) => file.PasswordPage),
  },
});
