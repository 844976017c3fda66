import { publicPaths } from './public-paths';

/**
 * Where every screen is: its key and its path, with parameters as `:name`, as the specification spells it.
 * The portal's table of screens (`src/screens`) has the rest of each; mails and notices lead here by key.
 */
export const screenPaths = {
  ...publicPaths,
  // Applicants
  applicantBase: '/solicitante',
  applicantHome: '/solicitante/inicio',
  applicantOnboarding: '/solicitante-onboarding',
  applicantProjectCreate: '/solicitante/crear-proyecto/nuevo',
  loanSimulator: '/solicitante/simulador-de-credito/:loanType',
  loanApplication: '/solicitante/solicitud-de-credito/:projectId',
  applicantLoan: '/solicitante/credito/:loanId',
  projectSurvey: '/solicitante/encuesta/:projectId',
  pendingContracts: '/solicitante/contratos-pendientes/:projectId',
  applicantContracts: '/solicitante/contratos',
  applicantReferences: '/solicitante/referencias',
  makePayment: '/solicitante/realizar-pagos',
  autopay: '/solicitante/pagos-automaticos',
  applicantMovements: '/solicitante/movimientos',
  applicantStatements: '/solicitante/estados-cuenta',
  applicantInvoices: '/solicitante/facturacion/resumen',
  applicantWithholdings: '/solicitante/facturacion/retenciones',
  applicantProfile: '/solicitante/perfil',
  applicantNotifications: '/solicitante/perfil/notificaciones',
  applicantAccount: '/solicitante/perfil/cuenta',
  applicantProfileEdit: '/solicitante/perfil/editar-general',
  applicantTaxProfile: '/solicitante/editar-perfil/perfil-fiscal',
  applicantAboutYou: '/solicitante/editar-perfil/sobre-ti',
  applicantKyc: '/solicitante/kyc',
  applicantKycPerson: '/solicitante/kycPerson',
  applicantKycResourceProvider: '/solicitante/kycProveedor',
  applicantKycRealOwner: '/solicitante/kycPropietario',
  applicantSecurityTips: '/solicitante/seguridad',
  applicantSecurity: '/solicitante/perfil/seguridad',
  applicantSecondFactor: '/solicitante/perfil/seguridad/2fa',
  applicantPassword: '/solicitante/perfil/seguridad/contrasena',
  applicantFaqs: '/solicitante/faqs',
  // Suppliers and their agents
  supplierBase: '/proveedor',
  supplierHome: '/proveedor/inicio',
  supplierOnboarding: '/instalador-onboarding',
  supplierOnboardingRest: '/proveedor/onboarding/completar-perfil',
  agentOnboarding: '/agente-onboarding',
  agentOnboardingOfSupplier: '/instalador-onboarding/agente-onboarding',
  supplierProjectList: '/proveedor/mis-proyectos',
  supplierProjectArchive: '/proveedor/mis-proyectos-archivados',
  supplierProjectCreate: '/proveedor/crear-proyecto/nuevo',
  supplierProjectReceipt: '/proveedor/crear-proyecto/:projectId/acuse',
  supplierProjectShow: '/proveedor/proyecto/:projectId',
  siteShow: '/proveedor/proyecto/:projectId/fg_location/:siteId',
  siteTechnicalData: '/proveedor/proyecto/:projectId/fg_location/:siteId/datos-tecnicos',
  siteEvidence: '/proveedor/proyecto/:projectId/fg_location/:siteId/evidencias',
  contractWorkflow: '/proveedor/proyecto/:projectId/firma-contrato/:workflowId',
  incomeSource: '/proveedor/proyecto/:projectId/fuente_ingresos/:incomeSourceId/:incomeRole',
  supplierPayments: '/proveedor/pagos',
  supplierProspectList: '/proveedor/mis-prospectos',
  supplierApplicantList: '/proveedor/solicitantes',
  agentList: '/proveedor/vendedores',
  agentShow: '/proveedor/vendedores/:agentId',
  expressSimulator: '/proveedor/simulador-express',
  supplierTools: '/proveedor/mis-herramientas',
  equipmentCatalog: '/proveedor/catalogo',
  accreditationList: '/proveedor/acreditaciones',
  accreditationShow: '/proveedor/acreditaciones/:accreditationId',
  supplierCredit: '/proveedor/credito-integradores',
  supplierCreditSimulator: '/proveedor/credito-integradores/simulador',
  supplierCreditDraw: '/proveedor/credito-integradores/disposiciones/:drawId',
  supplierProfile: '/proveedor/perfil',
  supplierProfileEdit: '/proveedor/perfil/editar',
  supplierNotifications: '/proveedor/perfil/notificaciones',
  profileAccreditation: '/proveedor/perfil/acreditaciones/:accreditationId',
  supplierInformation: '/proveedor/perfil/informacion',
  supplierAccount: '/proveedor/perfil/cuenta',
  supplierSecurity: '/proveedor/perfil/seguridad',
  supplierPassword: '/proveedor/perfil/seguridad/contrasena',
  knowledgeCertificate: '/proveedor/mis-contratos/constancia-conocimiento/',
  knowledgeText: '/proveedor/mis-contratos/constancia-conocimiento/:document',
  supplierFaqs: '/proveedor/faqs',
  supplierSecurityTips: '/proveedor/seguridad',
  // Investors
  investorBase: '/inversionista',
  investorHome: '/inversionista/inicio',
  investorOnboarding: '/inversionista-onboarding',
  opportunityList: '/inversionista/oportunidades',
  opportunityShow: '/inversionista/oportunidad/:opportunityId',
  portfolio: '/inversionista/portafolio',
  participationList: '/inversionista/mis-proyectos',
  participationShow: '/inversionista/mis-proyectos/:participationId',
  investmentPlan: '/inversionista/plan-de-inversion',
  passiveIncome: '/inversionista/ingreso-pasivo',
  depositFunds: '/inversionista/abonar-fondos',
  recurringDepositIntro: '/inversionista/opcional-abono-recurrente',
  recurringDeposit: '/inversionista/abono-recurrente',
  raiseLimit: '/inversionista/aumentar-limite',
  withdrawFunds: '/inversionista/retirar-fondos',
  recurringWithdrawalIntro: '/inversionista/opcional-retiro-recurrente',
  recurringWithdrawal: '/inversionista/retiro-recurrente',
  investorMovements: '/inversionista/mis-movimientos',
  investorStatements: '/inversionista/estados-cuenta',
  referrals: '/inversionista/redferidos',
  investorContracts: '/inversionista/contratos',
  investorContract: '/inversionista/perfil/contratos/:contractType',
  consents: '/inversionista/consentimientos',
  investorProfile: '/inversionista/perfil',
  investorProfileTab: '/inversionista/perfil/:profileTab',
  investorAboutYou: '/inversionista/editar-perfil/sobre-ti',
  investorBank: '/inversionista/editar-perfil/banco',
  investorContact: '/inversionista/editar-perfil/contacto',
  investorPhone: '/inversionista/editar-perfil/telefono',
  investorBeneficiaries: '/inversionista/editar-perfil/beneficiarios',
  investorBeneficiaryCreate: '/inversionista/beneficiarios/nuevo',
  investorTaxProfile: '/inversionista/editar-perfil/perfil-fiscal',
  investorKyc: '/inversionista/kyc',
  investorKycPerson: '/inversionista/kycPerson',
  investorKycResourceProvider: '/inversionista/kycProveedor',
  investorKycRealOwner: '/inversionista/kycPropietario',
  investorSecurityTips: '/inversionista/seguridad',
  investorNotifications: '/inversionista/perfil/notificaciones',
  investorSecurity: '/inversionista/perfil/seguridad',
  investorSecondFactor: '/inversionista/perfil/seguridad/2fa',
  investorPassword: '/inversionista/perfil/seguridad/contrasena',
  // Program staff
  programBase: '/programas',
  programAreaBase: '/programa',
  programHome: '/programa/inicio',
  performance: '/programa/performance',
  programRequestList: '/programa/performance/solicitudes',
  progress: '/programa/avance',
  demographics: '/programa/demografico',
  programCollections: '/programa/cobranza',
  programCreditList: '/programa/cobranza/creditos',
  effectiveness: '/programa/efectividad',
  supportFiles: '/programa/informacion-de-apoyo',
  programProjectList: '/programa/proyectos-en-proceso',
  prospectList: '/programa/lista-de-prospectos',
  prospectShow: '/programa/lista-de-prospectos/:prospectId',
  prospectUpload: '/programa/carga-de-prospectos',
  programUserList: '/programa/usuarios',
  zoneCatalog: '/programa/catalogo-zonas-y-regiones',
  programNotifications: '/programa/notificaciones',
  programSecurity: '/programa/seguridad',
  // Staff
  backofficeBase: '/backoffice',
  backofficeHome: '/backoffice/inicio',
  documentQueue: '/backoffice/cola-documentos',
  accreditationQueue: '/backoffice/acreditaciones',
  accreditationReview: '/backoffice/acreditaciones/:accreditationId',
  userFile: '/backoffice/expediente/:userId',
  backofficeProjectList: '/backoffice/creditos',
  backofficeProjectShow: '/backoffice/credito/:projectId',
  stageApprovals: '/backoffice/etapas',
  stageEvidence: '/backoffice/etapas/:stageId',
  applicantList: '/backoffice/solicitantes',
  applicantShow: '/backoffice/solicitantes/:applicantId',
  applicantEdit: '/backoffice/solicitantes/:applicantId/editar',
  investorList: '/backoffice/inversionistas',
  investorShow: '/backoffice/inversionistas/:investorId',
  investorEdit: '/backoffice/inversionistas/:investorId/editar',
  supplierList: '/backoffice/proveedores',
  acknowledgementList: '/backoffice/constancias-de-conocimiento',
  installerFiles: '/backoffice/material-de-instaladores',
  sellerList: '/backoffice/vendedores',
  sellerShow: '/backoffice/vendedores/:agentId',
  supplierShow: '/backoffice/proveedores/:supplierId',
  approvalList: '/backoffice/por-autorizar',
  publications: '/backoffice/publicaciones',
  backofficeCreditLineList: '/backoffice/lineas-de-credito',
  backofficeCreditLineShow: '/backoffice/lineas-de-credito/:supplierId',
  backofficeCreditDrawShow: '/backoffice/disposiciones/:drawId',
  treasury: '/backoffice/tesoreria',
  directDebitCharges: '/backoffice/domiciliacion',
  collectionQueue: '/backoffice/cobranza',
  collectionShow: '/backoffice/cobranza/:loanId',
  templateList: '/backoffice/plantillas',
  templateShow: '/backoffice/plantillas/:templateName',
  catalogList: '/backoffice/catalogos',
  settingList: '/backoffice/parametros',
  userList: '/backoffice/usuarios-y-permisos',
  userCreate: '/backoffice/usuarios-y-permisos/nueva',
  policyShow: '/backoffice/usuarios-y-permisos/permisos',
  userShow: '/backoffice/usuarios-y-permisos/:userId',
  documentDefinitionList: '/backoffice/definiciones-de-documentos',
  documentDefinitionCreate: '/backoffice/definiciones-de-documentos/nueva',
  documentDefinitionShow: '/backoffice/definiciones-de-documentos/:docId',
  documentDefinitionEdit: '/backoffice/definiciones-de-documentos/:docId/editar',
  programList: '/backoffice/programas',
  programShow: '/backoffice/programas/:programId',
  auditList: '/backoffice/auditoria',
  mailList: '/backoffice/correos',
  surveyList: '/backoffice/encuestas',
  privacyRequestList: '/backoffice/derechos-arco',
  reportList: '/backoffice/reportes',
  alertList: '/backoffice/alertas-pld',
  alertShow: '/backoffice/alertas-pld/:alertId',
  jobList: '/backoffice/trabajos',
  health: '/backoffice/salud',
  backofficeNotifications: '/backoffice/notificaciones',
  backofficeSecurity: '/backoffice/seguridad',
  // Of every role
  sharedFaqs: '/inversionista/faqs',
  resaleList: '/inversionista/recuperados',
  resaleShow: '/inversionista/recuperados/:resaleId',
} as const satisfies Readonly<Record<string, `/${string}`>>;

/** Key of any screen of the portal. */
export type ScreenKey = keyof typeof screenPaths;

export const isScreenKey = (key: string): key is ScreenKey => key in screenPaths;

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a screen's path, by name. */
export type ScreenParams<Key extends ScreenKey> = Readonly<
  Record<ParamName<(typeof screenPaths)[Key]>, string>
>;

type HrefArguments<Key extends ScreenKey> = [ParamName<(typeof screenPaths)[Key]>] extends [never]
  ? []
  : [params: ScreenParams<Key>];

/**
 * Path of a screen: `href('opportunityShow', { opportunityId })`. An unknown key and a missing
 * parameter do not compile.
 *
 * @throws Error when a parameter cannot be a path segment
 */
export function href<Key extends ScreenKey>(key: Key, ...params: HrefArguments<Key>): string;
export function href(key: ScreenKey, params: Readonly<Record<string, string>> = {}): string {
  return fillPath(screenPaths[key], params);
}

/**
 * Puts parameters into a path, each as one encoded segment.
 *
 * @throws Error when one is missing, empty, or would climb the path ("..")
 */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '' || value === '.' || value === '..') {
      throw new Error(`Path ${path} cannot take "${value}" for ${name}`);
    }
    return encodeURIComponent(value);
  });
}
