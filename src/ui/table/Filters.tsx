import { Select } from 'antd';
import type { ReactNode } from 'react';
import { askedOption, LIST_HEIGHT, matchesOption, type Option } from '../form/inputs/options';

export type FilterValues = Readonly<Record<string, string>>;
export type SetFilter = (name: string, value: string | undefined) => void;

interface Choice {
  /** Its name in the address and in the list's query. */
  name: string;
  label: string;
  /** Undefined while they load. */
  options: Option[] | undefined;
}

interface DrawnFilter {
  name: string;
  /** Another control than a choice of one value. */
  render: (values: FilterValues, set: SetFilter) => ReactNode;
}

/** One way of narrowing a list, kept in the address under its name. */
export type Filter = Choice | DrawnFilter;

/** So many that one types to find the right one. */
const SEARCHED_FROM = 12;

interface FiltersProps {
  filters: readonly Filter[];
  values: FilterValues;
  set: SetFilter;
}

/** A table's filters, on the line of its search. */
export function Filters({ filters, values, set }: FiltersProps) {
  return filters.map((filter) =>
    'render' in filter ? (
      <Drawn key={filter.name} filter={filter} values={values} set={set} />
    ) : (
      <Select
        key={filter.name}
        aria-label={filter.label}
        placeholder={filter.label}
        allowClear
        showSearch={(filter.options?.length ?? 0) >= SEARCHED_FROM}
        filterOption={matchesOption}
        listHeight={LIST_HEIGHT}
        popupMatchSelectWidth={false}
        {...askedOption(filter.options, values[filter.name])}
        onChange={(value?: string) => set(filter.name, value)}
      />
    ),
  );
}

function Drawn({
  filter,
  values,
  set,
}: {
  filter: DrawnFilter;
  values: FilterValues;
  set: SetFilter;
}) {
  return filter.render(values, set);
}
