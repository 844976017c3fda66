import { postalCode } from '@contract/kernel/fields/postal-code';
import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CatalogZone, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { SearchBox } from '@portal/ui/table/SearchBox';
import { ShortTable } from '@portal/ui/table/ShortTable';
import type { Fold } from '@portal/ui/table/Unfold';
import { Flex } from 'antd';
import { useRef, useState } from 'react';
import { CodePlace } from './CodePlace';
import { isFound } from './found';
import { RenameRegion } from './RenameRegion';
import { ZoneActs } from './ZoneActs';
import { ZoneCover } from './ZoneCover';
import { ZoneHistory } from './ZoneHistory';
import { ZoneMap } from './ZoneMap';
import { type Picked, ZoneName } from './ZoneName';
import { ZoneTree } from './ZoneTree';

const left = 'left' as const;
interface Drawn {
  all: readonly CatalogZone[];
  picked: Picked | undefined;
  onHistory: (zone: CatalogZone) => void;
  onMap: (zone: CatalogZone) => void;
}

const columns = ({ all, picked, onHistory, onMap }: Drawn) => [
  {
    key: 'name',
    title: t(zoneWords.name),
    width: 150,
    wraps: true,
    render: (zone: CatalogZone, fold: Fold) => <ZoneName zone={zone} picked={picked} fold={fold} />,
  },
  {
    key: 'municipalities',
    title: t(zoneWords.covers),
    width: 270,
    align: left,
    wraps: true,
    render: (zone: CatalogZone) => <ZoneCover zone={zone} all={all} />,
  },
  {
    key: 'prospects',
    title: t(zoneWords.openProspects),
    width: 110,
    wraps: true,
    render: ({ open_prospects }: CatalogZone) => open_prospects.toLocaleString('es-MX'),
  },
  {
    key: 'users',
    title: t(zoneWords.users),
    width: 105,
    wraps: true,
    render: ({ users }: CatalogZone) => users.toLocaleString('es-MX'),
  },
  {
    key: 'state',
    title: t(zoneWords.state),
    width: 105,
    align: left,
    render: ({ active }: CatalogZone) => (
      <StatusTag tone={active ? 'success' : 'neutral'}>
        {active ? t(zoneWords.active) : t(zoneWords.inactive)}
      </StatusTag>
    ),
  },
  {
    key: 'acts',
    acts: true,
    title: t(zoneWords.acts),
    width: 360,
    render: (zone: CatalogZone) => <ZoneActs zone={zone} onHistory={onHistory} onMap={onMap} />,
  },
];

interface ZoneCatalogProps {
  programId?: string;
  /** What is searched for at first. */
  sought?: string;
}

/** A program's zones on a map and under their regions, with what may be done to each. */
export function ZoneCatalog({ programId, sought = '' }: ZoneCatalogProps) {
  const query = useRead(zones.catalog, { query: { program_id: programId } });
  const [shown, setShown] = useState<CatalogZone>();
  const [typed, setTyped] = useState(sought);
  const [picked, setPicked] = useState<Picked>();
  const map = useRef<HTMLDivElement>(null);
  const code = postalCode.safeParse(typed).success ? typed : undefined;
  const placing = useRead(
    zones.placing,
    { query: { code: code ?? '', program_id: programId } },
    { enabled: code !== undefined },
  );
  return (
    <>
      <Loaded query={query}>
        {({ items }) => {
          const drawn = columns({
            all: items,
            picked,
            onHistory: setShown,
            onMap({ id }) {
              setPicked({ id, from: 'tree' });
              map.current?.scrollIntoView({ block: 'nearest' });
              map.current?.focus({ preventScroll: true });
            },
          });
          const placed = code === undefined ? undefined : placing.data?.items;
          const inZones = placed?.flatMap((one) => one.zones.map(({ id }) => id)) ?? [];
          const found = items.filter((zone) =>
            code === undefined ? isFound(zone, typed) : inZones.includes(zone.id),
          );
          return (
            <Flex vertical gap={24}>
              {items.length > 0 ? (
                <div ref={map} tabIndex={-1}>
                  <ZoneMap
                    zones={items}
                    picked={items.find(({ id }) => id === picked?.id)}
                    onPick={({ id }) => {
                      // A search that leaves it out would hide it.
                      setTyped('');
                      setPicked({ id, from: 'map' });
                    }}
                  />
                </div>
              ) : null}
              {items.length > 0 ? (
                <Flex vertical gap={8}>
                  <Flex>
                    <SearchBox
                      value={typed}
                      label={t(zoneWords.zones)}
                      hint={t(zoneWords.searchHint)}
                      onSearch={setTyped}
                    />
                  </Flex>
                  <div aria-live="polite">
                    {code === undefined ? null : (
                      <Loaded query={placing} skeleton={<SkeletonLines lines={1} />}>
                        {({ items: placings }) => <CodePlace code={code} placings={placings} />}
                      </Loaded>
                    )}
                  </div>
                </Flex>
              ) : null}
              {found.length === 0 && code === undefined ? (
                <EmptyState
                  text={items.length === 0 ? t(zoneWords.none) : t(zoneWords.noneFound)}
                />
              ) : null}
              {[...new Set(found.map(({ region }) => region))].map((region) => (
                <Section
                  key={region}
                  title={region}
                  action={<RenameRegion region={region} programId={programId} />}
                  flush
                >
                  <ShortTable
                    label={region}
                    columns={drawn}
                    rows={found.filter((zone) => zone.region === region)}
                    rowKey={({ id }) => id}
                    unfolded={(zone) => <ZoneTree zone={zone} />}
                  />
                </Section>
              ))}
            </Flex>
          );
        }}
      </Loaded>
      <ZoneHistory zone={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
