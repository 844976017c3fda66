import { defineRoutes } from './row';

/** /inversionista and the investor's onboarding (isInvestor). */
export const investorRoutes = defineRoutes({
  investorBase: { path: '/inversionista', title: 'Inicio', redirectTo: '/inversionista/inicio' },
  investorHome: {
    path: '/inversionista/inicio',
    title: 'Inicio',
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'saldo'],
    page: () =>
      import('@portal/features/treasury/balances/InvestorHomePage').then(
        (file) => file.InvestorHomePage,
      ),
  },
  investorOnboarding: {
    path: '/inversionista-onboarding',
    parent: 'investorHome',
    title: 'Completa tu registro',
    access: 'onboarding.show',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
  },

  // Investing
  opportunityList: {
    path: '/inversionista/oportunidades',
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
    path: '/inversionista/oportunidad/:opportunityId',
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
    path: '/inversionista/portafolio',
    parent: 'investorHome',
    title: 'Portafolio',
    access: 'participations.list',
    menu: { icon: 'chart', order: 30 },
    keywords: ['rendimiento', 'diversificación'],
  },
  participationList: {
    path: '/inversionista/mis-proyectos',
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
    path: '/inversionista/mis-proyectos/:participationId',
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
    path: '/inversionista/plan-de-inversion',
    parent: 'investorHome',
    title: 'Plan de inversión',
    menu: { icon: 'funds', order: 70 },
    keywords: ['inversión automática', 'meta'],
  },
  passiveIncome: {
    path: '/inversionista/ingreso-pasivo',
    parent: 'investmentPlan',
    title: 'Ingreso pasivo',
    keywords: ['mensual', 'ingresos'],
  },

  // Money in and out
  depositFunds: {
    path: '/inversionista/abonar-fondos',
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
    path: '/inversionista/opcional-abono-recurrente',
    parent: 'depositFunds',
    title: 'Abono recurrente (opcional)',
  },
  recurringDeposit: {
    path: '/inversionista/abono-recurrente',
    parent: 'depositFunds',
    title: 'Abono recurrente',
    keywords: ['automático', 'mensual'],
  },
  raiseLimit: {
    path: '/inversionista/aumentar-limite',
    parent: 'depositFunds',
    title: 'Aumentar límite',
    keywords: ['nivel', 'experimentado'],
  },
  withdrawFunds: {
    path: '/inversionista/retirar-fondos',
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
    path: '/inversionista/opcional-retiro-recurrente',
    parent: 'withdrawFunds',
    title: 'Retiro recurrente (opcional)',
  },
  recurringWithdrawal: {
    path: '/inversionista/retiro-recurrente',
    parent: 'withdrawFunds',
    title: 'Retiro recurrente',
    keywords: ['automático', 'mensual'],
  },
  investorMovements: {
    path: '/inversionista/mis-movimientos',
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
    path: '/inversionista/estados-cuenta',
    parent: 'investorHome',
    title: 'Estados de cuenta',
    access: 'statements.list',
    menu: { icon: 'document', order: 90 },
    keywords: ['constancias', 'pdf', 'xml'],
    resource: { name: 'statements', action: 'list' },
  },
  referrals: {
    path: '/inversionista/redferidos',
    parent: 'investorHome',
    title: 'Redferidos',
    menu: { icon: 'gift', order: 100 },
    keywords: ['referidos', 'invitar', 'código'],
  },

  // Contracts and consent
  investorContracts: {
    path: '/inversionista/contratos',
    parent: 'investorHome',
    title: 'Contratos',
    access: 'contracts.list',
    menu: { icon: 'contract', order: 110 },
    keywords: ['firmar'],
    resource: { name: 'contracts', action: 'list' },
  },
  investorContract: {
    path: '/inversionista/perfil/contratos/:contractType',
    parent: 'investorContracts',
    title: 'Contrato',
    access: 'contracts.show',
    resource: { name: 'contracts', action: 'show' },
  },
  consents: {
    path: '/inversionista/consentimientos',
    parent: 'investorProfile',
    title: 'Consentimientos',
    keywords: ['privacidad', 'revocar'],
  },

  // Profile
  investorProfile: {
    path: '/inversionista/perfil',
    parent: 'investorHome',
    title: 'Perfil',
    access: 'investors.show',
    menu: { icon: 'user', order: 120 },
    keywords: ['datos', 'mi cuenta'],
    resource: { name: 'investors', action: 'show' },
  },
  investorProfileTab: {
    path: '/inversionista/perfil/:profileTab',
    parent: 'investorProfile',
    title: 'Perfil',
    access: 'investors.show',
  },
  investorAboutYou: {
    path: '/inversionista/editar-perfil/sobre-ti',
    parent: 'investorProfile',
    title: 'Sobre ti',
    access: 'investors.edit',
    keywords: ['ocupación', 'experiencia'],
    resource: { name: 'investors', action: 'edit' },
  },
  investorBank: {
    path: '/inversionista/editar-perfil/banco',
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
    path: '/inversionista/editar-perfil/contacto',
    parent: 'investorProfile',
    title: 'Contacto',
    access: 'investors.edit',
    keywords: ['correo', 'domicilio'],
  },
  investorPhone: {
    path: '/inversionista/editar-perfil/telefono',
    parent: 'investorProfile',
    title: 'Teléfono',
    access: 'investors.edit',
    keywords: ['celular'],
  },
  investorBeneficiaries: {
    path: '/inversionista/editar-perfil/beneficiarios',
    parent: 'investorProfile',
    title: 'Beneficiarios',
    access: 'investors.edit',
    keywords: ['herencia'],
  },
  investorBeneficiaryCreate: {
    path: '/inversionista/beneficiarios/nuevo',
    parent: 'investorBeneficiaries',
    title: 'Beneficiario nuevo',
    access: 'investors.edit',
  },
  investorTaxProfile: {
    path: '/inversionista/editar-perfil/perfil-fiscal',
    parent: 'investorProfile',
    title: 'Perfil fiscal',
    access: 'investors.edit',
    keywords: ['rfc', 'régimen', 'constancia'],
  },
  investorKyc: {
    path: '/inversionista/kyc',
    parent: 'investorProfile',
    title: 'Verificación de identidad',
    keywords: ['kyc', 'identificación', 'ine'],
  },
  investorKycPerson: {
    path: '/inversionista/kycPerson',
    parent: 'investorKyc',
    title: 'Tus datos de identidad',
  },
  investorKycResourceProvider: {
    path: '/inversionista/kycProveedor',
    parent: 'investorKyc',
    title: 'Proveedor de recursos',
  },
  investorKycRealOwner: {
    path: '/inversionista/kycPropietario',
    parent: 'investorKyc',
    title: 'Propietario real',
  },

  // Security
  investorSecurityTips: {
    path: '/inversionista/seguridad',
    parent: 'investorHome',
    title: 'Recomendaciones de seguridad',
    keywords: ['fraude', 'accesos'],
    page: () =>
      import('../features/platform/help/SecurityAdvicePage').then(
        (file) => file.SecurityAdvicePage,
      ),
  },
  investorSecurity: {
    path: '/inversionista/perfil/seguridad',
    parent: 'investorProfile',
    title: 'Seguridad',
    menu: { icon: 'security', order: 130 },
    keywords: ['sesiones', 'dispositivos'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
  investorSecondFactor: {
    path: '/inversionista/perfil/seguridad/2fa',
    parent: 'investorSecurity',
    title: 'Verificación en dos pasos',
    keywords: ['2fa', 'código', 'autenticador'],
    page: () =>
      import('../features/identity/account/SecondFactorPage').then((file) => file.SecondFactorPage),
  },
  investorPassword: {
    path: '/inversionista/perfil/seguridad/contrasena',
    parent: 'investorSecurity',
    title: 'Contraseña',
    keywords: ['cambiar contraseña', 'clave'],
    page: () =>
      import('../features/identity/account/PasswordPage').then((file) => file.PasswordPage),
  },
});
