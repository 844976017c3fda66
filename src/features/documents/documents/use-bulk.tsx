import type { DocumentItem } from '@contract/documents/documents';
import { documentReview, MAX_BULK } from '@contract/documents/review';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useState } from 'react';

interface Refused {
  id: string;
  name: string;
  message: string;
}

interface BulkDone {
  /** Decided now. */
  verified: readonly DocumentItem[];
  /** These, and those that wait for a second person after it. */
  acted: readonly DocumentItem[];
  /** What to say of it. */
  said: string;
}

/** Documents chosen to be verified together, and what became of each; `onDone` is told of those that were not refused. */
export function useBulk(onDone: (done: BulkDone) => void) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DocumentItem>>(new Map());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const act = useAct(documentReview.verifyMany);
  const confirm = useConfirm();
  const outcome = useOutcome();

  function choose(item: DocumentItem) {
    if (!item.review?.bulk) return outcome.warned(t(queue.notInBulk), item.name);
    setRefused([]);
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(item.id) && after.size < MAX_BULK) after.set(item.id, item);
      return after;
    });
  }

  async function verify() {
    const items = [...chosen.values()];
    const agreed = await confirm({
      title: t(queue.verifyChosenTitle, { count: items.length }),
      rows: items.map(({ name, person, project }) => ({
        label: name,
        value: [person?.full_name, project?.folio].filter(Boolean).join(' · '),
      })),
      text: t(queue.verifyChosenText),
      okText: t(queue.verifyChosen, { count: items.length }),
    });
    if (!agreed) return;
    act
      .mutateAsync({ body: { ids: items.map(({ id }) => id) } })
      .then((answer) => {
        setChosen(new Map());
        const became = new Map(answer.items.map(({ id, outcome: what }) => [id, what]));
        setRefused(
          answer.items.flatMap(({ id, outcome: what, message }) =>
            what === 'refused'
              ? [{ id, name: chosen.get(id)?.name ?? '', message: message ?? '' }]
              : [],
          ),
        );
        const count = (what: string) => answer.items.filter((one) => one.outcome === what).length;
        const [done, waiting] = [count('verified'), count('waits_for_second')];
        const said = [
          done > 0 ? t(queue.bulkDone, { count: done }) : '',
          waiting > 0 ? t(queue.bulkWaits, { count: waiting }) : '',
        ];
        if (done + waiting > 0)
          onDone({
            verified: items.filter(({ id }) => became.get(id) === 'verified'),
            acted: items.filter(({ id }) => became.get(id) !== 'refused'),
            said: said.filter(Boolean).join(' '),
          });
      })
      .catch(outcome.notDone);
  }

  return {
    chosen,
    choose,
    clear: () => setChosen(new Map()),
    verify: () => void verify(),
    busy: act.isPending,
    refused,
  };
}

export type Bulk = ReturnType<typeof useBulk>;
