import { savedFilterWords as words } from '@contract/locales/es-MX/platform/saved-filters';
import {
  type FilteredList,
  type SavedFilter,
  savedFilters,
} from '@contract/platform/saved-filters';
import { t } from '@portal/i18n';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { useAct } from '../use-act';
import styles from './saved-filters.module.css';

interface FilterRowsProps {
  list: FilteredList;
  items: readonly SavedFilter[];
  onEdit: (filter: SavedFilter) => void;
}

/** Each kept filter with what is done with it; one that was deleted can be brought back from the notice. */
export function FilterRows({ list, items, onEdit }: FilterRowsProps) {
  const outcome = useOutcome();
  const remove = useAct(savedFilters.remove);
  const restore = useAct(savedFilters.create);

  function bringBack({ name, query, is_default }: SavedFilter, told: string) {
    outcome.forget(told);
    restore.mutate(
      { body: { list, name, query, is_default } },
      { onError: ({ message }) => outcome.failed(message) },
    );
  }

  function ask(filter: SavedFilter) {
    const told = t(words.removed, { name: filter.name });
    remove.mutate(
      { params: { savedFilterId: filter.id } },
      {
        onDone: () =>
          outcome.document(
            told,
            <Button onClick={() => bringBack(filter, told)}>{t(words.undo)}</Button>,
          ),
        onError: ({ message }) => outcome.failed(message),
      },
    );
  }

  if (items.length === 0) return <p>{t(words.none)}</p>;
  return (
    <ul className={styles.rows}>
      {items.map((filter) => (
        <li key={filter.id}>
          <span className={styles.choice}>
            {filter.name}
            {filter.is_default ? <small>{t(words.byDefault)}</small> : null}
          </span>
          <div className={styles.acts}>
            <Button
              aria-label={t(words.editOf, { name: filter.name })}
              onClick={() => onEdit(filter)}
            >
              {t(words.edit)}
            </Button>
            <Button
              danger
              aria-label={t(words.removeOf, { name: filter.name })}
              disabled={remove.isPending}
              onClick={() => ask(filter)}
            >
              {t(words.remove)}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
