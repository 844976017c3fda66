import { publicScreens } from '@contract/locales/es-MX/screens/public';
import { t } from '@portal/i18n';
import { defineRoutes } from './row';

/** Screens without a session; the only rows that the public pages load. */
export const publicRoutes = defineRoutes({
  home: {
    title: t(publicScreens.home),
    guard: 'home',
    page: () => import('../features/platform/home/HomePage').then((file) => file.HomePage),
  },
  login: {
    parent: 'home',
    title: t(publicScreens.login),
    guard: 'publicOnly',
    page: () => import('../features/identity/auth/LoginPage').then((file) => file.LoginPage),
  },
  logout: {
    title: t(publicScreens.logout),
    page: () => import('../features/identity/auth/LogoutPage').then((file) => file.LogoutPage),
  },
  sessionLogout: {
    title: t(publicScreens.sessionLogout),
    page: () =>
      import('../features/identity/auth/SessionLogoutPage').then((file) => file.SessionLogoutPage),
  },
  resAuth: {
    title: t(publicScreens.resAuth),
    page: () => import('../features/identity/auth/ResAuthPage').then((file) => file.ResAuthPage),
  },
  supplierResAuth: {
    title: t(publicScreens.supplierResAuth),
    page: () => import('../features/identity/auth/ResAuthPage').then((file) => file.ResAuthPage),
  },
  error: {
    title: t(publicScreens.error),
    page: () => import('../features/identity/auth/ErrorPage').then((file) => file.ErrorPage),
  },
  faqs: {
    parent: 'home',
    title: t(publicScreens.faqs),
    page: () => import('../features/platform/help/FaqsPage').then((file) => file.FaqsPage),
  },
  security: {
    parent: 'home',
    title: t(publicScreens.security),
    page: () =>
      import('../features/platform/help/SecurityTipsPage').then((file) => file.SecurityTipsPage),
  },
  simulator: {
    parent: 'home',
    title: t(publicScreens.simulator),
    page: () =>
      import('../features/credit/simulator/PublicSimulatorPage').then(
        (file) => file.PublicSimulatorPage,
      ),
  },
  sharedEstimate: {
    parent: 'home',
    title: t(publicScreens.sharedEstimate),
    page: () =>
      import('../features/credit/estimates/SharedEstimatePage').then(
        (file) => file.SharedEstimatePage,
      ),
  },

  terms: {
    parent: 'home',
    title: t(publicScreens.terms),
    page: () => import('../features/people/legal/LegalPage').then((file) => file.TermsPage),
  },
  privacy: {
    parent: 'home',
    title: t(publicScreens.privacy),
    page: () => import('../features/people/legal/LegalPage').then((file) => file.PrivacyPage),
  },

  statementCheck: {
    parent: 'home',
    title: t(publicScreens.statementCheck),
    page: () =>
      import('../features/treasury/statements/StatementCheckPage').then(
        (file) => file.StatementCheckPage,
      ),
  },

  registration: {
    parent: 'home',
    title: t(publicScreens.registration),
    guard: 'publicOnly',
    page: () =>
      import('../features/people/registrations/RegistrationPage').then(
        (file) => file.RegistrationPage,
      ),
  },
  registrationOfType: {
    parent: 'registration',
    title: t(publicScreens.registrationOfType),
    guard: 'publicOnly',
    page: () =>
      import('../features/people/registrations/RegistrationFormPage').then(
        (file) => file.RegistrationFormPage,
      ),
  },
  referralRegistration: {
    title: t(publicScreens.referralRegistration),
    guard: 'publicOnly',
    page: () =>
      import('../features/people/registrations/ReferralPage').then((file) => file.ReferralPage),
  },
  activationRequest: {
    parent: 'login',
    title: t(publicScreens.activationRequest),
    guard: 'publicOnly',
    page: () =>
      import('../features/people/registrations/ActivationRequestPage').then(
        (file) => file.ActivationRequestPage,
      ),
  },
  accountActivation: {
    title: t(publicScreens.accountActivation),
    goesOnSignedIn: true,
    page: () =>
      import('../features/people/registrations/AccountActivationPage').then(
        (file) => file.AccountActivationPage,
      ),
  },
  administratorCreation: {
    title: t(publicScreens.administratorCreation),
    page: () =>
      import('../features/identity/administrators/AdministratorPage').then(
        (file) => file.AdministratorPage,
      ),
  },
  agentActivation: {
    title: t(publicScreens.agentActivation),
    page: () =>
      import('../features/people/agents/AgentActivationPage').then(
        (file) => file.AgentActivationPage,
      ),
  },
  applicantActivation: {
    title: t(publicScreens.applicantActivation),
    goesOnSignedIn: true,
    page: () =>
      import('../features/people/applicant-invitations/ApplicantActivationPage').then(
        (file) => file.ApplicantActivationPage,
      ),
  },
  applicantCreation: {
    title: t(publicScreens.applicantCreation),
    page: () =>
      import('../features/people/applicant-invitations/ApplicantCreationPage').then(
        (file) => file.ApplicantCreationPage,
      ),
  },
  passwordResetRequest: {
    parent: 'login',
    title: t(publicScreens.passwordResetRequest),
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/auth/PasswordResetRequestPage').then(
        (file) => file.PasswordResetRequestPage,
      ),
  },
  passwordReset: {
    parent: 'login',
    title: t(publicScreens.passwordReset),
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/auth/PasswordResetPage').then((file) => file.PasswordResetPage),
  },
  accountUnlock: {
    parent: 'login',
    title: t(publicScreens.accountUnlock),
    page: () =>
      import('../features/identity/auth/AccountUnlockPage').then((file) => file.AccountUnlockPage),
  },
  emailConfirmation: {
    title: t(publicScreens.emailConfirmation),
    page: () =>
      import('../features/identity/email-changes/EmailConfirmationPage').then(
        (file) => file.EmailConfirmationPage,
      ),
  },
  preauth: {
    title: t(publicScreens.preauth),
    page: () => import('../features/identity/auth/PreauthPage').then((file) => file.PreauthPage),
  },

  contractSigning: {
    title: t(publicScreens.contractSigning),
    page: () =>
      import('../features/people/contract-signing/ContractSigningPage').then(
        (file) => file.ContractSigningPage,
      ),
  },
  coObligorOnboarding: {
    title: t(publicScreens.coObligorOnboarding),
    page: () =>
      import('../features/people/co-obligors/CoObligorOnboardingPage').then(
        (file) => file.CoObligorOnboardingPage,
      ),
  },
  coObligorIdentity: {
    parent: 'coObligorOnboarding',
    title: t(publicScreens.coObligorIdentity),
    page: () =>
      import('../features/people/co-obligors/CoObligorIdentityPage').then(
        (file) => file.CoObligorIdentityPage,
      ),
  },
  coObligorCreditReport: {
    parent: 'coObligorOnboarding',
    title: t(publicScreens.coObligorCreditReport),
    page: () =>
      import('../features/people/co-obligors/CoObligorBureauPage').then(
        (file) => file.CoObligorBureauPage,
      ),
  },
  coObligorRestructure: {
    parent: 'coObligorOnboarding',
    title: t(publicScreens.coObligorRestructure),
    page: () =>
      import('../features/people/co-obligors/CoObligorRestructurePage').then(
        (file) => file.CoObligorRestructurePage,
      ),
  },
  applicantIdentity: {
    title: t(publicScreens.applicantIdentity),
    page: () =>
      import('../features/people/identity-capture/IdentityCapturePage').then(
        (file) => file.IdentityCapturePage,
      ),
  },
  satisfactionSurvey: {
    title: t(publicScreens.satisfactionSurvey),
    page: () => import('../features/credit/surveys/SurveyPage').then((file) => file.SurveyPage),
  },
  registeredCards: {
    title: t(publicScreens.registeredCards),
    page: () => import('../features/treasury/cards/CardsPage').then((file) => file.CardsPage),
  },
});
