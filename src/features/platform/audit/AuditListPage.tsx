import { audit } from '@contract/locales/es-MX/platform/audit';
import { type AuditItem, auditTrail } from '@contract/platform/audit';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { BesideLink, useBeside } from '@portal/ui/Beside';
import { Page } from '@portal/ui/kit/Page';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useScreenTitle } from '@portal/ui/screen-context';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button, Space } from 'antd';
import { AuditEntryDrawer } from './AuditEntryDrawer';
import styles from './audit.module.css';
import { auditFilters } from './audit-filters';
import { ChainCheck, JournalCheck } from './ChainCheck';
import { EntryObject, EntryPerson } from './EntryNames';
import { actionWords, detailLine, objectWords, personWords } from './entry-words';

export const auditColumns: readonly Column<AuditItem>[] = [
  timeColumn('at', t(audit.at), ({ at }) => at, { sortable: true }),
  {
    key: 'person',
    title: t(audit.person),
    render: (entry) => (
      <span className={styles.line}>
        <EntryPerson entry={entry} />
      </span>
    ),
    csv: personWords,
  },
  {
    key: 'action',
    title: t(audit.action),
    render: (entry) => (
      <BesideLink
        id={String(entry.seq)}
        className={styles.act}
        aria-label={t(audit.openEntry, { action: actionWords(entry), seq: String(entry.seq) })}
      >
        {actionWords(entry)}
      </BesideLink>
    ),
    csv: actionWords,
  },
  {
    key: 'object',
    title: t(audit.object),
    render: (entry) => (
      <span className={styles.line}>
        <EntryObject entry={entry} />
      </span>
    ),
    csv: objectWords,
  },
  {
    key: 'details',
    title: t(audit.details),
    render: (entry) => {
      const details = detailLine(entry);
      // An empty cell has no line on a card.
      return details ? <div className={styles.details}>{details}</div> : '';
    },
    csv: detailLine,
  },
  {
    key: 'object_id',
    title: t(audit.objectId),
    defaultHidden: true,
    render: ({ object_id }) => <span className={styles.hash}>{object_id}</span>,
    csv: ({ object_id }) => object_id,
  },
  {
    key: 'seq',
    title: t(audit.seq),
    defaultHidden: true,
    align: 'right',
    csv: ({ seq }) => seq,
  },
  {
    key: 'hash',
    title: t(audit.hash),
    defaultHidden: true,
    render: ({ hash }) => <span className={styles.hash}>{hash}</span>,
    csv: ({ hash }) => hash,
  },
];

/** Who did what, entry by entry, and the proof that it was not rewritten. */
export function AuditListPage() {
  const title = useScreenTitle();
  const notify = useOutcome();
  const mayVerify = useMay('audit.verify');
  const verify = useAct(auditTrail.verify);
  const verifyJournal = useAct(auditTrail.verifyJournal);
  const opened = useBeside();
  const seq = opened.id && /^\d+$/.test(opened.id) ? opened.id : undefined;
  return (
    <Page
      title={title}
      explanation={t(audit.help)}
      action={
        mayVerify ? (
          <Space wrap>
            <Button
              loading={verifyJournal.isPending}
              onClick={() =>
                verifyJournal.mutate({}, { onError: (failure) => notify.failed(failure.message) })
              }
            >
              {t(audit.verifyJournal)}
            </Button>
            <Button
              type="primary"
              loading={verify.isPending}
              onClick={() =>
                verify.mutate({}, { onError: (failure) => notify.failed(failure.message) })
              }
            >
              {t(audit.verify)}
            </Button>
          </Space>
        ) : null
      }
    >
      {verifyJournal.data ? <JournalCheck outcome={verifyJournal.data} /> : null}
      {verify.data ? <ChainCheck outcome={verify.data} /> : null}
      <ResourceTable
        id="audit"
        label={t(audit.list)}
        endpoint={auditTrail.list}
        columns={auditColumns}
        rowKey={({ seq }) => String(seq)}
        searchable
        dense
        empty={{ text: t(audit.none) }}
        filters={auditFilters}
      />
      <AuditEntryDrawer seq={seq} onClose={opened.close} />
    </Page>
  );
}
