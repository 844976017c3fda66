import { systemText, technologyName } from '@contract/credit/estimate-words';
import { type EstimateItem, estimates } from '@contract/credit/estimates';
import { href } from '@contract/kernel/screens';
import { estimateShared as shared } from '@contract/locales/es-MX/credit/estimates';
import { expressWords as words } from '@contract/locales/es-MX/credit/estimates-page';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { catText } from '@portal/ui/cat-text';
import { Section } from '@portal/ui/kit/Section';
import { dateColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { ShareActs } from './ShareActs';

const whatOf = ({ label, figures }: EstimateItem) =>
  [label, technologyName(figures.technology), systemText(figures)].filter(Boolean).join(' · ');

/** For who opens the pages of sellers, or does not. */
const columnsFor = (opensSellers: boolean): readonly Column<EstimateItem>[] => [
  { key: 'what', title: t(words.what), csv: whatOf },
  moneyColumn('payment', t(shared.payment), ({ figures }) => figures.payment_cents),
  moneyColumn('saving', t(shared.saving), ({ figures }) => figures.monthly_saving_cents),
  { key: 'cat', title: t(shared.cat), csv: ({ figures }) => catText(figures.cat_bp) },
  dateColumn('created_at', t(words.on), ({ created_at: at }) => at, { sortable: true }),
  {
    key: 'by',
    title: t(words.by),
    render: ({ agent_id: agentId, shared_by: name }) =>
      agentId && opensSellers ? <Link to={href('agentShow', { agentId })}>{name}</Link> : name,
    csv: ({ shared_by: name }) => name,
  },
  {
    key: 'acts',
    title: t(words.acts),
    render: (estimate) => <ShareActs estimate={estimate} small />,
  },
];

/** What an installer shared, the latest first; a seller sees their own. */
export function SharedLately() {
  const opensSellers = useMay('agents.show');
  return (
    <Section title={t(words.lately)} flush>
      <ResourceTable
        id="shared-estimates"
        label={t(words.lately)}
        endpoint={estimates.list}
        columns={columnsFor(opensSellers)}
        rowKey={({ id }) => id}
        dense
        cardsUnder={992}
        empty={{ text: t(words.none) }}
      />
    </Section>
  );
}
