import { words } from '../../../kernel/words';

export { alertCalls } from '../compliance/alerts-calls';
export { reportCalls } from '../compliance/reports-calls';
export { coObligorCalls } from '../credit/co-obligors-calls';
export { collectionCalls } from '../credit/collections-calls';
export { committeeCalls } from '../credit/committee-calls';
export { contractSignerCalls } from '../credit/contract-signers-calls';
export { earlyPaymentCalls } from '../credit/early-payments-calls';
export { equipmentCalls } from '../credit/equipment-calls';
export { estimateCalls } from '../credit/estimates-calls';
export { figureRowCalls } from '../credit/figure-rows-calls';
export { incomeSourceCalls } from '../credit/income-sources-calls';
export { leadCalls } from '../credit/leads-calls';
export { preparedRequestCalls } from '../credit/prepared-requests-calls';
export { programFigureCalls } from '../credit/program-figures-calls';
export { programPeopleCalls } from '../credit/program-people-calls';
export { programProjectCalls } from '../credit/program-projects-calls';
export { projectPlaceCalls } from '../credit/project-places-calls';
export { restructureCalls } from '../credit/restructures-calls';
export { siteCalls } from '../credit/sites-calls';
export { surveyCalls } from '../credit/surveys-calls';
export { writeOffCalls } from '../credit/write-offs-calls';
export { documentDefinitionCalls } from '../documents/definitions-calls';
export { rejectionReasonCalls } from '../documents/rejection-reasons-calls';
export { documentReviewCalls } from '../documents/review-calls';
export { emailChangeCalls } from '../identity/email-changes-calls';
export { accreditationCalls } from '../people/accreditations-calls';
export { acknowledgementCalls } from '../people/acknowledgements-calls';
export { agentCalls } from '../people/agents-calls';
export { applicantInvitationCalls } from '../people/applicant-invitations-calls';
export { beneficiaryCalls } from '../people/beneficiaries-calls';
export { consentCalls } from '../people/consents-calls';
export { identityCheckCalls } from '../people/identity-checks-calls';
export { investorGateCalls } from '../people/investor-gate-calls';
export { investorCalls } from '../people/investors-calls';
export { onboardingCalls } from '../people/onboarding-calls';
export { personFileCalls } from '../people/person-files-calls';
export { personNoteCalls } from '../people/person-notes-calls';
export { personTimelineCalls } from '../people/person-timeline-calls';
export { phoneCalls } from '../people/phones-calls';
export { privacyCalls } from '../people/privacy-calls';
export { profileCalls } from '../people/profiles-calls';
export { programUserCalls } from '../people/program-users-calls';
export { prospectInvitationCalls } from '../people/prospect-invitations-calls';
export { referenceCalls } from '../people/references-calls';
export { referralCalls } from '../people/referrals-calls';
export { supplierCalls } from '../people/suppliers-calls';
export { faqCalls } from '../platform/faqs-calls';
export { healthCalls } from '../platform/health-calls';
export { jobCalls } from '../platform/jobs-calls';
export { mailCalls } from '../platform/mails-calls';
export { notificationPreferenceCalls } from '../platform/notification-preferences-calls';
export { savedFilterCalls } from '../platform/saved-filters-calls';
export { templateCalls } from '../platform/template-calls';
export { programCalls } from '../program/programs-calls';
export { prospectExportCalls } from '../program/prospect-exports-calls';
export { supportFileCalls } from '../program/support-files-calls';
export { zoneCalls } from '../program/zones-calls';
export { cardCalls } from '../treasury/cards-calls';
export { portfolioCalls } from '../treasury/portfolio-calls';
export { recurringOrderCalls } from '../treasury/recurring-orders-calls';

/**
 * What each call does, for who reads the API's description; the portal does not load it. Those of a noun
 * that has a file for them are passed on above.
 */
