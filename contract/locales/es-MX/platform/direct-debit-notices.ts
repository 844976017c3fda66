import { words } from '../../../kernel/words';

/** What people are told of charges to their account. */
export const directDebitEventWords = words('directDebitEventWords', {
  changed: {
    agreed: 'Activaste los pagos automáticos del crédito {{folio}}',
    changed: 'Cambiaste los pagos automáticos del crédito {{folio}}',
    paused: 'Pausaste los pagos automáticos del crédito {{folio}}',
    resumed: 'Reanudaste los pagos automáticos del crédito {{folio}}',
    cancelled: 'Cancelaste los pagos automáticos del crédito {{folio}}',
  },
  changedText: {
    agreed:
      'Cobraremos tus mensualidades de tu cuenta terminada en {{last4}}. Te avisaremos antes de cada cargo.',
    changed:
      'Desde ahora cobramos de tu cuenta terminada en {{last4}} con las condiciones nuevas. Te avisaremos antes de cada cargo.',
    paused:
      'No cobraremos nada de tu cuenta terminada en {{last4}} hasta que los reanudes. Mientras tanto paga tus mensualidades por transferencia.',
    resumed:
      'Volvemos a cobrar tus mensualidades de tu cuenta terminada en {{last4}}. Te avisaremos antes de cada cargo.',
    cancelled:
      'Ya no cobraremos nada de tu cuenta terminada en {{last4}}. Paga tus mensualidades por transferencia.',
  },
  coming: 'Cobraremos tu mensualidad el {{day, day}}',
  comingText:
    'Crédito {{folio}}, mensualidad {{number}}: cargo de {{amount, mxn}} a tu cuenta terminada en {{last4}} el {{day, day}}. Ten el dinero ahí ese día. Si la pagas antes por transferencia, no haremos el cargo.{{rest}}',
  comingRest:
    ' Debes {{amount, mxn}} más de lo que autorizaste por cargo: págalos por transferencia.',
  failed: 'El banco no hizo el cargo de {{amount, mxn}}',
  failedText: 'Crédito {{folio}}, mensualidad {{number}}. {{next}} Motivo: {{reason}}',
  failedRetry:
    'Lo intentaremos una sola vez más el {{day, day}}. Si pagas antes por transferencia, no haremos el cargo.',
  failedPay: 'No lo intentaremos otra vez: paga por transferencia para no generar moratorios.',
  halted: 'Pausamos los pagos automáticos del crédito {{folio}}',
  haltedText: {
    source_changed:
      'La cuenta terminada en {{last4}} ya no es la que tienes registrada a tu nombre. Elige la cuenta en Pagos automáticos y reanúdalos; mientras tanto paga por transferencia.',
    bank_refused:
      'Tu banco no permite cobrar de la cuenta terminada en {{last4}}. Acláralo con él o elige otra cuenta, y reanúdalos; mientras tanto paga por transferencia.',
  },
});
