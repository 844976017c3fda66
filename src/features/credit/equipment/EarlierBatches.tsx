import type { BatchState } from '@contract/credit/equipment-batches';
import { equipmentBatches } from '@contract/credit/equipment-batches';
import { equipmentImport as words } from '@contract/locales/es-MX/credit/equipment-page';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { Tone } from '@portal/ui/kit/tones';
import { ValueButton } from '@portal/ui/kit/ValueButton';
import { ShortTable } from '@portal/ui/table/ShortTable';
import styles from './equipment.module.css';

const tones: Record<BatchState, Tone> = {
  mapping: 'info',
  review: 'info',
  done: 'success',
  undone: 'neutral',
  discarded: 'neutral',
};

/** The last files that came; each is opened to be seen, gone on with or taken back. */
export function EarlierBatches({ onShow }: { onShow: (batchId: string) => void }) {
  const query = useRead(equipmentBatches.list, { query: { limit: 10 } });
  return (
    <details className={styles.more}>
      <summary>{t(words.before)}</summary>
      <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t(words.noneBefore)}</p>
          ) : (
            <ShortTable
              label={t(words.before)}
              rows={items}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'file',
                  title: t(words.file),
                  wraps: true,
                  render: ({ id, file_name: name }) => (
                    <ValueButton onClick={() => onShow(id)}>{name}</ValueButton>
                  ),
                },
                {
                  key: 'when',
                  title: t(words.when),
                  align: 'left',
                  render: ({ created_at: at }) => <DateTimeText iso={at} />,
                },
                {
                  key: 'state',
                  title: t(words.summary),
                  align: 'left',
                  render: ({ state }) => (
                    <StatusTag tone={tones[state]}>{t(words.states[state])}</StatusTag>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </details>
  );
}
