import { words } from '../../../kernel/words';

/** What installers and staff are notified of about a company. */
export const supplierEventWords = words('supplierEventWords', {
  requested: '{{name}} pidió su verificación',
  requestedText: 'Sus documentos requeridos ya están cargados. Revísalos y decide.',
  mayPrepare: 'Ya puedes preparar proyectos',
  mayPrepareText:
    'Desde ahora puedes preparar proyectos. Seguimos con tu verificación y te avisaremos cuando esté completa.',
  verified: 'Tu perfil de instalador está verificado',
  verifiedText: 'Los solicitantes ya pueden elegirte.',
  rejected: 'No aprobamos tu verificación de instalador',
  rejectedText: 'Corrige lo que falta y pídela otra vez. Motivo: {{reason}}',
  level: 'Tu nivel de instalador ahora es {{level}}',
  levelText: 'El nivel lo asigna nuestro equipo.',
  suspended: 'Suspendimos tu perfil de instalador',
  suspendedText:
    'No puedes tomar proyectos nuevos. Los que ya tienes se pueden consultar y terminar. Motivo: {{reason}}',
  lifted: 'Levantamos la suspensión de tu perfil de instalador',
  liftedText: 'Puedes volver a trabajar como antes.',
});
