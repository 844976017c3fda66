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
import { shareOfGoal, stateColumns, zonesByState } from './zone-columns';

/** A state that was picked, and maybe a zone of it. */
interface Picked {
  state: string;
  zoneId?: string;
}

/** The states where the zones work, each with its zones and how far each is; what is picked is said under the map. */
export function StatesOfZones({ zones }: { zones: readonly ZoneProgress[] }) {
  const chosen = useProspectsFilters();
  const [picked, setPicked] = useState<Picked>();
  const rows = zonesByState(zones);
  const isPicked = (state: string, zoneId?: string) =>
    picked?.state === state && picked.zoneId === zoneId;
  const states = [...new Set(rows.map(({ state }) => state))].map((state) => {
    const here = rows.filter((row) => row.state === state);
    const paces = here.flatMap(({ pace }) => pace ?? []);
    // Parts of months are tenths, whose sum no computer has as such.
    const goal = Math.round(paces.reduce((all, one) => all + one.goal, 0) * 10) / 10;
    return { state, here, goal, applied: paces.reduce((all, one) => all + one.applied, 0) };
  });
  return (
    <ChartSection
      title={t(words.map)}
      how={t(words.mapHow)}
      empty={t(words.noStates)}
      columns={stateColumns(chosen)}
      rows={rows}
      rowKey={({ state, zone }) => `${state} ${zone.id}`}
    >
      <StateMap
        label={t(words.map)}
        legend={texts(words.legend)}
        onPick={(state) => setPicked({ state })}
        onPickZone={(zoneId, state) => setPicked({ state, zoneId })}
        states={states.map(({ state, here, goal, applied }) => ({
          state,
          isPicked: isPicked(state),
          share: shareOfGoal({ goal, applied }),
          said: stateSaid(state, here, { goal, applied }),
          zones: here.map((row) => ({
            key: row.zone.id,
            isPicked: isPicked(state, row.zone.id),
            share: row.pace && shareOfGoal(row.pace),
            said: t(words.zoneOf, { said: zoneSaid(row), state }),
          })),
        }))}
      />
      <div aria-live="polite">
        {picked && states.some(({ state }) => state === picked.state) ? (
          <ZonesOf
            state={picked.state}
            zones={rows.filter(
              ({ state, zone }) => state === picked.state && (picked.zoneId ?? zone.id) === zone.id,
            )}
          />
        ) : (
          t(words.pickOne)
        )}
      </div>
    </ChartSection>
  );
}

interface Counted {
  goal: number;
  applied: number;
}

function stateSaid(state: string, here: readonly ZoneProgress[], { goal, applied }: Counted) {
  const names = here.map(({ zone }) => zone.name).join(', ');
  if (goal === 0) return t(words.stateWithout, { state, zones: names });
  const counted = { applied: formatNumber(applied), goal: formatNumber(goal) };
  return t(words.stateSaid, { state, zones: names, ...counted });
}

const zoneSaid = ({ zone: { name }, pace }: ZoneProgress) =>
  pace
    ? t(words.zoneSaid, {
        zone: name,
        applied: formatNumber(pace.applied),
        goal: formatNumber(pace.goal),
      })
    : t(words.zoneWithout, { zone: name });

/** Some zones of a state, each with the way to the prospects that it counts. */
function ZonesOf({ state, zones }: { state: string; zones: readonly ZoneProgress[] }) {
  const chosen = useProspectsFilters();
  return (
    <Flex gap={16} wrap>
      <span>{t(zoneWords.zonesOf, { state })}</span>
      {zones.map((row) =>
        row.pace ? (
          <Link key={row.zone.id} to={towardTarget({ ...chosen, zone_id: row.zone.id })}>
            {zoneSaid(row)}
          </Link>
        ) : (
          <span key={row.zone.id}>{zoneSaid(row)}</span>
        ),
      )}
    </Flex>
  );
}
