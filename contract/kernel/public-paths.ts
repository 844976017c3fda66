/** Paths of the screens without a session, apart so that those screens load no other paths. */
export const publicPaths = {
  home: '/',
  login: '/login',
  logout: '/logout',
  sessionLogout: '/session-logout/:reason',
  resAuth: '/res-auth',
  supplierResAuth: '/proveedor/res-auth',
  error: '/error',
  faqs: '/faqs',
  security: '/seguridad',
  simulator: '/simulador-de-credito/:loanType',
  sharedEstimate: '/estimacion/:code',
  terms: '/terminos',
  privacy: '/aviso-de-privacidad',
  statementCheck: '/verificar',
  registration: '/registro',
  registrationOfType: '/registro/:type',
  referralRegistration: '/r/:code',
  activationRequest: '/solicitar-activacion',
  accountActivation: '/activar-cuenta/:token',
  administratorCreation: '/administrador/:token',
  agentActivation: '/activar-nuevo-vendedor/:token',
  applicantActivation: '/solicitante/:loanId/activa-tu-cuenta/:token',
  applicantCreation: '/solicitante/crear/:token',
  passwordResetRequest: '/password/reset',
  passwordReset: '/password/reset/:token',
  accountUnlock: '/desbloquear-cuenta/:token',
  emailConfirmation: '/email-auth/:token',
  preauth: '/preauth/:token',
  contractSigning: '/firma-de-contratos',
  coObligorOnboarding: '/obligado-solidario/onboarding',
  coObligorIdentity: '/obligado-solidario/verificacion-identidad',
  coObligorCreditReport: '/obligado-solidario/consulta-cdc',
  coObligorRestructure: '/obligado-solidario/reestructura',
  applicantIdentity: '/solicitante/:clientId/verificacion-identidad',
  satisfactionSurvey: '/encuesta',
  registeredCards: '/tarjetas/:externalId',
} as const satisfies Readonly<Record<string, `/${string}`>>;

/** Pages whose path has no place for their secret: it stands behind the hash, which no browser sends anywhere. */
export const hashPages: readonly string[] = [
  publicPaths.applicantIdentity,
  publicPaths.coObligorOnboarding,
  publicPaths.coObligorIdentity,
  publicPaths.coObligorCreditReport,
  publicPaths.coObligorRestructure,
  publicPaths.contractSigning,
  publicPaths.satisfactionSurvey,
];

/** Pages whose address is nobody's to guess, and stays in the address bar: its owner comes back to it. */
export const unguessablePages: readonly string[] = [
  publicPaths.registeredCards,
  publicPaths.sharedEstimate,
];

/** In the address of an activation: who opens it was invited to a program, and may have an account already. */
export const TO_PROGRAM = 'programa';
