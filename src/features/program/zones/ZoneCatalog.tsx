import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CatalogZone, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { matchesOption } from '@portal/ui/form/inputs/options';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { SearchBox } from '@portal/ui/table/SearchBox';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Flex } from 'antd';
import { useState } from 'react';
import { RenameRegion } from './RenameRegion';
import { ZoneActs } from './ZoneActs';
import { ZoneCover } from './ZoneCover';
import { ZoneHistory } from './ZoneHistory';

const left = 'left' as const;
/** So many are seen without a search. */
const FEW = 10;

const columns = (showHistory: (zone: CatalogZone) => void, all: readonly CatalogZone[]) => [
  {
    key: 'name',
    title: t(zoneWords.name),
    width: 200,
    wraps: true,
    render: ({ name }: CatalogZone) => name,
  },
  {
    key: 'municipalities',
    title: t(zoneWords.municipalities),
    width: 240,
    align: left,
    wraps: true,
    render: (zone: CatalogZone) => <ZoneCover zone={zone} all={all} />,
  },
  {
    key: 'prospects',
    title: t(zoneWords.openProspects),
    width: 150,
    render: ({ open_prospects }: CatalogZone) => open_prospects.toLocaleString('es-MX'),
  },
  {
    key: 'users',
    title: t(zoneWords.users),
    width: 110,
    render: ({ users }: CatalogZone) => users.toLocaleString('es-MX'),
  },
  {
    key: 'state',
    title: t(zoneWords.state),
    width: 110,
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
    width: 290,
    render: (zone: CatalogZone) => <ZoneActs zone={zone} onHistory={showHistory} />,
  },
];

/** A program's zones under their regions, with what may be done to each. */
export function ZoneCatalog({ programId }: { programId?: string }) {
  const query = useRead(zones.catalog, { query: { program_id: programId } });
  const [shown, setShown] = useState<CatalogZone>();
  const [typed, setTyped] = useState('');
  return (
    <>
      <Loaded query={query}>
        {({ items }) => {
          const drawn = columns(setShown, items);
          const found = items.filter(({ id, name, region }) =>
            matchesOption(typed, { value: id, label: `${region} ${name}` }),
          );
          return (
            <Flex vertical gap={24}>
              {items.length > FEW ? (
                <Flex>
                  <SearchBox value={typed} label={t(zoneWords.zones)} onSearch={setTyped} />
                </Flex>
              ) : null}
              {found.length === 0 ? (
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
