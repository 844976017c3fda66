import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import { zoneWords } from '@contract/locales/es-MX/program/zones';
import type { ZoneProgress } from '@contract/program/metrics';
import { t, texts } from '@portal/i18n';
import { StateMap } from '@portal/ui/charts/StateMap';
import { formatNumber } from '@portal/ui/format';
import { Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChartSection } from './ChartSection';
import { towardTarget } from './drill';
import { useProspectsFilters } from './use-metrics-filters';

/** The states where the zones work, each with the targets and the progress of its zones, which one that is picked names. */
export function StatesOfZones({ zones }: { zones: readonly ZoneProgress[] }) {
  const [picked, setPicked] = useState<string>();
  const names = [...new Set(zones.flatMap(({ states }) => states))].toSorted();
  const states = names.map((state) => {
    const here = zones.filter((zone) => zone.states.includes(state));
    const paces = here.flatMap(({ pace }) => pace ?? []);
    // Parts of months are tenths, whose sum no computer has as such.
    const goal = Math.round(paces.reduce((all, one) => all + one.goal, 0) * 10) / 10;
    const applied = paces.reduce((all, one) => all + one.applied, 0);
    return { state, zones: here.map(({ zone }) => zone.name).join(', '), goal, applied };
  });
  return (
    <ChartSection
      title={t(words.map)}
      how={t(words.mapHow)}
      empty={t(words.noStates)}
      figures={{
        columns: [t(words.state), t(words.zones), t(words.goal), t(words.applied)],
        rows: states.map((one) => [
          one.state,
          one.zones,
          one.goal || null,
          one.goal ? one.applied : null,
        ]),
      }}
    >
      <StateMap
        label={t(words.map)}
        legend={texts(words.legend)}
        onPick={setPicked}
        states={states.map(({ state, zones: here, goal, applied }) => ({
          state,
          isPicked: state === picked,
          share: goal > 0 ? Math.max(applied, 0) / goal : null,
          said:
            goal > 0
              ? t(words.stateSaid, {
                  state,
                  zones: here,
                  applied: formatNumber(applied),
                  goal: formatNumber(goal),
                })
              : t(words.stateWithout, { state, zones: here }),
        }))}
      />
      <div aria-live="polite">
        {picked && names.includes(picked) ? (
          <ZonesOf state={picked} zones={zones.filter(({ states: its }) => its.includes(picked))} />
        ) : (
          t(zoneWords.pickOne)
        )}
      </div>
    </ChartSection>
  );
}

/** The zones of a state, each with the way to the prospects that it counts. */
function ZonesOf({ state, zones }: { state: string; zones: readonly ZoneProgress[] }) {
  const chosen = useProspectsFilters();
  return (
    <Flex gap={16} wrap>
      <span>{t(zoneWords.zonesOf, { state })}</span>
      {zones.map(({ zone, pace }) =>
        pace ? (
          <Link key={zone.id} to={towardTarget({ ...chosen, zone_id: zone.id })}>
            {t(words.zoneSaid, {
              zone: zone.name,
              applied: formatNumber(pace.applied),
              goal: formatNumber(pace.goal),
            })}
          </Link>
        ) : (
          <span key={zone.id}>{t(words.zoneWithout, { zone: zone.name })}</span>
        ),
      )}
    </Flex>
  );
}
