const hour = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as the time of day, without the private area's formats. */
export const clock = (instant: string): string => hour.format(new Date(instant));
