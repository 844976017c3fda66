import { FilterOutlined } from '@ant-design/icons';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { t } from '@portal/i18n';
import { Button, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { askedOption, LIST_HEIGHT, matchesOption, type Option } from '../form/inputs/options';
import styles from './table.module.css';
import { useUnderWidth } from './use-under-width';

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

/** Under this width more filters than so many wait behind a button, so that the rows are in sight. */
const PHONE = 576;
const MOST_UNFOLDED = 4;

interface FiltersProps {
  filters: readonly Filter[];
  values: FilterValues;
  set: SetFilter;
}

/** A table's filters, on the line of its search. */
export function Filters({ filters, values, set }: FiltersProps) {
  const folds = useUnderWidth(PHONE) && filters.length > MOST_UNFOLDED;
  const [open, setOpen] = useState(false);
  const count = filters.filter(({ name }) => values[name]).length;
  const drawn = filters.map((filter) =>
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
        classNames={{ popup: { root: styles.options } }}
        {...askedOption(filter.options, values[filter.name])}
        onChange={(value?: string) => set(filter.name, value)}
      />
    ),
  );
  if (!folds) return drawn;
  return (
    <>
      <Button
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t(lists.filtersActive, { count }) : t(lists.filters)}
      </Button>
      {open ? drawn : null}
    </>
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
