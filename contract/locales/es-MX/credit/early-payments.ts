import { words } from '../../../kernel/words';

/** What money beyond what is due does, by its name. */
export const earlyUseNames = words('earlyUseNames', {
  credit_balance: 'Dejarlo como saldo a favor',
  instalments: 'Adelantar mensualidades',
  capital_term: 'Reducir capital y plazo',
  capital_payment: 'Reducir capital y mensualidad',
});

/** What it does, as it stands. */
export const earlyUseStanding = words('earlyUseStanding', {
  credit_balance:
    'Lo que pagas además de lo vencido queda como saldo a favor y paga cada mensualidad en su fecha, sin cambiar los intereses.',
  instalments:
    'Lo que pagas además de lo vencido adelanta la mensualidad que sigue, con los intereses de su calendario.',
  capital_term:
    'Lo que pagas además de lo vencido cubre los intereses causados hasta ese día y reduce tu capital: terminas antes.',
  capital_payment:
    'Lo que pagas además de lo vencido cubre los intereses causados hasta ese día y reduce tu capital: bajan las mensualidades.',
});

/** Texts of the screen on which a person chooses. */
export const earlyPayment = words('earlyPayment', {
  title: 'Si pagas de más',
  titleOf: 'Si pagas de más: {{folio}}',
  from: 'Desde el {{day}}: {{use}}',
  what: 'Qué hacer con lo que pagues de más',
  kinds: {
    wait: 'Dejarlo como saldo a favor',
    capital: 'Pago anticipado: reducir capital',
    instalments: 'Pago adelantado: cubrir las mensualidades que siguen',
  },
  kindHelp: {
    wait: 'Paga cada mensualidad en su fecha. No cambia los intereses y cuenta completo si liquidas.',
    capital:
      'Cubre primero los intereses causados hasta ese día; el resto baja tu capital y pagas menos intereses.',
    instalments:
      'Paga hoy la mensualidad que sigue con los intereses de su calendario. No reduce lo que pagas en total.',
  },
  when: 'Con qué dinero',
  fromNowOn: 'Con lo que llegue desde ahora',
  withBalance: 'Con tu saldo a favor, solo hoy',
  balanceHelp: 'Tienes {{amount}}.',
  amountToCompare: 'Monto para comparar',
  amount: 'Monto',
  amountHelp:
    'Además de lo vencido. Con {{least}} o menos solo cubre intereses causados y espera; con {{payoff}} liquidas el crédito.',
  amountHelpAll: 'Además de lo vencido. Con {{payoff}} liquidas el crédito.',
  shape: 'Cómo reducirlo',
  shapes: {
    capital_term: 'Reducir plazo',
    capital_payment: 'Reducir mensualidad',
  },
  compared: 'Así quedaría hoy con {{amount}}',
  does: 'De ese monto, {{accrued}} va a los intereses causados hasta hoy, con IVA, y {{capital}} a tu capital.',
  doesAll: 'Todo ese monto va a tu capital.',
  doesAhead:
    'Con los {{ahead}} que ya habías adelantado, {{accrued}} va a los intereses causados hasta hoy, con IVA, y {{capital}} a tu capital.',
  rows: {
    what: 'Así quedaría hoy',
    instalments: 'Mensualidades',
    next: 'La que sigue',
    payment: 'Las demás',
    lastDay: 'Termina',
    interest: 'Intereses',
    total: 'Total por pagar',
    saved: 'Ahorras',
  },
  savedHelp:
    'Ahorras: intereses con IVA que ya no pagas, comparado con dejarlo como saldo a favor.',
  notReached: 'Con ese monto no baja el capital: solo cubre intereses causados.',
  settles: 'Ese monto liquida el crédito: no queda calendario que comparar.',
  accept: 'Leí y acepto este texto',
  mustAccept: 'Acepta el texto para adelantar mensualidades.',
  save: 'Guardar elección',
  saveTitle: '¿Guardar esta elección?',
  saveText:
    'Vale para lo que llegue de más desde entonces, aunque lo envíes por otro crédito tuyo; primero se paga lo vencido de todos. Puedes cambiarla cuando quieras; lo que ya se aplicó se queda como está, y tu saldo a favor sigue esperando.',
  choice: 'Qué hacer con lo que pagues de más',
  useChoice: 'Qué hace',
  use: 'Usar saldo a favor',
  useTitle: '¿Usar tu saldo a favor hoy?',
  useText: 'Se aplica en este momento y no se puede deshacer.',
});