export const callSummaries = words('callSummaries', {
  'GET /api/v1/contracts': 'Contratos, los más nuevos primero',
  'GET /api/v1/contracts/:contractId': 'Un contrato y sus firmas',
  'GET /api/v1/contracts/:contractId/paper': 'Lo que dice el contrato, para leerlo en pantalla',
  'GET /api/v1/contracts/:contractId/file': 'El PDF exacto que se firma',
  'POST /api/v1/contracts/:contractId/sign': 'Firma el contrato que se mostró',
  'GET /api/v1/loans/public-quote':
    'Simula un crédito con las condiciones de referencia, sin sesión',
  'GET /api/v1/simulations/file': 'La simulación con su tabla, en PDF o XLSX',
  'POST /api/v1/loans/quote': 'Simula un crédito: mensualidad, CAT y tabla de amortización',
  'GET /api/v1/loans': 'Créditos, los más nuevos primero',
  'GET /api/v1/loans/:loanId': 'Un crédito con su tabla de amortización',
  'GET /api/v1/payments': 'Pagos recibidos y cómo se aplicaron',
  'GET /api/v1/payments/reference':
    'A dónde y cuánto pagar hoy: CLABE, vencido, próxima mensualidad y saldo para liquidar',
  'GET /api/v1/payments/:paymentId': 'Un pago y lo que cubrió de cada mensualidad',
  'GET /api/v1/projects': 'Proyectos, los más nuevos primero',
  'GET /api/v1/projects/:projectId':
    'Un proyecto con sus sitios, su crédito, su fondeo y su historia',
  'POST /api/v1/projects': 'Pide crédito para un producto del catálogo',
  'POST /api/v1/projects/:projectId/cancel':
    'Retira la solicitud antes de que se entregue el dinero',
  'GET /api/v1/request-receipts/:projectId': 'El acuse de una solicitud, en PDF',
  'POST /api/v1/request-receipts/:projectId/send': 'Envía el acuse a quien pidió el crédito',
  'POST /api/v1/projects/:projectId/archive':
    'Saca de la lista de su instalador un proyecto sin trabajo pendiente',
  'POST /api/v1/projects/:projectId/restore': 'Regresa un proyecto archivado a la lista',
  'POST /api/v1/projects/:projectId/accept':
    'Acepta las condiciones aprobadas; sin ello no se publica nada',
  'POST /api/v1/projects/:projectId/decline':
    'No acepta las condiciones aprobadas, con un motivo; la solicitud termina',
  'POST /api/v1/projects/:projectId/approve':
    'Aprueba la solicitud y fija las condiciones del crédito',
  'POST /api/v1/projects/:projectId/reject': 'Rechaza la solicitud con un motivo',
  'GET /api/v1/stages/:stageId/evidence':
    'Fotografías de la instalación de una etapa y a qué distancia del sitio se tomaron',
  'PUT /api/v1/projects/:projectId/sites/:siteId/tariff':
    'Escribe la tarifa de luz de un sitio de instalación',
  'PUT /api/v1/stages/:stageId/sites/:siteId/position':
    'Escribe la posición de un sitio de instalación',
  'GET /api/v1/stages': 'Etapas de instalación y su pago',
  'GET /api/v1/installer-tasks':
    'Lo que espera al instalador: firmas, instalaciones y pagos devueltos',
  'POST /api/v1/stages/:stageId/approve':
    'Aprueba la instalación: entrega el dinero y empieza el crédito',
  'POST /storagev3/documents/upload/user/:id': 'Sube un documento de una persona',
  'POST /storagev3/documents/upload/project/:id': 'Sube un documento de un proyecto',
  'POST /storagev3/documents/upload/:id':
    'Sube un documento del registro que nombran assocTable y assocKey',
  'POST /storagev3/documents/upload/user/:id/update/:docId':
    'Reemplaza un documento de una persona',
  'POST /storagev3/documents/upload/project/:id/update/:docId':
    'Reemplaza un documento de un proyecto',
  'POST /storagev3/documents/upload/:id/update1/:docId': 'Reemplaza un documento general',
  'GET /storagev3/documents/files/:docId/user/:id': 'Documentos vigentes de un tipo',
  'GET /storagev3/documents/files/:docId/project/:id': 'Documentos vigentes de un tipo',
  'GET /storagev3/documents/files/:docId/:id/:table/:key': 'Documentos vigentes de un tipo',
  'GET /storagev3/documents/files/:docId/getFilesByAssociated': 'Documentos vigentes de un tipo',
  'GET /storagev3/documents/view_document_file/:dbId/*':
    'Muestra un documento; lo que sigue al id es su nombre',
  'GET /storagev3/documents/download_document_file/:dbId/*':
    'Descarga un documento; lo que sigue al id es su nombre',
  'POST /storagev3/documents/verify': 'Verifica un documento',
  'POST /storagev3/documents/reject': 'Rechaza un documento',
  'POST /storagev3/documents/unverify':
    'Revoca la verificación de un documento, que vuelve a esperar validación',
  'GET /api/v1/documents': 'Documentos vigentes',
  'GET /api/v1/documents/checklist':
    'Qué documentos pide un proyecto o una persona, y cuáles faltan; sin parámetros, los propios',
  'GET /api/v1/documents/:documentId': 'Un documento',
  'GET /api/v1/documents/:documentId/versions':
    'Todas las versiones del lugar de un documento, la más nueva primero',
  'POST /api/v1/document-links':
    'Token para ver o descargar una versión, por 60 segundos y a lo más tres veces',
  'GET /api/v1/commitments': 'Compromisos de inversión',
  'POST /api/v1/commitments': 'Compromete dinero con una oportunidad',
  'POST /api/v1/commitments/:commitmentId/cancel':
    'Retira sin costo un compromiso cuyo dinero no se ha entregado',
  'GET /api/v1/opportunities': 'Oportunidades de inversión',
  'GET /api/v1/publications':
    'Créditos por publicar, con lo que falta a su oferta, y ofertas publicadas',
  'GET /api/v1/opportunities/:opportunityId': 'Todo lo que se revela de una oportunidad',
  'GET /api/v1/projects/:projectId/offer':
    'La oferta de un crédito como la leerán los inversionistas, y lo que le falta',
  'PUT /api/v1/projects/:projectId/offer':
    'Escribe lo que la oferta revela y ningún otro registro dice',
  'POST /api/v1/projects/:projectId/publish': 'Publica un crédito aprobado para que se fondee',
  'GET /api/v1/participations': 'Participaciones en proyectos',
  'GET /api/v1/participations/:participationId':
    'Una participación: calendario estimado y pagos recibidos con su retención',
  'POST /api/auth/login': 'Inicia sesión con correo y contraseña',
  'POST /api/auth/second-factor': 'Termina el inicio de sesión con la verificación en dos pasos',
  'POST /api/v1/account-unlocks/redeem':
    'Abre una cuenta bloqueada con el enlace que avisó del bloqueo',
  'POST /api/auth/logout': 'Cierra la sesión',
  'POST /api/auth/renew': 'Cambia el token vigente por uno nuevo, con toda su vida por delante',
  'POST /api/v1/registrations': 'Crea una cuenta que se activa por correo',
  'POST /api/v1/activations': 'Envía de nuevo el correo de activación',
  'POST /api/v1/activations/redeem': 'Activa la cuenta con el enlace recibido y fija su contraseña',
  'POST /api/v1/activations/read':
    'Dice a nombre de quién está un enlace y quién invita, sin usarlo',
  'POST /api/v1/users': 'Abre la cuenta de una persona, que la activa por correo',
  'POST /api/v1/administrators': 'Invita por correo a un administrador',
  'POST /api/v1/administrators/redeem':
    'Crea la cuenta de un administrador con el enlace que imprimió el servidor',
  'GET /api/v1/referral-codes/:code': 'Dice quién invita con un código',
  'POST /api/v1/password-resets': 'Pide un enlace para restablecer la contraseña',
  'POST /api/v1/password-resets/redeem': 'Fija una contraseña nueva con el enlace recibido',
  'PUT /api/v1/password':
    'Cambia la contraseña propia, cierra todas las sesiones y sigue con un token nuevo',
  'GET /api/v1/second-factor': 'Estado de la verificación en dos pasos',
  'POST /api/v1/second-factor/enrolments': 'Prepara una clave para la aplicación de autenticación',
  'POST /api/v1/second-factor/enrolments/confirm':
    'Activa la verificación en dos pasos tras probar un código',
  'POST /api/v1/second-factor/disable': 'Quita la verificación en dos pasos',
  'POST /api/v1/second-factor/recovery-codes':
    'Da códigos de recuperación nuevos; los anteriores dejan de servir',
  'POST /api/v1/step-up/codes':
    'Dice con qué confirmar; sin aplicación de autenticación, envía un código por correo',
  'POST /api/v1/step-up': 'Confirma la identidad por cinco minutos',
  'GET /api/v1/sessions': 'Accesos recientes de la cuenta propia',
  'POST /api/v1/session/program': 'Pasa la sesión a otro de los programas de la persona',
  'PUT /api/v1/sessions/current/location': 'Registra la ubicación desde la que se usa la sesión',
  'POST /api/v1/impersonations': 'Crea un enlace de un uso para entrar como un usuario',
  'POST /api/v1/impersonations/redeem': 'Abre la sesión extendida con el enlace de un uso',
  'GET /api/v1/users/getRgUserInfo': 'Datos del usuario de la sesión',
  'PUT /api/v1/preferences':
    'Guarda el tema, las páginas favoritas y cómo se escriben las exportaciones',
  'GET /api/v1/users': 'Usuarios del portal',
  'GET /api/v1/users/:userId': 'Una persona: su cuenta, sus registros y sus sesiones abiertas',
  'GET /api/v1/users/:userId/permissions':
    'Lo que una persona puede hacer, por cuál de sus perfiles',
  'PUT /api/v1/users/:userId/restriction':
    'Restringe la cuenta de otra persona, o la libera, y le pone etiquetas',
  'PUT /api/v1/users/:userId/duties': 'Cambia las funciones de un administrador; otro lo confirma',
  'POST /api/v1/users/:userId/unblock': 'Quita el bloqueo por contraseñas equivocadas',
  'POST /api/v1/users/:userId/block': 'Bloquea la cuenta de otra persona y cierra sus sesiones',
  'POST /api/v1/users/:userId/activation': 'Envía de nuevo el enlace de activación a una persona',
  'POST /api/v1/users/:userId/second-factor-reset':
    'Quita la verificación en dos pasos de una persona que la perdió',
  'POST /api/v1/users/:userId/profiles': 'Agrega a la cuenta de otra persona un perfil más',
  'POST /api/v1/users/:userId/profile-removal':
    'Quita de la cuenta de otra persona un perfil del que no depende nada',
  'POST /api/v1/users/:userId/admin-revocation': 'Quita a una persona el acceso al backoffice',
  'POST /api/v1/users/:userId/password-reset':
    'Envía a la persona el enlace para restablecer su contraseña',
  'POST /api/v1/users/:userId/sessions/:sessionId/end': 'Cierra una sesión abierta de otra persona',
  'POST /api/v1/users/:userId/sessions/end': 'Cierra todas las sesiones abiertas de otra persona',
  'GET /api/v1/applicants': 'Solicitantes',
  'GET /api/v1/bank-account': 'Cuenta propia a la que van retiros, devoluciones o pagos de etapas',
  'POST /api/v1/bank-account/check': 'Revisa la cuenta que se quiere registrar, sin guardarla',
  'PUT /api/v1/bank-account': 'Cambia la cuenta propia',
  'GET /api/v2/investor/:id/getGeneralData': 'Datos generales de un inversionista',
  'GET /api/v1/applicant/:id/getGeneralData': 'Datos generales de un solicitante',
  'GET /api/v1/supplier/:id/getGeneralData': 'Datos generales de un instalador',
  'GET /api/v2/investor/:id/getBalancesData':
    'Saldo disponible de un inversionista, en pesos con decimales',
  'POST /api/v1/applicant/:id/saveApplicantLog': 'Registra un evento del portal de un solicitante',
  'POST /api/v2/investor/:id/saveInvestorLog': 'Registra un evento del portal de un inversionista',
  'PUT /api/supplier-onboarding/put/update-step':
    'Mueve el registro de un instalador al paso siguiente o anterior',
  'PUT /api/loan-onboarding/put/:applicantId/update-onboarding':
    'Empieza el registro de un solicitante a partir de su proyecto',
  'GET /api/v1/suppliers/directory': 'Instaladores verificados',
  'GET /api/v1/approvals':
    'Actos sobre dinero que esperan a una segunda persona, y los ya decididos',
  'GET /api/v1/approvals/waiting':
    'Cuánto espera a quien pregunta, y cuántas personas hay para lo que ella pida',
  'GET /api/v1/approvals/:approvalId':
    'Un acto que espera a una segunda persona, con cada uno de sus renglones',
  'POST /api/v1/approvals/:approvalId/confirm':
    'Confirma, como segunda persona, lo que otra pidió; se hace en ese momento',
  'POST /api/v1/approvals/:approvalId/decline':
    'Rechaza con un motivo lo que espera a una segunda persona; quien lo pidió puede retirarlo',
  'GET /api/v1/audit': 'Bitácora de actos, los más nuevos primero; `q` busca a la persona',
  'GET /api/v1/audit/:seq': 'Un acto de la bitácora, por su lugar en la cadena',
  'POST /api/v1/audit/verify':
    'Comprueba la cadena completa y nombra el primer registro que no cuadra',
  'POST /api/v1/audit/verify-journal':
    'Comprueba la cadena del libro diario y nombra el primer asiento que no cuadra',
  'GET /api/v1/backoffice-summary': 'Lo que espera a alguien del backoffice: cuánto y desde cuándo',
  'GET /api/v1/notifications': 'Avisos propios, los más nuevos primero',
  'POST /api/v1/notifications/read': 'Marca avisos como leídos; sin lista, todos',
  'GET /api/v1/events': 'Avisos en vivo (server-sent events)',
  'GET /api/v1/settings': 'Parámetros con su valor de hoy y los que vienen',
  'GET /api/v1/settings/values': 'Todos los valores de un parámetro, los pasados también',
  'POST /api/v1/settings': 'Fija el valor de un parámetro desde un día',
  'POST /api/v1/settings/udi': 'Fija el valor de la UDI de varios días, todos o ninguno',
  'DELETE /api/v1/settings/:id': 'Quita un valor que todavía no comienza',
  'GET /api/v1/totals': 'Lo financiado hasta hoy, para la portada',
  'GET /api/v1/prospects': 'Prospectos del programa',
  'GET /api/v1/prospects/:prospectId': 'Un prospecto',
  'GET /api/v1/prospects/:prospectId/history': 'Qué pasó con un prospecto, lo último primero',
  'GET /api/v1/program-metrics/effectiveness':
    'Hasta dónde llegaron los prospectos: por origen, responsable, zona y causa de la pérdida',
  'GET /api/v1/program-metrics/progress':
    'Avance de cada zona hacia su meta de solicitudes, por estado y con pronóstico',
  'GET /api/v1/program-metrics/prospects':
    'Prospectos por estado hoy, y sus cambios de los últimos 30 días',
  'POST /api/v1/prospects': 'Agrega un prospecto',
  'PATCH /api/v1/prospects/:prospectId':
    'Cambia los datos de un prospecto, su estado, su responsable o cuándo se retoma',
  'POST /api/v1/prospects/:prospectId/notes': 'Anota algo de un prospecto',
  'GET /api/v1/prospect-columns': 'Qué dato es cada encabezado, según dijo el programa',
  'GET /api/v1/prospect-owners': 'Ejecutivos del programa a quienes se asignan prospectos',
  'GET /api/v1/prospect-bulks':
    'Cambios de muchos prospectos, los más nuevos primero, y si todavía se pueden deshacer',
  'POST /api/v1/prospect-bulks':
    'Asigna, cambia de estado o mueve de zona muchos prospectos: todos o ninguno',
  'POST /api/v1/prospect-bulks/:bulkId/undo':
    'Deshace un cambio de muchos prospectos mientras nadie los haya trabajado después',
  'GET /api/v1/prospect-batches': 'Cargas de prospectos, las más nuevas primero',
  'POST /api/v1/prospect-batches': 'Sube un archivo de prospectos, que el servidor lee y revisa',
  'GET /api/v1/prospect-batches/:batchId':
    'Una carga: cómo va, cómo se leyó y qué pasaría al agregarla',
  'POST /api/v1/prospect-batches/:batchId/columns':
    'Dice qué columna del archivo es cada dato, y lo recuerda para el programa',
  'POST /api/v1/prospect-batches/:batchId/policy':
    'Dice qué se hace con las filas que ya están en el programa',
  'GET /api/v1/prospect-batches/:batchId/rows':
    'Filas de una carga: con errores, repetidas o de otro lugar',
  'PATCH /api/v1/prospect-batches/:batchId/rows': 'Corrige celdas de una fila de una carga',
  'POST /api/v1/prospect-batches/:batchId/repair':
    'Repara en todas las filas de una carga lo que agregó la hoja de cálculo',
  'POST /api/v1/prospect-batches/:batchId/decisions':
    'Decide qué se hace con una fila, o con todas las de un tipo que falten por decidir',
  'POST /api/v1/prospect-batches/:batchId/accepted-places':
    'Acepta filas de una carga aunque su código postal sea de otro lugar',
  'GET /api/v1/prospect-batches/:batchId/bad-rows.csv':
    'Descarga las filas con errores de una carga, con lo que hay que corregir',
  'GET /api/v1/prospect-batches/:batchId/file':
    'Descarga el archivo de una carga agregada, como se subió',
  'POST /api/v1/prospect-batches/:batchId/commit':
    'Agrega los prospectos de una carga: entran todos o ninguno',
  'POST /api/v1/prospect-batches/:batchId/discard': 'Descarta una carga sin agregar nada',
  'POST /api/v1/prospect-batches/:batchId/undo':
    'Deshace una carga completa mientras nadie haya trabajado sus prospectos',
  'GET /api/v1/balances/:investorId': 'Saldos de un inversionista',
  'POST /api/v1/bank-balance-events': 'Aviso firmado del banco: saldo inicial y final de un día',
  'GET /api/v1/bank-days': 'Días con el saldo que dijo el banco, y su cierre',
  'POST /api/v1/bank-days': 'Registra el saldo inicial y final de un día según el banco',
  'POST /api/v1/bank-days/:day/close':
    'Cierra un día contra el banco y guarda sus cifras y diferencias',
  'POST /api/v1/bank-days/:day/settle':
    'Explica las diferencias de un día cerrado, o lo da por corregido si ya no las hay',
  'POST /api/v1/bank-events': 'Aviso firmado del banco: un movimiento de la cuenta de clientes',
  'GET /api/v1/bank-movements': 'Movimientos de la cuenta de clientes en el banco',
  'GET /api/v1/bank-movements/:movementId': 'Un movimiento del banco',
  'POST /api/v1/bank-movements/:movementId/reveal':
    'Las cuentas completas de un movimiento; queda en la bitácora quién las vio',
  'POST /api/v1/bank-movements': 'Registra a mano un movimiento del estado de cuenta del banco',
  'POST /api/v1/bank-movements/import':
    'Registra un archivo CSV del banco, completo o nada; lo ya registrado no se repite',
  'GET /api/v1/bank-movements/owners':
    'Personas a las que puede asignarse un depósito, por nombre, correo o CLABE',
  'POST /api/v1/bank-movements/:movementId/match': 'Asigna un depósito sin identificar a su dueño',
  'POST /api/v1/bank-movements/:movementId/contribute':
    'Un depósito de la empresa repone lo que le falta a la custodia',
  'POST /api/v1/bank-movements/rounding':
    'Las comisiones por traspasar reponen los centavos que el redondeo quitó a clientes',
  'POST /api/v1/bank-movements/:movementId/accept':
    'Acepta un movimiento que espera: es otra transferencia, o dinero de un tercero revisado',
  'POST /api/v1/bank-movements/:movementId/dismiss':
    'Descarta un movimiento en revisión: es una transferencia que ya estaba registrada',
  'POST /api/v1/bank-movements/:movementId/reverse':
    'Revierte un depósito: el banco lo devolvió, o el renglón nunca existió',
  'GET /api/v1/bank-movements/reconciliation':
    'Libro contra banco: lo que hay en custodia y de quién es',
  'GET /api/v1/deposits': 'Depósitos acreditados y en revisión',
  'GET /api/v1/deposits/:depositId': 'Un depósito acreditado o en revisión',
  'GET /api/v1/deposits/instructions': 'CLABE personal del inversionista y su titular',
  'GET /api/v1/direct-debits':
    'Pagos automáticos de los créditos propios: su mandato y el próximo cargo de cada uno',
  'POST /api/v1/direct-debits':
    'Autoriza que las mensualidades de un crédito se cobren de una cuenta o tarjeta',
  'PUT /api/v1/direct-debits/:directDebitId':
    'Cambia cuenta o tarjeta, día o monto máximo de un mandato',
  'POST /api/v1/direct-debits/:directDebitId/pause': 'Pausa un mandato: nada se cobra',
  'POST /api/v1/direct-debits/:directDebitId/resume': 'Reanuda un mandato en pausa',
  'POST /api/v1/direct-debits/:directDebitId/cancel': 'Cancela un mandato',
  'GET /api/v1/direct-debits/:directDebitId/file': 'El mandato de domiciliación en PDF',
  'GET /api/v1/direct-debit-charges':
    'Cargos automáticos, los más nuevos primero, con el motivo de los que fallaron',
  'POST /api/v1/direct-debit-charges/:chargeId/fail':
    'Anota que el banco no hizo un cargo, y por qué',
  'POST /api/v1/direct-debit-charges/:chargeId/collect':
    'Anota qué depósito del banco es de un cargo',
  'GET /api/v1/direct-debit-files': 'Archivos de cargos que se llevan al banco',
  'POST /api/v1/direct-debit-files': 'Pone en un archivo los cargos que esperan al banco',
  'POST /api/v1/direct-debit-files/:fileId/download': 'Descarga un archivo de cargos',
  'GET /api/v1/movements': 'Movimientos de la cuenta propia en el libro, los más nuevos primero',
  'GET /api/v1/statements':
    'Estados de cuenta de un año: los emitidos y los que se emiten al abrirse',
  'GET /api/v1/statements/:period/file':
    'El estado de cuenta de un mes o un año cerrado, en PDF, XML o CSV',
  'GET /api/v1/statement-checks':
    'Dice si un estado de cuenta se emitió así y si la cadena del libro sigue en pie',
  'GET /api/v1/tax-months': 'Impuestos retenidos por mes, y cuáles ya se declararon o enteraron',
  'POST /api/v1/tax-months/:month/report': 'Marca un mes como declarado: sus cifras ya no cambian',
  'POST /api/v1/tax-months/:month/remit': 'Registra el pago de los impuestos de un mes declarado',
  'GET /api/v1/invoices': 'Documentos de intereses, comisiones y sistema del solicitante',
  'GET /api/v1/invoices/archive': 'Un zip con el PDF y el XML de los documentos que coinciden',
  'GET /api/v1/invoices/:invoiceId/:format': 'El PDF o el XML de un documento',
  'GET /api/v1/withholdings': 'Intereses pagados e impuestos retenidos por mes, con su regla',
  'GET /api/v1/withholdings/:period/:format':
    'La constancia de retenciones de un mes o un año, en PDF o XML',
  'GET /api/v1/credit-line': 'La línea de crédito propia: límite, uso, proyectos y calendario',
  'GET /api/v1/credit-line/simulation': 'Lo que cuesta una disposición por su monto y sus días',
  'POST /api/v1/credit-line/requests': 'Pide una línea de crédito, o más límite',
  'GET /api/v1/credit-lines': 'Líneas de crédito de instaladores',
  'GET /api/v1/credit-lines/:supplierId': 'La línea de un instalador, con lo que se ha decidido',
  'POST /api/v1/credit-lines/:supplierId/terms': 'Autoriza o cambia una línea desde hoy',
  'POST /api/v1/credit-lines/:supplierId/block': 'Bloquea una línea: ya no se dispone de ella',
  'POST /api/v1/credit-lines/:supplierId/rejection': 'Rechaza la solicitud de una línea',
  'GET /api/v1/credit-line-draws': 'Disposiciones de líneas de crédito',
  'GET /api/v1/credit-line-draws/:drawId': 'Una disposición: costo, adeudo de hoy y pagos',
  'POST /api/v1/credit-line-draws': 'Pide una disposición contra la etapa de un proyecto',
  'POST /api/v1/credit-line-draws/:drawId/cancel': 'Cancela una disposición que no se ha enviado',
  'POST /api/v1/credit-line-draws/:drawId/approve': 'Autoriza una disposición',
  'POST /api/v1/credit-line-draws/:drawId/reject': 'Rechaza una disposición',
  'POST /api/v1/credit-line-draws/reveal':
    'Las cuentas completas de disposiciones por enviar; queda en la bitácora quién las vio',
  'POST /api/v1/credit-line-draws/:drawId/pay': 'Registra que se envió una disposición',
  'POST /api/v1/credit-line-draws/:drawId/payments':
    'Registra un pago del instalador a la cuenta de la empresa',
  'GET /api/v1/payouts': 'Pagos de comisiones, impuestos y saldos a favor',
  'GET /api/v1/payouts/sources': 'Comisiones, impuestos y saldos a favor que pueden pagarse',
  'GET /api/v1/payouts/:payoutId': 'Un pago',
  'POST /api/v1/payouts/reveal':
    'Las cuentas completas de pagos por enviar; queda en la bitácora quién las vio',
  'POST /api/v1/payouts/:payoutId/relist':
    'Deja que un pago salga en otro archivo para el banco, porque el anterior no se envió',
  'POST /api/v1/payouts':
    'Ordena el traspaso de comisiones, el entero de impuestos o la devolución de un saldo',
  'POST /api/v1/bank-movements/:movementId/return':
    'Ordena devolver un depósito que espera a la cuenta que lo envió',
  'POST /api/v1/credit-balance-returns': 'Pide la devolución del saldo a favor a la cuenta propia',
  'GET /api/v1/credit-balance-returns':
    'Saldo a favor propio que puede devolverse, y las devoluciones pedidas',
  'POST /api/v1/payouts/:payoutId/send':
    'Registra que el pago salió del banco; siempre lo confirma otra persona',
  'POST /api/v1/payouts/:payoutId/cancel':
    'Cancela un pago que no se ha enviado; el dinero vuelve a donde estaba',
  'POST /api/v1/stages/reveal':
    'Las cuentas completas de etapas por pagar; queda en la bitácora quién las vio',
  'POST /api/v1/stages/:stageId/relist':
    'Deja que una etapa salga en otro archivo para el banco, porque el anterior no se envió',
  'POST /api/v1/stages/:stageId/pay': 'Registra la transferencia al instalador',
  'GET /api/v1/withdrawals': 'Retiros',
  'GET /api/v1/withdrawals/:withdrawalId': 'Un retiro',
  'POST /api/v1/withdrawals/reveal':
    'Las cuentas completas de retiros por enviar; queda en la bitácora quién las vio',
  'POST /api/v1/withdrawals/:withdrawalId/relist':
    'Deja que un retiro salga en otro archivo para el banco, porque el anterior no se envió',
  'POST /api/v1/withdrawals': 'Pide el retiro de saldo disponible a la cuenta propia',
  'POST /api/v1/withdrawals/:withdrawalId/cancel': 'Cancela un retiro que no se ha enviado',
  'POST /api/v1/withdrawals/:withdrawalId/send': 'Registra que el retiro salió del banco',
  'POST /api/v1/withdrawals/:withdrawalId/reject':
    'Rechaza un retiro; el dinero vuelve al saldo disponible',
});
