import { words } from '../../../kernel/words';
import type { SupplierStanding } from '../../../people/supplier-states';

/** Where a company stands, as people read it. */
export const supplierStandingName = words('supplierStandingName', {
  registered: 'Registrado',
  preparing: 'Prepara proyectos',
  verified: 'Verificado',
  suspended: 'Suspendido',
} as const satisfies Record<SupplierStanding, string>);

/** The backoffice's screens of installers. */
export const supplierStaff = words('supplierStaff', {
  list: 'Instaladores',
  help: 'Las empresas que venden e instalan. Quien pide su verificación espera aquí tu decisión.',
  none: 'No hay instaladores con esos filtros.',
  name: 'Empresa',
  rfc: 'RFC',
  noRfc: 'Sin registrar',
  standing: 'Estado',
  status: 'Estatus',
  level: 'Nivel',
  requested: 'Solicitada',
  verified: 'Verificada',
  never: 'No',
  agents: 'Vendedores',
  projects: 'Proyectos',
  created: 'Alta',
  request: 'Solicitud',
  requests: { waiting: 'Espera decisión', none: 'Sin solicitud' },
  company: 'Datos del instalador',
  representative: 'Titular de la cuenta',
  email: 'Correo',
  phone: 'Teléfono',
  noPhone: 'Sin registrar',
  kind: 'Tipo de persona',
  account: 'Cuenta para cobros',
  noAccount: 'Sin registrar',
  accountText: '{{bank}} terminada en {{last4}}, a nombre de {{holder}}',
  accountOtherName: '{{account}}, que ya no es el suyo. No recibe dinero.',
  accountRests: '{{account}}. Recibe dinero a partir del {{when}}.',
  ownCompany: 'Es tu propia empresa: sobre ella decide otra persona del backoffice.',
  suspendedSince: 'Suspendida desde el {{when}}. Motivo: {{reason}}',
  waitingSince: 'Pidió su verificación el {{when}}.',
  papers: 'Documentos requeridos',
  noPapers: 'Hoy no se le pide ninguno.',
  file: 'Revisar expediente',
  noAgents: 'No tiene vendedores.',
  noProjects: 'No tiene proyectos.',
  decisions: 'Decisiones',
  noDecisions: 'Todavía no hay ninguna.',
  newLevel: 'Nivel {{from}} → {{to}}',
  levelOption: 'Nivel {{level}}',
  act: {
    request: 'Pidió su verificación',
    approve_projects: 'Permiso para preparar proyectos',
    verify: 'Verificación',
    reject_request: 'Solicitud rechazada',
    change_level: 'Cambio de nivel',
    suspend: 'Suspensión',
    lift_suspension: 'Fin de la suspensión',
  },
  more: 'Más decisiones',
  approve_projects: {
    label: 'Permitir proyectos',
    title: '¿Permitir a {{name}} preparar proyectos?',
    help: 'Abre sus pantallas de proyectos (estatus 3). Su solicitud sigue en espera y los solicitantes todavía no pueden elegirla. Le avisamos por correo; el motivo queda en su historia.',
    done: 'La empresa ya puede preparar proyectos.',
  },
  verify: {
    label: 'Verificar',
    title: '¿Verificar a {{name}}?',
    help: 'Se le abre todo (estatus 4) y los solicitantes pueden elegirla. Sus documentos requeridos deben estar verificados. Le avisamos por correo; el motivo queda en su historia.',
    done: 'La empresa está verificada.',
  },
  reject_request: {
    label: 'Rechazar solicitud',
    title: '¿Rechazar la solicitud de {{name}}?',
    help: 'Puede pedirla otra vez cuando corrija lo que falta. La empresa lee el motivo en su correo.',
    done: 'La solicitud está rechazada.',
  },
  suspend: {
    label: 'Suspender',
    title: '¿Suspender a {{name}}?',
    help: 'Deja de tomar proyectos nuevos y sus pantallas se cierran de inmediato, también a sus vendedores; los proyectos que ya tiene se pueden consultar y terminar. La empresa lee el motivo.',
    done: 'La empresa está suspendida.',
  },
  lift_suspension: {
    label: 'Levantar suspensión',
    title: '¿Levantar la suspensión de {{name}}?',
    help: 'Vuelve a donde estaba antes de suspenderla. Le avisamos por correo; el motivo queda en su historia.',
    done: 'La suspensión está levantada.',
  },
  change_level: {
    label: 'Cambiar nivel',
    title: 'Nivel de {{name}}',
    help: 'La empresa lee su nivel nuevo; el motivo queda en su historia.',
    done: 'El nivel está cambiado.',
    reason: 'Motivo',
  },
});

/** How an installer's own verification goes, on its first screen and while it completes its profile. */
export const supplierVerification = words('supplierVerification', {
  missing_one: 'Falta un documento: {{names}}.',
  missing_other: 'Faltan {{count, number}} documentos: {{names}}.',
  upload: 'Subir documentos',
  see: 'Ver mis documentos',
  notYet: 'Cuando termines tu alta y esté lo que falta, pide aquí tu verificación.',
  ready: 'Todo lo requerido está cargado. Ya puedes pedir tu verificación.',
  request: 'Pedir verificación',
  askHelp: 'Revisaremos tus documentos y te avisaremos por correo.',
  requested: 'Solicitada el {{when}}. Te avisaremos por correo cuando decidamos.',
  rejected: 'No la aprobamos el {{when}}. Motivo: {{reason}}',
  verified: 'Aprobada el {{when}}.',
  verifiedBefore: 'Aprobada.',
  suspendedHelp:
    'No puedes tomar proyectos nuevos. Los que ya tienes se pueden consultar y terminar.',
  sent: 'Recibimos tu solicitud.',
});

/** Who is verified: the person who installs on their own, or their company. */
export const supplierVerificationByKind = words('supplierVerificationByKind', {
  individual: {
    title: 'Tu verificación como instalador',
    lead: 'Cuando te verifiquemos, los solicitantes podrán elegirte.',
    ask: '¿Pedir tu verificación como instalador?',
    preparing: 'Ya puedes preparar proyectos mientras terminamos de verificarte.',
    suspended: 'Tu perfil de instalador está suspendido desde el {{when}}. Motivo: {{reason}}',
    profileHelp: 'Lo que necesitamos para verificarte. Puedes dejarlo y seguir después.',
    stillToAsk:
      'Falta un paso: en tu inicio pide tu verificación. Sin ella los solicitantes no pueden elegirte.',
  },
  legal_entity: {
    title: 'Verificación de tu empresa',
    lead: 'Cuando verifiquemos a tu empresa, los solicitantes podrán elegirla.',
    ask: '¿Pedir la verificación de tu empresa?',
    preparing: 'Ya puedes preparar proyectos mientras terminamos de verificar a tu empresa.',
    suspended: 'Tu empresa está suspendida desde el {{when}}. Motivo: {{reason}}',
    profileHelp: 'Lo que necesitamos para verificar a tu empresa. Puedes dejarlo y seguir después.',
    stillToAsk:
      'Falta un paso: en tu inicio pide la verificación de tu empresa. Sin ella los solicitantes no pueden elegirla.',
  },
});
