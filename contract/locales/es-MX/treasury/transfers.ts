import { words } from '../../../kernel/words';

/** Texts of withdrawals, payouts and stages on their way out. */
export const transfer = words('transfer', {
  send: 'Registrar envío',
  reason: 'Motivo',
  trackingKey: 'Clave de rastreo',
  bankFile: 'Archivo para el banco',
  bankFileHelp:
    'CSV con la CLABE completa de retiros, etapas y pagos por enviar. Cada uno sale en un solo archivo. Queda en la bitácora quién lo descargó.',
  makeHelp:
    'Queda fuera, con su motivo, lo que no puede pagarse hoy o espera a otra persona. Cada transferencia sale en un solo archivo: guárdalo, porque al salir de esta pantalla ya no se vuelve a descargar.',
  nouns: {
    withdrawals: 'Retiros de inversionistas',
    payouts: 'Otros pagos',
    stages: 'Etapas de instaladores',
  },
  total: 'Total, como máximo',
  make: 'Hacer el archivo',
  saveAgain_one: 'Descargar otra vez el mismo archivo ({{count, number}}, {{amount}})',
  saveAgain_other: 'Descargar otra vez el mismo archivo ({{count, number}}, {{amount}})',
  saved_one:
    'El archivo lleva {{count, number}} transferencia por {{amount}} MXN. Regístralas cuando el banco las envíe.',
  saved_other:
    'El archivo lleva {{count, number}} transferencias por {{amount}} MXN. Regístralas cuando el banco las envíe.',
  nothing: 'No hay transferencias que puedan salir en un archivo.',
  relist: 'Volver a listar',
  relistHelp:
    'Saldrá en el siguiente archivo en cuanto otra persona lo autorice. Pídelo solo si confirmaste con el banco que el archivo anterior no se envió. El motivo queda en la bitácora.',
  transfer: 'Transferencia',
  leftOut_one: '{{count, number}} queda fuera del archivo',
  leftOut_other: '{{count, number}} quedan fuera del archivo',
});
