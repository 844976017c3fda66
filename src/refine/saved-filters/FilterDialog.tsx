import { savedFilterWords as words } from '@contract/locales/es-MX/platform/saved-filters';
import {
  type FilteredList,
  MOST_SAVED_FILTERS,
  type SavedFilter,
  savedFilters,
  savedFilterWords,
} from '@contract/platform/saved-filters';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { CheckboxInput } from '@portal/ui/form/inputs/CheckboxInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useAct } from '../use-act';
import { FilterRows } from './FilterRows';

/** What is being done with the filters of a list. */
export type Open =
  | { what: 'save'; query: string }
  | { what: 'manage' }
  | { what: 'edit'; filter: SavedFilter };

interface FilterDialogProps {
  list: FilteredList;
  items: readonly SavedFilter[];
  open: Open | undefined;
  setOpen: (open: Open) => void;
  onClose: () => void;
}

const titles = {
  save: t(words.save),
  manage: t(words.title),
  edit: t(words.editTitle),
};

export function FilterDialog({ list, items, open, setOpen, onClose }: FilterDialogProps) {
  const back = () => setOpen({ what: 'manage' });
  return (
    <FormModal open={open !== undefined} title={open ? titles[open.what] : ''} onClose={onClose}>
      {open?.what === 'save' ? (
        <Save
          list={list}
          query={open.query}
          isFull={items.length >= MOST_SAVED_FILTERS}
          onDone={onClose}
        />
      ) : null}
      {open?.what === 'edit' ? <Edit filter={open.filter} onDone={back} /> : null}
      {open?.what === 'manage' ? (
        <FilterRows
          list={list}
          items={items}
          onEdit={(filter) => setOpen({ what: 'edit', filter })}
        />
      ) : null}
    </FormModal>
  );
}

interface SaveProps {
  list: FilteredList;
  query: string;
  isFull: boolean;
  onDone: () => void;
}

function Save({ list, query, isFull, onDone }: SaveProps) {
  const save = useAct(savedFilters.create);
  if (isFull) return <p>{t(words.full, { count: MOST_SAVED_FILTERS })}</p>;
  return (
    <AppForm
      schema={savedFilterWords}
      initial={{ name: '', is_default: false }}
      submitLabel={t(words.save)}
      onCancel={onDone}
      onSubmit={async (body) => void (await save.mutateAsync({ body: { ...body, list, query } }))}
      onDone={onDone}
    >
      <Fields />
    </AppForm>
  );
}

function Edit({ filter, onDone }: { filter: SavedFilter; onDone: () => void }) {
  const edit = useAct(savedFilters.edit);
  return (
    <AppForm
      schema={savedFilterWords}
      initial={{ name: filter.name, is_default: filter.is_default }}
      submitLabel={t(words.editSave)}
      onCancel={onDone}
      onSubmit={async (body) =>
        void (await edit.mutateAsync({ params: { savedFilterId: filter.id }, body }))
      }
      onDone={onDone}
    >
      <Fields />
    </AppForm>
  );
}

function Fields() {
  return (
    <>
      <TextInput name="name" label={t(words.name)} />
      <CheckboxInput name="is_default" label={t(words.isDefault)} />
    </>
  );
}
