import { zoneWords } from '@contract/locales/es-MX/program/zones';
import type { CatalogZone } from '@contract/program/zones';
import { t, texts } from '@portal/i18n';
import { StateMap } from '@portal/ui/charts/StateMap';
import { ValueButton } from '@portal/ui/kit/ValueButton';
import { Flex } from 'antd';
import { useState } from 'react';
import { ChartSection } from '../metrics/ChartSection';
import type { FigureColumn } from '../metrics/figures-file';

interface ZoneMapProps {
  zones: readonly CatalogZone[];
  /** The zone that was picked, here or in the tree. */
  picked: CatalogZone | undefined;
  onPick: (zone: CatalogZone) => void;
}

/** The states where a program has zones; one that is picked shows its zones, of which each opens in the tree. */
export function ZoneMap({ zones, picked, onPick }: ZoneMapProps) {
  const [state, setState] = useState<string>();
  const active = zones.filter((zone) => zone.active);
  const inState = (name: string) => active.filter(({ states }) => states.includes(name));
  const names = [...new Set(active.flatMap(({ states }) => states))].toSorted();
  const states = names.map((name) => ({ name, zones: namesOf(inState(name)) }));
  function pickState(name: string) {
    setState(name);
    const [only, another] = inState(name);
    if (only && !another) onPick(only);
  }
  return (
    <ChartSection
      title={t(zoneWords.map)}
      how={t(zoneWords.mapHow)}
      empty={t(zoneWords.noStates)}
      columns={columns}
      rows={states}
      rowKey={({ name }) => name}
    >
      <StateMap
        label={t(zoneWords.map)}
        legend={texts(zoneWords.legend)}
        onPick={pickState}
        onPickZone={(id, name) => {
          setState(name);
          const zone = active.find((one) => one.id === id);
          if (zone) onPick(zone);
        }}
        states={states.map((one) => ({
          state: one.name,
          share: null,
          said: t(zoneWords.stateSaid, { state: one.name, zones: one.zones }),
          isPicked: picked ? picked.states.includes(one.name) : one.name === state,
          zones: inState(one.name).map(({ id, name }) => ({
            key: id,
            share: null,
            said: t(zoneWords.zoneOf, { zone: name, state: one.name }),
            isPicked: id === picked?.id,
          })),
        }))}
      />
      {state === undefined ? null : (
        <section aria-label={t(zoneWords.zonesOf, { state })}>
          <Flex gap={8} wrap align="center">
            <span aria-hidden>{t(zoneWords.zonesOf, { state })}</span>
            {inState(state).map((zone) => (
              <ValueButton
                key={zone.id}
                type="default"
                aria-pressed={zone.id === picked?.id}
                onClick={() => onPick(zone)}
              >
                {zone.name}
              </ValueButton>
            ))}
          </Flex>
        </section>
      )}
      <div aria-live="polite">
        {picked ? t(zoneWords.pickedSaid, pickedWords(picked)) : t(zoneWords.pickOne)}
      </div>
    </ChartSection>
  );
}

interface ShownState {
  name: string;
  zones: string;
}

const columns: readonly FigureColumn<ShownState>[] = [
  { key: 'state', title: t(zoneWords.stateOfMexico), value: ({ name }) => name },
  { key: 'zones', title: t(zoneWords.zonesHere), value: ({ zones }) => zones },
];

const namesOf = (some: readonly CatalogZone[]) => some.map(({ name }) => name).join(', ');

const pickedWords = ({ name, states }: CatalogZone) => ({
  zone: name,
  states: states.join(', ') || t(zoneWords.nowhere),
});
