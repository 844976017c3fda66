/** Words of the backoffice's screen of dated settings. */
export const settings = {
  help: 'Cada valor rige desde su día; lo que ya ocurrió conserva el valor de su fecha.',
  list: 'Parámetros',
  name: 'Parámetro',
  value: 'Valor de hoy',
  since: 'Desde',
  source: 'Fuente',
  setBy: 'Lo fijó',
  upcoming: 'Por comenzar',
  missing: 'Sin valor',
  noUdi: (day: string) =>
    `Falta el valor de la UDI del ${day}: sin él no se reciben solicitudes ni compromisos. Fíjalo con el que publica Banxico.`,
  add: 'Fijar valor',
  newValue: 'Valor',
  newValueHelp: 'Como se lee en la lista: 18.9 %, Sí, 30, 8.123456.',
  from: 'Rige desde',
  sourceHelp: 'Ley, artículo o decisión, por ejemplo: Banxico, DOF del 10 de noviembre.',
} as const;
