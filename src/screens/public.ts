import { defineRoutes } from './row';

/** Screens without a session; the only rows that the public pages load. */
export const publicRoutes = defineRoutes({
  home: {
    path: '/',
    title: 'Inicio',
    guard: 'home',
    page: () => import('../features/platform/home/HomePage').then((file) => file.HomePage),
  },
  login: {
    path: '/login',
    parent: 'home',
    title: 'Iniciar sesión',
    guard: 'publicOnly',
    page: () => import('../features/identity/auth/LoginPage').then((file) => file.LoginPage),
  },
  logout: {
    path: '/logout',
    title: 'Cerrar sesión',
    page: () => import('../features/identity/auth/LogoutPage').then((file) => file.LogoutPage),
  },
  sessionLogout: {
    path: '/session-logout/:reason',
    title: 'Sesión cerrada',
    page: () =>
      import('../features/identity/auth/SessionLogoutPage').then((file) => file.SessionLogoutPage),
  },
  resAuth: {
    path: '/res-auth',
    title: 'Continuar',
    page: () => import('../features/identity/auth/ResAuthPage').then((file) => file.ResAuthPage),
  },
  supplierResAuth: {
    path: '/proveedor/res-auth',
    title: 'Continuar',
    page: () => import('../features/identity/auth/ResAuthPage').then((file) => file.ResAuthPage),
  },
  error: {
    path: '/error',
    title: 'Acceso denegado',
    page: () => import('../features/identity/auth/ErrorPage').then((file) => file.ErrorPage),
  },
  faqs: {
    path: '/faqs',
    parent: 'home',
    title: 'Preguntas frecuentes',
    page: () => import('../features/platform/help/FaqsPage').then((file) => file.FaqsPage),
  },
  security: {
    path: '/seguridad',
    parent: 'home',
    title: 'Seguridad',
    page: () =>
      import('../features/platform/help/SecurityTipsPage').then((file) => file.SecurityTipsPage),
  },

  terms: {
    path: '/terminos',
    parent: 'home',
    title: 'Términos y condiciones',
    page: () => import('../features/people/legal/LegalPage').then((file) => file.TermsPage),
  },
  privacy: {
    path: '/aviso-de-privacidad',
    parent: 'home',
    title: 'Aviso de privacidad',
    page: () => import('../features/people/legal/LegalPage').then((file) => file.PrivacyPage),
  },

  registration: {
    path: '/registro',
    parent: 'home',
    title: 'Crear cuenta',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/registrations/RegistrationPage').then(
        (file) => file.RegistrationPage,
      ),
  },
  registrationOfType: {
    path: '/registro/:type',
    parent: 'registration',
    title: 'Crear cuenta',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/registrations/RegistrationFormPage').then(
        (file) => file.RegistrationFormPage,
      ),
  },
  referralRegistration: {
    path: '/r/:code',
    title: 'Invitación',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/registrations/ReferralPage').then((file) => file.ReferralPage),
  },
  activationRequest: {
    path: '/solicitar-activacion',
    parent: 'login',
    title: 'Solicitar activación',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/registrations/ActivationRequestPage').then(
        (file) => file.ActivationRequestPage,
      ),
  },
  accountActivation: {
    path: '/activar-cuenta/:token',
    title: 'Activar cuenta',
    page: () =>
      import('../features/identity/registrations/AccountActivationPage').then(
        (file) => file.AccountActivationPage,
      ),
  },
  agentActivation: { path: '/activar-nuevo-vendedor/:token', title: 'Activar cuenta de vendedor' },
  applicantActivation: {
    path: '/solicitante/:loanId/activa-tu-cuenta/:token',
    title: 'Activa tu cuenta',
  },
  applicantCreation: { path: '/solicitante/crear/:token', title: 'Crear cuenta de solicitante' },
  passwordResetRequest: {
    path: '/password/reset',
    parent: 'login',
    title: 'Restablecer contraseña',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/auth/PasswordResetRequestPage').then(
        (file) => file.PasswordResetRequestPage,
      ),
  },
  passwordReset: {
    path: '/password/reset/:token',
    parent: 'login',
    title: 'Contraseña nueva',
    guard: 'publicOnly',
    page: () =>
      import('../features/identity/auth/PasswordResetPage').then((file) => file.PasswordResetPage),
  },
  accountUnlock: {
    path: '/desbloquear-cuenta/:token',
    parent: 'login',
    title: 'Abrir cuenta',
    page: () =>
      import('../features/identity/auth/AccountUnlockPage').then((file) => file.AccountUnlockPage),
  },
  emailConfirmation: { path: '/email-auth/:token', title: 'Confirmar correo' },
  preauth: {
    path: '/preauth/:token',
    title: 'Acceso como usuario',
    page: () => import('../features/identity/auth/PreauthPage').then((file) => file.PreauthPage),
  },

  contractSigning: { path: '/firma-de-contratos', title: 'Firma de contratos' },
  coObligorOnboarding: { path: '/obligado-solidario/onboarding', title: 'Obligado solidario' },
  coObligorIdentity: {
    path: '/obligado-solidario/verificacion-identidad',
    parent: 'coObligorOnboarding',
    title: 'Verificación de identidad',
  },
  coObligorCreditReport: {
    path: '/obligado-solidario/consulta-cdc',
    parent: 'coObligorOnboarding',
    title: 'Autorización de consulta',
  },
  applicantIdentity: {
    path: '/solicitante/:clientId/verificacion-identidad',
    title: 'Verificación de identidad',
  },
  satisfactionSurvey: { path: '/encuesta', title: 'Encuesta de satisfacción' },
  registeredCards: { path: '/tarjetas/:externalId', title: 'Tarjetas registradas' },
});
