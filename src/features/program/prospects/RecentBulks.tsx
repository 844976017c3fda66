import { common } from '@contract/locales/es-MX/kernel/common';
import { table } from '@contract/locales/es-MX/kernel/table';
import { prospectBulkWords } from '@contract/locales/es-MX/program/prospect-bulks';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import {
  bulkStandingWords,
  recentBulks as words,
} from '@contract/locales/es-MX/program/recent-bulks';
import { type ProspectBulk, prospectBulks } from '@contract/program/prospect-bulks';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button, Drawer } from 'antd';

/** What was done to many prospects at once, the newest first; each is undone here while it may be, or says why not. */
export function RecentBulks({ onClose }: { onClose: () => void }) {
  const tell = useOutcome();
  const undo = useConfirmedAct(prospectBulks.undo);

  const ask = ({ id, changed }: ProspectBulk) =>
    undo.ask(
      {
        title: t(words.undoTitle, { count: changed }),
        text: t(words.undoText),
        okText: t(prospectBulkWords.undo),
      },
      { params: { bulkId: id } },
      {
        onDone: ({ restored }) => tell.document(t(prospectBulkWords.undone, { count: restored })),
      },
    );

  return (
    <Drawer
      open
      title={t(prospectBulkWords.recent)}
      width={880}
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      <ResourceTable
        id="prospect-bulks"
        prefix="cambios_"
        label={t(prospectBulkWords.recent)}
        endpoint={prospectBulks.list}
        rowKey={({ id }) => id}
        dense
        cardsUnder={992}
        empty={{ text: t(words.none) }}
        columns={[
          ...columns,
          {
            key: 'standing',
            title: t(table.action),
            render: (row) =>
              row.standing === 'open' ? (
                <Button size="small" onClick={() => void ask(row)}>
                  {t(prospectBulkWords.undo)}
                </Button>
              ) : (
                whyNot(row.standing, row)
              ),
          },
        ]}
      />
    </Drawer>
  );
}

const columns: readonly Column<ProspectBulk>[] = [
  timeColumn('at', t(words.at), ({ at }) => at, { sortable: true }),
  { key: 'by', title: t(words.by), csv: ({ by }) => by },
  { key: 'what', title: t(words.what), csv: inWords },
  {
    key: 'changed',
    title: t(words.count),
    align: 'right',
    render: ({ changed }) => <span className="amount">{changed.toLocaleString('es-MX')}</span>,
    csv: ({ changed }) => changed,
  },
];

function inWords({ act, status, to }: ProspectBulk): string {
  if (act === 'assign') return t(words.ownerTo, { name: to ?? t(prospectWork.nobody) });
  if (act === 'zone') return t(words.zoneTo, { zone: to ?? '' });
  return t(words.statusTo, { status: status ? t(prospectStatusName[status]) : '' });
}

function whyNot(
  standing: Exclude<ProspectBulk['standing'], 'open'>,
  { worked }: ProspectBulk,
): string {
  if (standing === 'worked') return t(words.worked, { count: worked });
  return t(bulkStandingWords[standing]);
}
