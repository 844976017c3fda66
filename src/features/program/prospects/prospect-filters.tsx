import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import {
  lostCauseName,
  nextDayName,
  prospectSourceName,
  reachedName,
  touchSpanName,
  prospectWork as words,
} from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import {
  lostCauses,
  nextDays,
  prospectSources,
  prospectStatuses,
  prospects,
  reachedStages,
  touchSpans,
} from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t, texts } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import type { Filter } from '@portal/ui/table/Filters';
import { MoreFilters, moreFilterNames } from './MoreFilters';

/** What the list of prospects is narrowed by: what is asked most on its line, the rest behind a button. */
export function useProspectFilters(): readonly Filter[] {
  const owners = useRead(prospects.owners, {}).data?.items;
  const known = useRead(zones.list, {}).data?.items;
  const regions = known && [...new Set(known.map(({ region }) => region))];
  return [
    {
      name: 'status',
      label: t(prospect.status),
      options: optionsOf(prospectStatuses, texts(prospectStatusName)),
    },
    {
      name: 'zone_id',
      label: t(prospect.zone),
      options: known?.map(({ id, name }) => ({ value: id, label: name })),
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
    {
      name: 'next',
      label: t(words.nextOn),
      options: optionsOf(nextDays, texts(nextDayName)),
    },
    {
      name: 'touched',
      label: t(words.lastTouch),
      options: optionsOf(touchSpans, texts(touchSpanName)),
    },
    {
      name: 'region',
      label: t(words.region),
      options: regions?.map((region) => ({ value: region, label: region })),
    },
    {
      name: 'source',
      label: t(words.source),
      options: optionsOf(prospectSources, texts(prospectSourceName)),
    },
    {
      name: 'reached',
      label: t(words.reached),
      options: optionsOf(reachedStages, texts(reachedName)),
    },
    {
      name: 'toward',
      label: t(words.toward),
      options: [{ value: 'target', label: t(words.towardTarget) }],
    },
    {
      name: 'lost_cause',
      label: t(words.lostCause),
      options: optionsOf(lostCauses, texts(lostCauseName)),
    },
    // One button draws them all, each in the address under its own name.
    ...moreFilterNames.map((name, at) => ({
      name,
      render: (
        values: Readonly<Record<string, string>>,
        set: (filter: string, value: string | undefined) => void,
      ) => (at === 0 ? <MoreFilters key={name} values={values} set={set} /> : null),
    })),
  ];
}
