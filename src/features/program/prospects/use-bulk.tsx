import { prospectBulkWords as words } from '@contract/locales/es-MX/program/prospect-bulks';
import { type BulkChange, prospectBulks } from '@contract/program/prospect-bulks';
import type { Answer, CallArgs } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';

export type Chosen = CallArgs<typeof prospectBulks.create>['body']['chosen'];

export type TakeBack = (bulkId: string, told: string) => Promise<void>;

/** Takes back an act over many; of the page, since its notice outlives what did it. */
export function useTakeBack(): TakeBack {
  const tell = useOutcome();
  const undo = useAct(prospectBulks.undo);
  return async (bulkId, told) => {
    try {
      const { restored } = await undo.mutateAsync({ params: { bulkId } });
      tell.forget(told);
      tell.document(t(words.undone, { count: restored }));
    } catch (thrown) {
      tell.notDone(thrown);
    }
  };
}

interface Bulk {
  chosen: Chosen;
  count: number;
  takeBack: TakeBack;
  onDone: () => void;
}

/** Changes the chosen prospects as one act, and tells how many changed, with the way back. */
export function useBulk({ chosen, count, takeBack, onDone }: Bulk) {
  const tell = useOutcome();
  const create = useAct(prospectBulks.create);

  return async (change: BulkChange) => {
    const answer = await create.mutateAsync({ body: { chosen, count, change } });
    const told = toldOf(answer);
    onDone();
    tell.document(
      told,
      answer.changed > 0 ? (
        <Button size="small" onClick={() => void takeBack(answer.id, told)}>
          {t(words.undo)}
        </Button>
      ) : undefined,
    );
  };
}

const toldOf = ({ changed, unchanged, released }: Answer<typeof prospectBulks.create>) =>
  [
    t(words.done, { count: changed }),
    unchanged > 0 ? t(words.unchanged, { count: unchanged }) : '',
    released > 0 ? t(words.released, { count: released }) : '',
  ]
    .filter(Boolean)
    .join(' ');
