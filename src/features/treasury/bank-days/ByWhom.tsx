import { joinNames } from '@contract/kernel/listed';
import { bankDay } from '@contract/locales/es-MX/treasury/bank-days';
import type { BankDayDoer } from '@contract/treasury/bank-days';
import { t } from '@portal/i18n';
import { PersonLink } from '@portal/ui/PersonLink';
import { CellLines } from '@portal/ui/table/CellLines';

/** Those who did something to a day of the bank, as text; without any it happened by itself. */
export const byWhom = (people: readonly BankDayDoer[]): string =>
  people.length > 0 ? joinNames(people.map(({ name }) => name)) : t(bankDay.byItself);

/** The same, each a link to their file. */
export function ByWhom({ people }: { people: readonly BankDayDoer[] }) {
  if (people.length === 0) return t(bankDay.byItself);
  return (
    <CellLines>
      {people.map(({ user_id: userId, name }) => (
        <PersonLink key={userId} userId={userId} name={name} />
      ))}
    </CellLines>
  );
}
