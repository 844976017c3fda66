import { counted } from '@contract/kernel/fields/counted';

/** Words of withdrawals, payouts and stages on their way out. */
export const transfer = {
  send: 'Registrar envío',
  reason: 'Motivo',
  trackingKey: 'Clave de rastreo',
  bankFile: 'Archivo para el banco',
  bankFileHelp:
    'CSV con la CLABE completa de retiros, etapas y pagos por enviar. Cada uno sale en un solo archivo. Queda en la bitácora quién lo descargó.',
  saved: (transfers: number, amount: string) =>
    `El archivo lleva ${counted(transfers, 'transferencia', 'transferencias')} por ${amount} MXN. Regístralas cuando el banco las envíe.`,
  nothing: 'No hay transferencias que puedan salir en un archivo.',
  relist: 'Volver a listar',
  relistHelp:
    'Saldrá en el siguiente archivo. Hazlo solo si confirmaste con el banco que el archivo anterior no se envió. El motivo queda en la bitácora.',
  transfer: 'Transferencia',
  leftOut: (transfers: number) => `${counted(transfers, 'queda', 'quedan')} fuera del archivo`,
} as const;
