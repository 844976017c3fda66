import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { figures, effectivenessWords as words } from '@contract/locales/es-MX/program/metrics';
import type { Funnel } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { formatNumber } from '@portal/ui/format';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { listOf } from './drill';
import { Formula } from './Formula';

/** The stages of a prospect, each with its words, and with the list of those that came so far. */
export const stages = [
  { key: 'prospects', name: t(words.prospects), how: t(words.prospectsHow), further: {} },
  {
    key: 'contacted',
    name: t(words.contacted),
    how: t(words.contactedHow),
    further: { reached: 'contacted' },
  },
  { key: 'quoted', name: t(words.quoted), how: t(words.quotedHow), further: { reached: 'quoted' } },
  {
    key: 'applied',
    name: t(words.applied),
    how: t(words.appliedHow),
    further: { reached: 'applied' },
  },
  {
    key: 'installed',
    name: t(words.installed),
    how: t(words.installedHow),
    further: { reached: 'installed' },
  },
  { key: 'lost', name: t(words.lost), how: t(words.lostHow), further: { status: 'lost' } },
] as const;

/** How many came so far, each with its formula and with the way to them. */
export function FunnelFigures({ total, chosen }: { total: Funnel; chosen: ProspectsQuery }) {
  return (
    <StatRow counts>
      {stages.map(({ key, name, how, further }) => (
        <StatCard
          key={key}
          label={name}
          value={<Link to={listOf(chosen, further)}>{formatNumber(total[key])}</Link>}
          hint={
            key !== 'prospects' && total.prospects > 0
              ? t(figures.share, {
                  percent: toBasisPoints(Math.round((total[key] / total.prospects) * 10_000)),
                })
              : null
          }
          help={<Formula name={name} how={how} />}
        />
      ))}
    </StatRow>
  );
}
