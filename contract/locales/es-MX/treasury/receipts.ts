import { words } from '../../../kernel/words';

/** What is kept of an act over money, and what follows. */
export const treasuryReceipts = words('treasuryReceipts', {
  withdrawalCancelled: {
    title: 'Cancelaste el retiro',
    next: 'El dinero volvió a tu saldo disponible.',
  },
  returnAsked: {
    title: 'Recibimos tu solicitud de devolución',
    next: 'La enviamos a la cuenta que registraste y te avisamos. Aquí ves cuando salga.',
  },
  ordered: {
    title: 'Orden de pago registrada',
    next: 'Queda por enviar en “Comisiones, impuestos y devoluciones”.',
  },
  returned: {
    title: 'Devolución ordenada',
    next: 'Queda por enviar, a la cuenta de la que llegó, en “Comisiones, impuestos y devoluciones”.',
  },
  sent: {
    title: 'Envío registrado',
    next: 'Queda en camino hasta que el banco la reporte en su estado de cuenta.',
  },
  refused: {
    title: 'Orden rechazada',
    next: 'El dinero volvió a donde estaba. Si una persona lo esperaba, le avisamos con el motivo.',
  },
  told: {
    title: 'Movimiento del banco registrado',
    next: {
      credited: 'Se abonó a {{name}}.',
      confirmed: 'Confirma una salida para {{name}}.',
      unidentified: 'No tiene dueño todavía: asígnalo o devuélvelo en esta pantalla.',
      waiting: 'Espera una decisión en esta pantalla.',
      other: 'Su estado está en esta pantalla.',
    },
  },
  toldBefore: {
    title: 'Ese movimiento ya estaba registrado',
    next: 'No se registró otra vez. Su estado está en esta pantalla.',
  },
  assigned: {
    title: 'Depósito asignado',
    next: 'El dinero ya está en la cuenta de la persona, a quien avisamos.',
  },
  decided: {
    title: 'Decisión registrada',
    next: 'El movimiento ya no espera. Su estado está en esta pantalla.',
  },
  reversed: {
    title: 'Movimiento revertido',
    next: 'Su reversa está en los libros y en esta pantalla.',
  },
  contributed: {
    title: 'Aportación registrada',
    next: 'Cubre lo que falta en custodia; la conciliación ya lo cuenta.',
  },
  rounded: {
    title: 'Redondeo repuesto',
    next: 'Bajaron las comisiones por traspasar; la conciliación ya lo cuenta.',
  },
  reported: {
    title: 'Mes declarado',
    next: 'Sus retenciones ya no cambian. Falta enterarlas.',
  },
  remitted: {
    title: 'Mes enterado',
    next: 'No queda nada por hacer de este mes.',
  },
  dayClosed: {
    title: 'Día cerrado',
    next: { sound: 'El banco y los libros cuadran.', unsound: 'Explica las diferencias del día.' },
  },
  day: 'Día',
  month: 'Mes',
});
