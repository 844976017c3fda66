import { href } from '@contract/kernel/screens';
import { user as userWords } from '@contract/locales/es-MX/identity/users';
import { auditActionName } from '@contract/locales/es-MX/platform/audit-names';
import { auditTrail } from '@contract/platform/audit';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { Section } from '@portal/ui/kit/Section';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';

type Entry = Answer<typeof auditTrail.list>['items'][number];

const names: ReadonlyMap<string, string> = new Map(Object.entries(texts(auditActionName)));

/** What was done, in words; an act older than its name is written as it was kept. */
const nameOf = ({ action }: Entry) => names.get(action) ?? action;
const who = ({ actor, user }: Entry) => actor ?? user ?? '';

const columns: readonly Column<Entry>[] = [
  timeColumn('at', t(userWords.when), ({ at }) => at, { sortable: true }),
  { key: 'action', title: t(userWords.act), render: nameOf, csv: nameOf },
  { key: 'by', title: t(userWords.by), render: who, csv: who },
];

/** The latest of the audit trail about one person. */
export function UserActs({ userId }: { userId: string }) {
  if (!useMay('audit.list')) return null;
  return (
    <Section
      title={t(userWords.acts)}
      description={t(userWords.actsHelp)}
      action={<Link to={`${href('auditList')}?user_id=${userId}`}>{t(userWords.allActs)}</Link>}
      flush
    >
      <ResourceTable
        id="user-acts"
        label={t(userWords.acts)}
        endpoint={auditTrail.list}
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        prefix="acts_"
        fixed={{ user_id: userId }}
        dense
        empty={{ text: t(userWords.noActs) }}
      />
    </Section>
  );
}
