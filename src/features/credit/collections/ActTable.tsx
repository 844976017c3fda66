import { actKinds, type CollectionAct, collections } from '@contract/credit/collections';
import {
  collectionNames,
  collectionPage as words,
} from '@contract/locales/es-MX/credit/collections';
import { promisedText, promiseTag } from '@portal/features/funding';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { CellLines } from '@portal/ui/table/CellLines';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { personColumn } from '@portal/ui/table/person-column';
import { Button } from 'antd';
import { useState } from 'react';
import type { CollectionDetail } from './CollectionPage';
import { ContactForm } from './ContactForm';
import styles from './collections.module.css';

/** What an act says, in words, without staff's note. */
function saidOf(act: CollectionAct): string {
  const { kind, party, channel, result, promise } = act;
  if (kind === 'contact' && party && channel && result) {
    return `${t(collectionNames.channel[channel])} · ${t(collectionNames.party[party])}: ${t(collectionNames.result[result])}`;
  }
  if (promise) return promisedText(promise);
  if (kind === 'assigned') {
    return act.assignee ? t(words.assigned, { name: act.assignee }) : t(words.unassigned);
  }
  return act.until ? t(words.untilDay, { day: act.until }) : t(words.kinds[kind]);
}

/** What is to be known of an act before it is relied on. */
function marksOf({ kind, promise, ...act }: CollectionAct) {
  return [
    ...(act.outside_hours ? [{ tone: 'warning' as const, text: t(words.outside) }] : []),
    ...(act.is_correction ? [{ tone: 'info' as const, text: t(words.correction) }] : []),
    ...(act.is_corrected
      ? [
          {
            tone: 'neutral' as const,
            text: t(kind === 'promise' ? words.withdrawn : words.corrected),
          },
        ]
      : []),
    ...(promise && !act.is_corrected ? [promiseTag(promise)] : []),
  ];
}

export const collectionActColumns = (
  correct: (act: CollectionAct) => void,
  may: boolean,
): readonly Column<CollectionAct>[] => [
  timeColumn('happened_at', t(words.when), ({ happened_at }) => happened_at, { sortable: true }),
  {
    key: 'kind',
    title: t(words.kind),
    csv: ({ kind }) => t(words.kinds[kind]),
  },
  {
    key: 'what',
    title: t(words.what),
    render: (act) => (
      <CellLines>
        <span>{saidOf(act)}</span>
        {act.note ? <p className={styles.note}>{act.note}</p> : null}
      </CellLines>
    ),
    csv: (act) => [saidOf(act), act.note].filter(Boolean).join('. '),
  },
  {
    key: 'state',
    title: t(words.state),
    render: (act) => (
      <CellLines>
        {marksOf(act).length === 0 ? t(words.none) : null}
        {marksOf(act).map(({ tone, text }) => (
          <StatusTag key={text} tone={tone}>
            {text}
          </StatusTag>
        ))}
      </CellLines>
    ),
    csv: (act) =>
      marksOf(act)
        .map(({ text }) => text)
        .join(', '),
  },
  personColumn(
    'by',
    t(words.by),
    ({ by }) => by,
    ({ by_id }) => by_id,
  ),
  {
    key: 'act',
    title: t(words.act),
    render: (act) =>
      may && act.kind === 'contact' && !act.is_corrected ? (
        <Button size="small" onClick={() => correct(act)}>
          {t(words.correct)}
        </Button>
      ) : null,
  },
];

/** All that was done to collect a credit, the newest first. */
export function ActTable({ row }: { row: CollectionDetail }) {
  const [corrected, setCorrected] = useState<CollectionAct>();
  const may = useMay('collections.edit');
  const [columns] = useState(() => collectionActColumns(setCorrected, may));
  return (
    <>
      <ResourceTable
        id="collection-acts"
        label={t(words.records)}
        endpoint={collections.acts}
        fixed={{ loan_id: row.loan_id }}
        columns={columns}
        rowKey={({ id }) => id}
        dense
        cardsUnder={992}
        empty={{ text: t(words.noActs) }}
        filters={[
          { name: 'kind', label: t(words.kind), options: optionsOf(actKinds, texts(words.kinds)) },
        ]}
      />
      {corrected ? (
        <ContactForm row={row} corrects={corrected} onClose={() => setCorrected(undefined)} />
      ) : null}
    </>
  );
}
