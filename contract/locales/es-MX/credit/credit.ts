import type { AmortMode } from '../../../credit/loans';
import { words } from '../../../kernel/words';

/** Texts that the screens of a credit share. */
export const credit = words('credit', {
  folio: 'Folio',
  status: 'Estado',
  product: 'Producto',
  amount: 'Monto',
  term: 'Plazo',
  /** What was requested, on the same page as what was approved instead. */
  askedAmount: 'Monto que se pidió',
  askedTerm: 'Plazo que se pidió',
  months_one: '{{count, number}} mes',
  months_other: '{{count, number}} meses',
  applicant: 'Solicitante',
  supplier: 'Instalador',
  purpose: 'Destino del crédito',
  site: 'Sitio de instalación',
  created: 'Fecha de solicitud',
  changed: 'Último cambio',
  rate: 'Tasa anual fija',
  lateRate: 'Tasa moratoria anual',
  grace: 'Días de gracia sin moratorios',
  cat: 'CAT (sin IVA)',
  amountSigned: 'Monto del contrato original',
  termRestructured: 'Plazo desde la reestructura',
  catSigned: 'CAT (sin IVA) del contrato original',
  catHelp: 'Costo Anual Total, para fines informativos y de comparación.',
  noCat: 'No calculable',
  payment: {
    level_total: 'Mensualidad con IVA',
    level_base: 'Primera mensualidad con IVA; baja un poco cada mes',
  } as const satisfies Record<AmortMode, string>,
  openingFee: 'Comisión por apertura',
  feeWithVat: 'Comisión por apertura con IVA',
  received: 'Recibe el instalador',
  total: 'Total a pagar',
  grade: 'Calificación de riesgo',
  history: 'Historia',
  contract: 'Contrato',
  funding: 'Fondeo',
  fundingOf: 'Fondeo del proyecto {{folio}}',
  closes: 'Cierre del fondeo',
  reason: 'Motivo',
  nothing: '—',
});

export const applicantProjects = words('applicantProjects', {
  mine: 'Mis solicitudes',
  ask: 'Pedir un crédito',
  none: 'Todavía no tienes solicitudes. Pide un crédito para tus paneles o tus equipos.',
  running: 'Tu crédito {{folio}}',
  pay: 'Realizar pago',
  seeLoan: 'Ver crédito',
  newTitle: 'Qué necesitas',
  newHelp:
    'Pide el monto que cuesta tu sistema. La decisión llega cuando tus documentos estén verificados.',
  siteTitle: 'Dónde se instala',
  owedElsewhere: 'Lo que debes en otras plataformas de financiamiento colectivo',
  owedElsewhereHelp:
    'Declara el saldo de hoy. La ley limita lo que una persona debe en todas; escribe 0 si no debes nada.',
  amountHelp: 'Desde $5,000.00.',
  amountRange: 'Hoy puedes pedir de {{minimum}} a {{maximum}}.',
  nothingToAsk: 'Por ahora no puedes pedir más: lo que debes llega al límite de la ley.',
  termHelp: 'De 3 a 60 meses.',
  purposeHelp:
    'Cuenta para qué lo usarás; lo leen el comité y los inversionistas, así que no incluyas nombres.',
  street: 'Calle y número',
  submit: 'Enviar solicitud',
  noSuppliers: 'No hay instaladores verificados por ahora.',
  cancel: 'Retirar solicitud',
  cancelTitle: '¿Retirar la solicitud?',
  cancelHelp:
    'La solicitud termina y no se puede reabrir. Si ya hay inversionistas, se les devuelve su dinero. El instalador y nuestro equipo leen el motivo.',
  signNow: 'Firmar contrato',
  summary: 'Resumen',
  conditions: 'Condiciones del crédito',
  progress: 'Avance de la solicitud',
  steps: ['Revisión', 'Condiciones', 'Fondeo', 'Firma', 'Instalación', 'Pagos'],
});

export const simulator = words('credit.simulator', {
  title: 'Simulación',
  help: 'Con la tasa de referencia. Tu tasa se fija al aprobar la solicitud.',
  waiting: 'Escribe un monto y un plazo para ver tu mensualidad.',
});

