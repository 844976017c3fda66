import { counted } from '@contract/kernel/fields/counted';
import type { Day } from '@contract/kernel/fields/day';
import { dayInWords } from '@contract/kernel/fields/day-in-words';
import { href } from '@contract/kernel/screens';
import { work } from './event';

/** The house's account at the bank. */
export const bankEvents = {
  /** To every administrator. */
  bankDayUnsound: work(
    ['bell', 'mail'],
    ({ day, differences }: { day: Day; differences: number }) => ({
      title: 'Un día del banco no cuadra',
      body: `El ${dayInWords(day)} se cerró con ${counted(differences, 'diferencia', 'diferencias')} entre el banco y el libro. Corrígelas o explícalas en Tesorería.`,
      href: `${href('treasury')}?days_state=unsound`,
    }),
  ),
};
