import { defineRoutes } from './row';

/** Screens without a session; the only rows that the public pages load. */
export const publicRoutes = defineRoutes({
  home: {
    title: 'Inicio',
    guard: 'home',
    page: () => import('../features/platform/home/HomePage').then((file) => file.HomePage),
  },
  login: {
    parent: 'home',
    title: 'Iniciar sesión',
    guard: 'publicOnly',
    page: () => import('../features/identity/auth/LoginPage').then((file) => file.LoginPage),
  },
  logout: {
    title: 'Cerrar sesión',
    page: () => import('../features/identity/auth/LogoutPage').then((file) => file.LogoutPage),
  },
  sessionLogout: {
    title: 'Sesión cerrada',
    page: () =>
      import('../features/identity/auth/SessionLogoutPage').then((file) => file.SessionLogoutPage),
  },
  resAuth: {
    title: 'Continuar',
    page: () => import('../features/identity/auth/ResAuthPage').then((file) => file.ResAuthPage),
  },
  supplierResAuth: {
    title: 'Continuar',
    page: () => import('../features/identity/auth/ResAuthPage').then((file) => file.ResAuthPage),
  },
  error: {
    title: 'Acceso denegado',
    page: () => import('../features/identity/auth/ErrorPage').then((file) => file.ErrorPage),
  },
  faqs: {
    parent: 'home',
    title: 'Preguntas frecuentes',
    page: () => import('../features/platform/help/FaqsPage').then((file) => file.FaqsPage),
  },
  security: {
    parent: 'home',
    title: 'Seguridad',
    page: () =>
      import('../features/platform/help/SecurityTipsPage').then((file) => file.SecurityTipsPage),
  },

  terms: {
    parent: 'home',
    title: 'Términos y condiciones',
    page: () => import('../features/people/legal/LegalPage').then((file) => file.TermsPage),
  },
  privacy: {
    parent: 'home',
    title: 'Aviso de privacidad',
    page: () => import('../features/people/legal/LegalPage').then((file) => file.PrivacyPage),
  },

  registration: {
    parent: 'home',
    title: 'Crear cuenta',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/registrations/RegistrationPage').then(
        (file) => file.RegistrationPage,
      ),
  },
  registrationOfType: {
    parent: 'registration',
    title: 'Crear cuenta',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/registrations/RegistrationFormPage').then(
        (file) => file.RegistrationFormPage,
      ),
  },
  referralRegistration: {
    title: 'Invitación',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/registrations/ReferralPage').then((file) => file.ReferralPage),
  },
  activationRequest: {
    parent: 'login',
    title: 'Solicitar activación',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/registrations/ActivationRequestPage').then(
        (file) => file.ActivationRequestPage,
      ),
  },
  accountActivation: {
    title: 'Activar cuenta',
    page: () =>
      import('../features/identity/registrations/AccountActivationPage').then(
        (file) => file.AccountActivationPage,
      ),
  },
  agentActivation: { title: 'Activar cuenta de vendedor' },
  applicantActivation: {
    title: 'Activa tu cuenta',
  },
  applicantCreation: { title: 'Crear cuenta de solicitante' },
  passwordResetRequest: {
    parent: 'login',
    title: 'Restablecer contraseña',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/auth/PasswordResetRequestPage').then(
        (file) => file.PasswordResetRequestPage,
      ),
  },
  passwordReset: {
    parent: 'login',
    title: 'Contraseña nueva',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/auth/PasswordResetPage').then((file) => file.PasswordResetPage),
  },
  accountUnlock: {
    parent: 'login',
    title: 'Abrir cuenta',
    page: () =>
      import('../features/identity/auth/AccountUnlockPage').then((file) => file.AccountUnlockPage),
  },
  emailConfirmation: { title: 'Confirmar correo' },
  preauth: {
    title: 'Acceso como usuario',
    page: () => import('../features/identity/auth/PreauthPage').then((file) => file.PreauthPage),
  },

  contractSigning: { title: 'Firma de contratos' },
  coObligorOnboarding: { title: 'Obligado solidario' },
  coObligorIdentity: {
    parent: 'coObligorOnboarding',
    title: 'Verificación de identidad',
  },
  coObligorCreditReport: {
    parent: 'coObligorOnboarding',
    title: 'Autorización de consulta',
  },
  applicantIdentity: {
    title: 'Verificación de identidad',
  },
  satisfactionSurvey: { title: 'Encuesta de satisfacción' },
  registeredCards: { title: 'Tarjetas registradas' },
});
