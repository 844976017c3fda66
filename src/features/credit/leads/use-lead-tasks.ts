import { leads } from '@contract/credit/leads';
import { href } from '@contract/kernel/screens';
import { supplierWords as words } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { countText } from '@portal/ui/count-text';
import { formatNumber } from '@portal/ui/format';

interface LeadTask {
  to: string;
  title: string;
  text: string;
}

/** The leads that wait to be taken up again, with the ways to them. Null while it is not known. */
export function useLeadTasks(): readonly LeadTask[] | null {
  const overdue = useDue('overdue');
  const today = useDue('today');
  if (overdue.isLoading || today.isLoading) return null;
  return [
    ...(overdue.data ? taskOf('overdue', overdue.data) : []),
    ...(today.data ? taskOf('today', today.data) : []),
  ];
}

type Due = 'overdue' | 'today';

const useDue = (next: Due) =>
  useRead(leads.list, { query: { next, limit: 1 } }, { enabled: useMay('leads.list') });

interface Counted {
  total: number;
  total_is_capped: boolean;
}

function taskOf(due: Due, { total: count, total_is_capped: isCapped }: Counted): LeadTask[] {
  if (count === 0) return [];
  const shown = countText(formatNumber(count), isCapped);
  return [
    {
      to: `${href('supplierProspectList')}?next=${due}`,
      title: t(words.leadsDue[due]),
      text: t(words.leadsDueCount, { count, shown }),
    },
  ];
}
