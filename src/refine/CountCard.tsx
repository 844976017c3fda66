import { lists } from '@contract/locales/es-MX/kernel/lists';
import { t } from '@portal/i18n';
import { countText } from '@portal/ui/count-text';
import { StatCard } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { formatNumber } from '../ui/format';

interface CountCardProps {
  label: string;
  /** The list of what is counted. */
  to: string;
  /** That list, asked for its shortest page. */
  query: { data: { total: number; total_is_capped: boolean } | undefined; isError: boolean };
}

/** How many rows a list has, and the way to it; a dash when it cannot be known now. */
export function CountCard({ label, to, query: { data, isError } }: CountCardProps) {
  const shown = data && countText(formatNumber(data.total), data.total_is_capped);
  return (
    <StatCard
      label={label}
      value={<Link to={to}>{shown ?? (isError ? t(lists.unknown) : '…')}</Link>}
    />
  );
}
