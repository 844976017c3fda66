import { counted } from '@contract/fields/counted';

/** Words of withdrawals, payouts and stages on their way out. */
export const transfer = {
  send: 'Registrar envío',
  reason: 'Motivo',
  trackingKey: 'Clave de rastreo',
  bankFile: 'Archivo para el banco',
  bankFileHelp:
    'CSV con la CLABE completa de retiros, etapas y pagos por enviar, hasta 100 de cada uno. Queda en la bitácora quién lo descargó.',
  nothing: 'No hay transferencias por enviar.',
  leftOut: (transfers: number) => `${counted(transfers, 'queda', 'quedan')} fuera del archivo`,
} as const;
