import { words } from '../../../kernel/words';

/** What reports are called. */
export const reportNames = words('reportNames', {
  'annex-17': 'Estadística trimestral (Anexo 17)',
  bureau: 'Archivo para el buró de crédito',
  withholdings: 'Intereses y retenciones por inversionista',
  commissions: 'Comisiones e IVA',
});

/** What each is for, and what it is not. */
export const reportHelp = words('reportHelp', {
  'annex-17':
    'Cinco trimestres por tipo de financiamiento, con los créditos y el libro como quedaron al cierre de cada uno.',
  bureau:
    'Un renglón por crédito que debía algo en el mes. La forma es nuestra: falta acomodarla a la del buró antes de enviarla. Historia: V al corriente, 1 hasta 30 días, 2 hasta 60, 3 hasta 90, 4 más de 90, L liquidado, - aún sin entregar.',
  withholdings:
    'Lo pagado a cada inversionista y el ISR y el IVA retenidos, según el libro. Es informativo, sin validez fiscal: no está timbrado.',
  commissions: 'Comisiones cobradas y su IVA, según el libro, por mes, crédito y persona.',
});

/** Of the backoffice's screen of reports. */
export const reportList = words('reportList', {
  help: 'Se preparan como trabajos y su archivo se guarda con su huella. Cada descarga queda en la bitácora.',
  label: 'Reportes',
  none: 'Aún no se pide ningún reporte.',
  kind: 'Reporte',
  period: 'Periodo',
  quarter: 'Trimestre {{n}} de {{year}}',
  state: 'Estado',
  states: {
    waiting: 'En espera',
    active: 'Preparando',
    retry: 'Se reintentará',
    failed: 'Con error',
    ready: 'Listo',
  },
  progress: '{{done, number}} de {{total, number}} partes',
  rows_one: '{{count, number}} renglón',
  rows_other: '{{count, number}} renglones',
  file: 'Archivo',
  sha: 'Huella SHA-256',
  requestedBy: 'Lo pidió',
  created: 'Pedido',
  act: 'Acción',
  ask: 'Pedir reporte',
  asked: 'El reporte quedó en espera de prepararse.',
  download: 'Descargar',
  downloadOf: 'Descargar: {{name}}',
  downloadFailed: 'No se pudo descargar el archivo.',
  retry: 'Reintentar',
  retried: 'Se preparará otra vez.',
  nothing: '—',
});
