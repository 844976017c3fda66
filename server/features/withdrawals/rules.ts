const moment = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Why a withdrawal to an account that was just changed has to wait. */
export const whenUsable = (usableAt: Date) =>
  `Por seguridad, podrás retirar a tu cuenta nueva a partir del ${moment.format(usableAt)} (hora de la Ciudad de México).`;
