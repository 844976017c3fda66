import { statusesOnTheWay } from '@contract/credit/on-the-way';
import { productName } from '@contract/credit/product-catalog';
import { programProjects, waitNames } from '@contract/credit/program-projects';
import {
  waitName,
  programProjectWords as words,
} from '@contract/locales/es-MX/credit/program-projects';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { technologies } from '@contract/program/metrics-filters';
import { prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { useBeside } from '@portal/ui/Beside';
import { monthOptions } from '@portal/ui/form/inputs/months';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import type { Filter } from '@portal/ui/table/Filters';
import { ProgramProjectDrawer } from './ProgramProjectDrawer';
import { programProjectColumns } from './program-project-columns';

/** The program's projects that are on their way; each is followed in its drawer. */
export function ProgramProjectListPage() {
  const title = useScreenTitle();
  const filters = useFilters();
  const opened = useBeside();
  return (
    <Page title={title} explanation={t(words.help)}>
      <ResourceTable
        id="program-projects"
        label={title}
        endpoint={programProjects.list}
        columns={programProjectColumns}
        rowKey={({ id }) => id}
        searchable
        dense
        cardsUnder={992}
        empty={{ text: t(words.none) }}
        filters={filters}
      />
      <ProgramProjectDrawer programProjectId={opened.id} onClose={opened.close} />
    </Page>
  );
}

function useFilters(): readonly Filter[] {
  const owners = useRead(prospects.owners, {}).data?.items;
  const known = useRead(zones.list, {}).data?.items;
  const regions = known && [...new Set(known.map(({ region }) => region))];
  return [
    {
      name: 'status',
      label: t(words.stage),
      options: optionsOf(statusesOnTheWay, texts(projectStatusName)),
    },
    { name: 'wait', label: t(words.waiting), options: optionsOf(waitNames, texts(waitName)) },
    {
      name: 'zone_id',
      label: t(words.zone),
      options: known?.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'region',
      label: t(words.region),
      options: regions?.map((region) => ({ value: region, label: region })),
    },
    {
      name: 'owner',
      label: t(words.owner),
      options: owners && [
        { value: 'mine', label: t(words.mine) },
        { value: 'nobody', label: t(words.nobody) },
        ...owners.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    { name: 'from', label: t(words.askedFrom), options: monthOptions() },
    { name: 'to', label: t(words.askedTo), options: monthOptions() },
    {
      name: 'technology',
      label: t(words.technology),
      options: technologies.map((one) => ({ value: one, label: productName(Number(one)) })),
    },
  ];
}
