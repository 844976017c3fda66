import { counted } from '@contract/kernel/fields/counted';
import type { SettingGroup } from '@contract/platform/setting-info';

const days = (count: number) => counted(count, 'día', 'días');

/** Words of the backoffice's screen of dated settings. */
export const settings = {
  help: 'Cada valor rige desde su día; lo que ya ocurrió conserva el valor de su fecha.',
  groups: {
    funding: 'Fondeo e inversión',
    credit: 'Créditos',
    taxes: 'Impuestos',
    treasury: 'Tesorería',
    access: 'Acceso y seguridad',
  } satisfies Record<SettingGroup, string>,
  value: 'Valor',
  since: (day: string) => `desde el ${day}`,
  source: 'Fuente',
  setBy: 'Lo fijó',
  origin: (source: string, setBy: string) => `${source} · ${setBy}`,
  missing: 'Sin valor',
  upcoming: (value: string, day: string) => `${value} desde el ${day}`,
  moreUpcoming: (count: number) => `y ${counted(count, 'valor más', 'valores más')}`,
  noUdi: (day: string) =>
    `Falta el valor de la UDI del ${day}: sin él no se reciben solicitudes ni compromisos. Fíjalo con el que publica Banxico.`,
  set: 'Fijar valor',
  setOf: (name: string) => `Fijar valor: ${name}`,
  history: 'Historial',
  historyOf: (name: string) => `Historial: ${name}`,
  newValue: 'Valor nuevo',
  from: 'Rige desde',
  sourceHelp: 'Ley, artículo o decisión, por ejemplo: Banxico, DOF del 10 de noviembre.',
  state: 'Estado',
  states: { past: 'Anterior', current: 'Vigente', upcoming: 'Por comenzar' },
  noValues: 'Este parámetro todavía no tiene valores.',
  remove: 'Quitar',
  removeOf: (day: string) => `Quitar el valor del ${day}`,
  removeTitle: '¿Quitar este valor?',
  removeText: 'Todavía no comienza. Sin él, ese día seguirá rigiendo el valor anterior.',
  removeOk: 'Quitar valor',
  parameter: 'Parámetro',
  pasteUdi: 'Pegar días de UDI',
  pasteUdiHelp:
    'Copia de Banxico el día y el valor de cada día, hasta 400. Se guardan todos o ninguno.',
  udiLines: 'Días y valores',
  udiLinesHelp:
    'Un renglón por día: 20/11/2026; 8.123456. También vale separar con tabulador o coma.',
  udiReady: (count: number, from: string, to: string) =>
    count === 1 ? `1 día listo: el ${from}.` : `${days(count)} listos, del ${from} al ${to}.`,
  udiSave: (count: number) => (count === 0 ? 'Guardar días' : `Guardar ${days(count)}`),
  udiSaved: (added: number, known: number) =>
    [
      `${added === 1 ? 'Se agregó' : 'Se agregaron'} ${days(added)}.`,
      ...(known > 0 ? [`${days(known)} ya ${known === 1 ? 'tenía' : 'tenían'} ese valor.`] : []),
    ].join(' '),
} as const;
