import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { prospectBulkWords } from '@contract/locales/es-MX/program/prospect-bulks';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { t } from '@portal/i18n';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import type { BoardKind, Moved, Standing, Why } from './board-kind';

/** Moves somebody to another status, and tells so with the way back. */
export function useMove<Item extends Standing>({
  nameOf,
  useChange,
}: Pick<BoardKind<Item>, 'nameOf' | 'useChange'>) {
  const tell = useOutcome();
  const { change, changing } = useChange();

  async function takeBack(before: Item, after: Standing, told: string) {
    const { status, lost_cause, lost_reason, next_on } = before;
    // A loss forgets the day, which comes back while it is one that comes.
    const coming = next_on !== null && next_on >= dayInMexicoCity(new Date());
    const day = coming ? { next_on: toDay(next_on) } : {};
    try {
      await change(before.id, { status, lost_cause, lost_reason, ...day, version: after.version });
      tell.forget(told);
      tell.saved('updated');
    } catch (thrown) {
      tell.notDone(thrown);
    }
  }

  async function move(item: Item, to: Pick<Moved, 'status'> & Why) {
    const after = await change(item.id, { ...to, version: item.version });
    const told = t(words.moved, {
      name: nameOf(item),
      status: t(prospectStatusName[after.status]),
    });
    tell.document(
      told,
      <Button size="small" onClick={() => void takeBack(item, after, told)}>
        {t(prospectBulkWords.undo)}
      </Button>,
    );
  }

  return { move, moving: changing };
}
