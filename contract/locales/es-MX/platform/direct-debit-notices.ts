import { words } from '../../../kernel/words';

/** What people are told of charges to their account or card. */
export const directDebitEventWords = words('directDebitEventWords', {
  changed: {
    agreed: 'Activaste los pagos automáticos del crédito {{folio}}',
    changed: 'Cambiaste los pagos automáticos del crédito {{folio}}',
    paused: 'Pausaste los pagos automáticos del crédito {{folio}}',
    resumed: 'Reanudaste los pagos automáticos del crédito {{folio}}',
    cancelled: 'Cancelaste los pagos automáticos del crédito {{folio}}',
  },
  changedText: {
    agreed: 'Cobraremos tus mensualidades de tu {{source}}. Te avisaremos antes de cada cargo.',
    changed:
      'Desde ahora cobramos de tu {{source}} con las condiciones nuevas. Te avisaremos antes de cada cargo.',
    paused:
      'No cobraremos nada de tu {{source}} hasta que los reanudes. Mientras tanto paga tus mensualidades por transferencia.',
    resumed:
      'Volvemos a cobrar tus mensualidades de tu {{source}}. Te avisaremos antes de cada cargo.',
    cancelled: 'Ya no cobraremos nada de tu {{source}}. Paga tus mensualidades por transferencia.',
  },
  coming: 'Cobraremos tu mensualidad el {{day, day}}',
  comingText:
    'Crédito {{folio}}, mensualidad {{number}}: cargo de {{amount, mxn}} a tu {{source}} el {{day, day}}. Ten el dinero disponible ese día. Si la pagas antes por transferencia, no haremos el cargo.{{rest}}',
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
      'Tu {{source}} ya no es la que tienes registrada a tu nombre. Elige la cuenta en Pagos automáticos y reanúdalos; mientras tanto paga por transferencia.',
    bank_refused:
      'Tu banco no permite cobrar de tu {{source}}. Acláralo con él o elige otra cuenta, y reanúdalos; mientras tanto paga por transferencia.',
    card_expired:
      'Tu {{source}} venció, o vence antes del próximo cargo. Registra otra y elígela en Pagos automáticos, o elige tu cuenta, y reanúdalos; mientras tanto paga por transferencia.',
    card_removed:
      'Tu {{source}} se quitó o ya no se acepta. Elige otra tarjeta o tu cuenta en Pagos automáticos y reanúdalos; mientras tanto paga por transferencia.',
    card_refused:
      'El banco de tu {{source}} rechazó el cargo. Acláralo con él o elige otra tarjeta o tu cuenta, y reanúdalos; mientras tanto paga por transferencia.',
  },
});
