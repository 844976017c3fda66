import { investorScreens } from '@contract/locales/es-MX/screens/investor';
import { t } from '@portal/i18n';
import { defineRoutes } from './row';

/** /inversionista and the investor's onboarding (isInvestor). */
export const investorRoutes = defineRoutes({
  investorBase: { title: t(investorScreens.investorBase), redirectTo: 'investorHome' },
  investorHome: {
    title: t(investorScreens.investorHome),
    menu: { icon: 'home', order: 10 },
    keywords: ['resumen', 'saldo'],
    page: () =>
      import('@portal/features/treasury/balances/InvestorHomePage').then(
        (file) => file.InvestorHomePage,
      ),
  },
  investorOnboarding: {
    parent: 'investorHome',
    title: t(investorScreens.investorOnboarding),
    access: 'onboarding.show',
    emptyPathChild: true,
    keywords: ['registro', 'pasos'],
    page: () =>
      import('../features/people/onboarding/OnboardingPage').then((file) => file.OnboardingPage),
  },

  // Investing
  opportunityList: {
    parent: 'investorHome',
    title: t(investorScreens.opportunityList),
    access: 'opportunities.list',
    menu: { icon: 'sun', group: 'investing', order: 20 },
    keywords: ['invertir', 'proyectos'],
    resource: { name: 'opportunities', action: 'list', byAddress: false },
    page: () =>
      import('../features/funding/opportunities/OpportunityListPage').then(
        (file) => file.OpportunityListPage,
      ),
  },
  opportunityShow: {
    parent: 'opportunityList',
    title: t(investorScreens.opportunityShow),
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
    title: t(investorScreens.portfolio),
    access: 'portfolio.show',
    menu: { icon: 'chart', group: 'investing', order: 30 },
    keywords: ['rendimiento', 'diversificación', 'tir', 'morosidad'],
    page: () =>
      import('@portal/features/treasury/portfolio/PortfolioPage').then(
        (file) => file.PortfolioPage,
      ),
  },
  participationList: {
    parent: 'investorHome',
    title: t(investorScreens.participationList),
    access: 'participations.list',
    menu: { icon: 'project', group: 'investing', order: 40 },
    keywords: ['participaciones', 'inversiones'],
    resource: { name: 'participations', action: 'list' },
    page: () =>
      import('../features/funding/participations/ParticipationListPage').then(
        (file) => file.ParticipationListPage,
      ),
  },
  participationShow: {
    parent: 'participationList',
    title: t(investorScreens.participationShow),
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
    title: t(investorScreens.investmentPlan),
    access: 'investment-plans.show',
    menu: { icon: 'funds', group: 'investing', order: 48 },
    keywords: ['meta', 'ahorro', 'proyección'],
    page: () =>
      import('@portal/features/treasury/investment-plans/InvestmentPlanPage').then(
        (file) => file.InvestmentPlanPage,
      ),
  },
  passiveIncome: {
    parent: 'portfolio',
    title: t(investorScreens.passiveIncome),
    access: 'passive-income.show',
    menu: { icon: 'money', group: 'investing', order: 42 },
    keywords: ['mensual', 'ingresos', 'meta'],
    page: () =>
      import('@portal/features/treasury/passive-income/PassiveIncomePage').then(
        (file) => file.PassiveIncomePage,
      ),
  },

  // Money in and out
  depositFunds: {
    parent: 'investorHome',
    title: t(investorScreens.depositFunds),
    access: 'deposits.list',
    menu: { icon: 'bank', group: 'money', order: 50 },
    keywords: ['depositar', 'clabe', 'spei'],
    resource: { name: 'deposits', action: 'list' },
    page: () =>
      import('@portal/features/treasury/deposits/DepositFundsPage').then(
        (file) => file.DepositFundsPage,
      ),
  },
  recurringDepositIntro: {
    parent: 'depositFunds',
    title: t(investorScreens.recurringDepositIntro),
    access: 'recurring-orders.list',
    page: () =>
      import('@portal/features/treasury/recurring-orders/RecurringIntroPage').then(
        (file) => file.RecurringDepositIntroPage,
      ),
  },
  recurringDeposit: {
    parent: 'depositFunds',
    title: t(investorScreens.recurringDeposit),
    access: 'recurring-orders.list',
    keywords: ['automático', 'mensual'],
    resource: { name: 'recurring-orders', action: 'list', byAddress: false },
    page: () =>
      import('@portal/features/treasury/recurring-orders/RecurringOrderPage').then(
        (file) => file.RecurringDepositPage,
      ),
  },
  raiseLimit: {
    parent: 'depositFunds',
    title: t(investorScreens.raiseLimit),
    keywords: ['nivel', 'experimentado'],
  },
  withdrawFunds: {
    parent: 'investorHome',
    title: t(investorScreens.withdrawFunds),
    access: 'withdrawals.create',
    menu: { icon: 'money', group: 'money', order: 60 },
    keywords: ['retiro', 'transferir'],
    resource: { name: 'withdrawals', action: 'list' },
    page: () =>
      import('@portal/features/treasury/withdrawals/WithdrawFundsPage').then(
        (file) => file.WithdrawFundsPage,
      ),
  },
  recurringWithdrawalIntro: {
    parent: 'withdrawFunds',
    title: t(investorScreens.recurringWithdrawalIntro),
    access: 'recurring-orders.list',
    page: () =>
      import('@portal/features/treasury/recurring-orders/RecurringIntroPage').then(
        (file) => file.RecurringWithdrawalIntroPage,
      ),
  },
  recurringWithdrawal: {
    parent: 'withdrawFunds',
    title: t(investorScreens.recurringWithdrawal),
    access: 'recurring-orders.list',
    keywords: ['automático', 'mensual'],
    page: () =>
      import('@portal/features/treasury/recurring-orders/RecurringOrderPage').then(
        (file) => file.RecurringWithdrawalPage,
      ),
  },
  investorMovements: {
    parent: 'investorHome',
    title: t(investorScreens.investorMovements),
    access: 'movements.list',
    menu: { icon: 'history', group: 'money', order: 80 },
    keywords: ['capital', 'intereses', 'impuestos'],
    resource: { name: 'movements', action: 'list' },
    page: () =>
      import('@portal/features/treasury/movements/MovementListPage').then(
        (file) => file.MovementListPage,
      ),
  },
  investorStatements: {
    parent: 'investorHome',
    title: t(investorScreens.investorStatements),
    access: 'statements.list',
    menu: { icon: 'document', group: 'money', order: 90 },
    keywords: ['constancias', 'pdf', 'xml'],
    resource: { name: 'statements', action: 'list', byAddress: false },
    page: () =>
      import('../features/treasury/statements/StatementListPage').then(
        (file) => file.StatementListPage,
      ),
  },
  referrals: {
    parent: 'investorHome',
    title: t(investorScreens.referrals),
    menu: { icon: 'gift', group: 'account', order: 100 },
    keywords: ['referidos', 'invitar', 'código'],
  },

  // Contracts and consent
  investorContracts: {
    parent: 'investorHome',
    title: t(investorScreens.investorContracts),
    access: 'contracts.list',
    menu: { icon: 'contract', group: 'account', order: 110 },
    keywords: ['firmar', 'constancia de riesgos'],
    page: () =>
      import('../features/people/investor-contracts/InvestorContractsPage').then(
        (file) => file.InvestorContractsPage,
      ),
  },
  investorContract: {
    parent: 'investorContracts',
    title: t(investorScreens.investorContract),
    access: 'contracts.show',
    page: () =>
      import('../features/people/investor-contracts/InvestorContractPage').then(
        (file) => file.InvestorContractPage,
      ),
  },
  consents: {
    parent: 'investorProfile',
    title: t(investorScreens.consents),
    keywords: ['privacidad', 'revocar'],
    page: () =>
      import('../features/people/consents/ConsentsPage').then((file) => file.ConsentsPage),
  },

  // Profile
  investorProfile: {
    parent: 'investorHome',
    title: t(investorScreens.investorProfile),
    access: 'investors.show',
    menu: { icon: 'user', group: 'account', order: 120 },
    keywords: ['datos', 'mi cuenta'],
    page: () =>
      import('../features/people/profiles/InvestorProfilePage').then(
        (file) => file.InvestorProfilePage,
      ),
  },
  investorProfileTab: {
    parent: 'investorProfile',
    title: t(investorScreens.investorProfileTab),
    access: 'investors.show',
    page: () =>
      import('../features/people/profiles/InvestorProfilePage').then(
        (file) => file.InvestorProfileTabPage,
      ),
  },
  investorAboutYou: {
    parent: 'investorProfile',
    title: t(investorScreens.investorAboutYou),
    access: 'investors.edit',
    keywords: ['ocupación', 'experiencia'],
    page: () =>
      import('../features/people/profiles/AboutYouPage').then((file) => file.AboutYouPage),
  },
  investorBank: {
    parent: 'investorProfile',
    title: t(investorScreens.investorBank),
    access: 'bank-accounts.edit',
    keywords: ['clabe', 'cuenta'],
    page: () =>
      import('@portal/features/people/bank-accounts/BankAccountPage').then(
        (file) => file.BankAccountPage,
      ),
  },
  investorContact: {
    parent: 'investorProfile',
    title: t(investorScreens.investorContact),
    access: 'investors.edit',
    keywords: ['correo', 'domicilio'],
    page: () => import('../features/people/profiles/ContactPage').then((file) => file.ContactPage),
  },
  investorPhone: {
    parent: 'investorProfile',
    title: t(investorScreens.investorPhone),
    access: 'investors.edit',
    keywords: ['celular'],
    page: () => import('../features/people/phones/PhonePage').then((file) => file.PhonePage),
  },
  investorBeneficiaries: {
    parent: 'investorProfile',
    title: t(investorScreens.investorBeneficiaries),
    access: 'investors.edit',
    keywords: ['herencia'],
    page: () =>
      import('../features/people/beneficiaries/BeneficiariesPage').then(
        (file) => file.BeneficiariesPage,
      ),
  },
  investorBeneficiaryCreate: {
    parent: 'investorBeneficiaries',
    title: t(investorScreens.investorBeneficiaryCreate),
    access: 'investors.edit',
    page: () =>
      import('../features/people/beneficiaries/NewBeneficiaryPage').then(
        (file) => file.NewBeneficiaryPage,
      ),
  },
  investorTaxProfile: {
    parent: 'investorProfile',
    title: t(investorScreens.investorTaxProfile),
    access: 'investors.edit',
    keywords: ['rfc', 'régimen', 'constancia'],
    page: () =>
      import('../features/people/profiles/TaxProfilePage').then((file) => file.TaxProfilePage),
  },
  investorKyc: {
    parent: 'investorProfile',
    title: t(investorScreens.investorKyc),
    keywords: ['kyc', 'identificación', 'ine'],
    page: () =>
      import('../features/people/identity-checks/IdentityCheckPage').then(
        (file) => file.IdentityCheckPage,
      ),
  },
  investorKycPerson: {
    parent: 'investorKyc',
    title: t(investorScreens.investorKycPerson),
    page: () =>
      import('../features/people/identity-checks/PersonCheckPage').then(
        (file) => file.PersonCheckPage,
      ),
  },
  investorKycResourceProvider: {
    parent: 'investorKyc',
    title: t(investorScreens.investorKycResourceProvider),
    page: () =>
      import('../features/people/identity-checks/PartyCheckPage').then(
        (file) => file.ResourceProviderPage,
      ),
  },
  investorKycRealOwner: {
    parent: 'investorKyc',
    title: t(investorScreens.investorKycRealOwner),
    page: () =>
      import('../features/people/identity-checks/PartyCheckPage').then(
        (file) => file.RealOwnerPage,
      ),
  },

  // Security
  investorSecurityTips: {
    parent: 'investorHome',
    title: t(investorScreens.investorSecurityTips),
    keywords: ['fraude', 'accesos'],
    page: () =>
      import('../features/platform/help/SecurityAdvicePage').then(
        (file) => file.SecurityAdvicePage,
      ),
  },
  investorNotifications: {
    parent: 'investorProfile',
    title: t(investorScreens.investorNotifications),
    menu: { icon: 'bell', group: 'account', order: 125 },
    keywords: ['avisos', 'correo'],
    page: () =>
      import('../features/platform/notifications/NoticesPage').then((file) => file.NoticesPage),
  },
  investorSecurity: {
    parent: 'investorProfile',
    title: t(investorScreens.investorSecurity),
    menu: { icon: 'security', order: 130 },
    keywords: ['sesiones', 'dispositivos'],
    page: () =>
      import('../features/identity/account/SecurityPage').then((file) => file.SecurityPage),
  },
  investorSecondFactor: {
    parent: 'investorSecurity',
    title: t(investorScreens.investorSecondFactor),
    keywords: ['2fa', 'código', 'autenticador'],
    page: () =>
      import('../features/identity/account/SecondFactorPage').then((file) => file.SecondFactorPage),
  },
  investorPassword: {
    parent: 'investorSecurity',
    title: t(investorScreens.investorPassword),
    keywords: ['cambiar contraseña', 'clave'],
    page: () =>
      import('../features/identity/account/PasswordPage').then((file) => file.PasswordPage),
  },
});