/** What a credit owes today. */
export const owedWords = words('owedWords', {
  due: 'Vencido hoy',
  late_one: '{{count, number}} día de atraso',
  late_other: '{{count, number}} días de atraso',
  lateWithCharges_one: '{{count, number}} día de atraso; incluye {{charges}} de moratorio con IVA',
  lateWithCharges_other:
    '{{count, number}} días de atraso; incluye {{charges}} de moratorio con IVA',
  giveBack: 'Incluye {{amount}} que se te devolvieron y no eran tuyos',
  next: 'Próxima mensualidad',
  dueOn: 'Vence el {{day}}',
  covered: 'La paga el saldo a favor; vence el {{day}}',
  outstanding: 'Saldo insoluto',
  payoff: 'Saldo para liquidar hoy',
  payoffBefore: 'Incluye {{amount}} que se pagan antes, de lo demás que se debe',
  why: '¿Por qué?',
  whyHelp: 'Para liquidar no se cobran los intereses de los días que faltan.',
  parts: {
    due: 'Vencido hoy',
    capital: 'Capital por vencer',
    interest: 'Intereses causados hasta hoy',
    vat: 'IVA de esos intereses',
    before: 'Lo que se paga antes',
    ahead: 'Ya pagado por adelantado',
    balance: 'Tu saldo a favor',
  },
});

export const supplierWords = words('supplierWords', {
  byState: 'Proyectos por estado',
  toDo: 'Te toca a ti',
  nothingToDo: 'No tienes pendientes.',
  askCredit: 'Pedir un crédito',
  toSign: 'Por firmar',
  toInstall: 'Por instalar',
  toBePaid: 'Por cobrar',
  toSell: 'Por atender',
  leadsDue: { overdue: 'Prospectos atrasados', today: 'Prospectos de hoy' },
  leadsDueCount_one: 'Uno por buscar.',
  leadsDueCount_other: '{{shown}} por buscar.',
  payableTask: '{{amount, mxn}} aprobados; te avisamos cuando salga el pago.',
  oldestTasks:
    'Se muestran los {{shown}} que llevan más tiempo, de {{total}}. Los demás están en Proyectos.',
  sign: 'Firmar contrato',
  evidence: 'Subir evidencias',
  projects: 'Proyectos',
  prepareRequest: 'Pedir un crédito para un cliente',
  archive: {
    open: 'Ver archivados',
    act: 'Archivar',
    title: 'Archivar el proyecto {{folio}}',
    help: 'Sale de Mis proyectos y pasa a Proyectos archivados, de donde puedes regresarlo. Tu cliente lo sigue viendo igual.',
    restore: 'Regresar a Mis proyectos',
    restoreOf: 'Regresar a Mis proyectos el proyecto {{folio}}',
    since: 'Archivado',
    reason: 'Motivo',
    note: 'Se archivó el {{day}}: {{reason}}',
    list: 'Proyectos archivados',
    empty:
      'No has archivado ningún proyecto. Un proyecto que terminó se archiva desde su propia página.',
  },
  unverified:
    'Todavía no verificamos al instalador para el que vendes. Cuando lo hagamos, los solicitantes podrán elegirlo y aquí verás sus proyectos.',
  suspended: 'El instalador para el que vendes está suspendido',
  suspendedHelp:
    'Por ahora no toma proyectos nuevos. Los que ya tiene se pueden consultar y terminar. Pregunta a su responsable.',
  noProjects: 'Todavía no tienes proyectos. Llegan cuando un solicitante te elige.',
  evidenceHelp:
    'Sube las fotografías del sitio. Con la del sistema terminado, verificada, liberamos tu pago.',
  stages: 'Etapas y pagos',
  noStages: 'Las etapas aparecen cuando el contrato está firmado.',
  applicants: 'Solicitantes',
  noApplicants: 'Todavía no hay solicitantes que te hayan elegido.',
  projectCount: 'Proyectos',
  lastProject: 'Último proyecto',
  since: 'Desde',
  person: 'Tipo de persona',
  bounced: 'Devuelto por el banco el {{day}}',
  reviewAccount: 'Revisa tu cuenta',
  bouncedTask: 'El banco devolvió el {{day}} el pago del proyecto {{folio}}.',
  stage: 'Etapa',
  paidOn: 'Pagada el',
  tracking: 'Clave de rastreo',
  evidenceState: 'Evidencia',
  evidenceWords: {
    missing: 'Falta la fotografía',
    pending: 'Por verificar',
    verified: 'Verificada',
  },
});

export const stageWords = words('stageWords', {
  list: 'Etapas por aprobar y pagar',
  none: 'No hay etapas.',
  approve: 'Aprobar instalación',
  approveTitle: '¿Aprobar la instalación?',
  paymentThen: 'Pago al instalador',
  payableAtOnce: 'Lo puede registrar otra persona en cuanto se apruebe.',
  approveText: 'Se entrega el dinero: comienza el crédito y se debe el pago al instalador.',
  pay: 'Registrar pago',
  needsEvidence: 'Primero verifica la fotografía del sistema instalado.',
  bouncedAccount:
    'El banco devolvió el {{day}} el pago a esta misma cuenta. Pregunta al instalador antes de pagar otra vez.',
});
