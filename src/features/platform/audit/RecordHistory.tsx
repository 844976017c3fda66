import { href } from '@contract/kernel/screens';
import { audit } from '@contract/locales/es-MX/platform/audit';
import type { AuditObject } from '@contract/platform/audit-names';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecordLog } from '@portal/refine/use-record-log';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

/** The names of all acts weigh more than the record that they stand below. */
const RecordActs = lazy(() =>
  import('./RecordActs').then((file) => ({ default: file.RecordActs })),
);

interface RecordHistoryProps {
  object: AuditObject;
  id: string;
}

/** Who did what to one record, for those who read the audit trail. */
export function RecordHistory({ object, id }: RecordHistoryProps) {
  return useMay('audit.list') ? <History object={object} id={id} /> : null;
}

function History({ object, id }: RecordHistoryProps) {
  const query = useRecordLog(object, id);
  return (
    <Section
      title={t(audit.recordTitle)}
      description={t(audit.recordHelp)}
      action={
        <Link to={`${href('auditList')}?object=${object}&object_id=${id}`}>
          {t(audit.recordAll)}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines />}>
        {(entries) =>
          entries.length > 0 ? (
            <Suspense fallback={<SkeletonLines />}>
              <RecordActs entries={entries} />
            </Suspense>
          ) : (
            <EmptyState text={t(audit.none)} />
          )
        }
      </Loaded>
    </Section>
  );
}
