import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { ZoneProgress } from '@contract/program/metrics';
import { t, texts } from '@portal/i18n';
import { StateMap } from '@portal/ui/charts/StateMap';
import { formatNumber } from '@portal/ui/format';
import { ChartSection } from './ChartSection';

/** The states where the zones work, each with the targets and the progress of its zones. */
export function StatesOfZones({ zones }: { zones: readonly ZoneProgress[] }) {
  const names = [...new Set(zones.flatMap(({ states }) => states))].toSorted();
  const states = names.map((state) => {
    const here = zones.filter((zone) => zone.states.includes(state));
    const paces = here.flatMap(({ pace }) => pace ?? []);
    const goal = paces.reduce((all, one) => all + one.goal, 0);
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
        states={states.map(({ state, zones: here, goal, applied }) => ({
          state,
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
    </ChartSection>
  );
}
