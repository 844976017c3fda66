import { words } from '../../../kernel/words';

/** What installers and staff are notified of about a company. */
export const supplierEventWords = words('supplierEventWords', {
  requested: '{{name}} pidió su verificación',
  requestedText: 'Sus documentos requeridos ya están cargados. Revísalos y decide.',
  mayPrepare: 'Tu empresa ya puede preparar proyectos',
  mayPrepareText: 'Seguimos con tu verificación. Te avisaremos cuando esté completa.',
  verified: 'Tu empresa está verificada',
  verifiedText: 'Los solicitantes ya pueden elegirte.',
  rejected: 'No aprobamos la verificación de tu empresa',
  rejectedText: 'Corrige lo que falta y pídela otra vez. Motivo: {{reason}}',
  level: 'Tu empresa tiene ahora el nivel {{level}}',
  levelText: 'El nivel lo asigna nuestro equipo.',
  suspended: 'Suspendimos a tu empresa',
  suspendedText:
    'No puede tomar proyectos nuevos; los que ya tiene se pueden consultar. Motivo: {{reason}}',
  lifted: 'Levantamos la suspensión de tu empresa',
  liftedText: 'Puedes volver a trabajar como antes.',
});
