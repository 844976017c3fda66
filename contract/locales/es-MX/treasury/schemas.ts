import { words } from '../../../kernel/words';

export const treasuryFields = words('treasuryFields', {
  bankDays: {
    negative: 'El saldo no puede ser negativo.',
  },
  directDebits: {
    accept: 'Para cobrar tus mensualidades necesitamos tu autorización.',
  },
  stagePayments: {
    trackingKey: 'La clave de rastreo tiene de 6 a 30 letras y números.',
  },
  transfers: {
    listedOn: 'Ya salió en un archivo del {{day}}: confirma con el banco que no se pagó.',
  },
  withdrawals: {
    overBalance: 'El monto es mayor que tu saldo disponible.',
  },
});
