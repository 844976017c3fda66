import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { prospectBulkWords } from '@contract/locales/es-MX/program/prospect-bulks';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { type Prospect, prospects } from '@contract/program/prospects';
import type { Answer, CallArgs } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';

type Change = CallArgs<typeof prospects.edit>['body'];
export type Why = Pick<Change, 'lost_cause' | 'lost_reason'>;

/** Moves a prospect to another status, and tells so with the way back. */
export function useMove() {
  const tell = useOutcome();
  const edit = useAct(prospects.edit);

  const change = (id: string, body: Change) =>
    edit.mutateAsync({ params: { prospectId: id }, body });

  async function takeBack(before: Prospect, after: Answer<typeof prospects.edit>, told: string) {
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

  async function move(prospect: Prospect, to: Pick<Change, 'status'> & Why) {
    const { id, business_name: name, version } = prospect;
    const after = await change(id, { ...to, version });
    const told = t(words.moved, { name, status: t(prospectStatusName[after.status]) });
    tell.document(
      told,
      <Button size="small" onClick={() => void takeBack(prospect, after, told)}>
        {t(prospectBulkWords.undo)}
      </Button>,
    );
  }

  return { move, moving: edit.isPending ? edit.variables?.params.prospectId : undefined };
}
