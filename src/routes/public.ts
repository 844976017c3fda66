import { defineRoutes } from './row';

/** Screens without a session; the only rows that the public pages load. */
export const publicRoutes = defineRoutes({
  home: { path: '/', title: 'Inicio', guard: 'home' },
  login: { path: '/login', parent: 'home', title: 'Iniciar sesión', guard: 'publicOnly' },
  logout: { path: '/logout', title: 'Cerrar sesión' },
  sessionLogout: { path: '/session-logout/:reason', title: 'Sesión cerrada' },
  resAuth: { path: '/res-auth', title: 'Continuar' },
  supplierResAuth: { path: '/proveedor/res-auth', title: 'Continuar' },
  error: { path: '/error', title: 'Acceso denegado' },
  faqs: { path: '/faqs', parent: 'home', title: 'Preguntas frecuentes' },
  security: { path: '/seguridad', parent: 'home', title: 'Seguridad' },

  registration: { path: '/registro', parent: 'home', title: 'Crear cuenta', guard: 'publicOnly' },
  registrationOfType: {
    path: '/registro/:type',
    parent: 'registration',
    title: 'Crear cuenta',
    guard: 'publicOnly',
  },
  referralRegistration: { path: '/r/:code', title: 'Invitación', guard: 'publicOnly' },
  activationRequest: {
    path: '/solicitar-activacion',
    parent: 'login',
    title: 'Solicitar activación',
    guard: 'publicOnly',
  },
  accountActivation: { path: '/activar-cuenta/:token', title: 'Activar cuenta' },
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
  },
  passwordReset: {
    path: '/password/reset/:token',
    parent: 'login',
    title: 'Contraseña nueva',
    guard: 'publicOnly',
  },
  emailConfirmation: { path: '/email-auth/:token', title: 'Confirmar correo' },
  preauth: { path: '/preauth/:token', title: 'Acceso como usuario' },

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
