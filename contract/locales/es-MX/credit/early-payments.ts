import { words } from '../../../kernel/words';

/** What money beyond what is due does, by its name. */
export const earlyUseNames = words('earlyUseNames', {
  credit_balance: 'Saldo a favor',
  instalments: 'Adelantar mensualidades',
  capital_term: 'Reducir capital y terminar antes',
  capital_payment: 'Reducir capital y bajar la mensualidad',
});

/** What each of them means, beside its name. */
export const earlyUseHelp = words('earlyUseHelp', {
  credit_balance:
    'Espera y paga cada mensualidad en su fecha. No cambia los intereses y cuenta completo si liquidas.',
  instalments:
    'Paga hoy la mensualidad que sigue, con los intereses de su calendario; lo que sobra espera a las demás.',
  capital_term:
    'Primero paga los intereses causados hasta el día; lo demás baja el capital y acorta el plazo.',
  capital_payment:
    'Primero paga los intereses causados hasta el día; lo demás baja el capital y cada mensualidad.',
});

/** Texts of the screen on which a person chooses. */
export const earlyPayment = words('earlyPayment', {
  title: 'Si pagas de más',
  titleOf: 'Si pagas de más: {{folio}}',
  help: 'Lo que llegue además de lo vencido, junto con tu saldo a favor:',
  now: 'Hoy: {{use}}',
  from: 'Desde el {{day}}: {{use}}',
  fromNowOn: 'Desde ahora, con lo que llegue de más',
  withBalance: 'Solo hoy, con {{amount}} de tu saldo a favor',
  what: 'Qué hacer con lo que pagues de más',
  when: 'Con qué dinero',
  amount: 'Monto para comparar',
  amountHelp:
    'Además de lo que venza hoy. Con {{least}} o menos solo se cubren intereses causados y espera a favor; {{payoff}} liquida el crédito.',
  compared: 'Así quedaría hoy con {{amount}}',
  paysAccrued: 'Intereses causados hasta hoy, con IVA',
  paidAhead: 'Ya habías adelantado',
  toCapital: 'Reduce capital',
  columns: {
    what: 'Calendario',
    instalments: 'Mensualidades',
    next: 'La que sigue',
    payment: 'Las demás',
    lastDay: 'Termina',
    interest: 'Intereses por pagar',
    total: 'Total por pagar',
  },
  rows: {
    now: 'Sin reducir capital',
    term: 'Terminar antes',
    payment: 'Bajar la mensualidad',
  },
  notReached:
    'Ese monto no llega al capital, o liquida el crédito: no hay calendario que comparar.',
  accept: 'Leí y acepto:',
  mustAccept: 'Acepta el texto para adelantar mensualidades.',
  save: 'Guardar elección',
  saveTitle: '¿Guardar esta elección?',
  saveText:
    'Vale para lo que llegue de más. Puedes cambiarla cuando quieras; lo ya aplicado se queda como está.',
  useTitle: '¿Usar tu saldo a favor hoy?',
  useText: 'Se aplica en este momento y no se puede deshacer.',
  use: 'Usar saldo a favor',
});
