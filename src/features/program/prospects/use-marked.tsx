import { prospectBulkWords as words } from '@contract/locales/es-MX/program/prospect-bulks';
import type { Prospect } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import type { Marking } from '@portal/ui/table/DataTable';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { MarkedBar } from './MarkedBar';
import { useTakeBack } from './use-bulk';

interface Marked {
  /** Of which page and filter: those of another are not marked. */
  of: string;
  ids: readonly string[];
  /** All that the filter lets through, not those of the page alone. */
  all: boolean;
}

const nothing: Marked = { of: '', ids: [], all: false };

/** Which prospects of the list are marked, and what is done to them. */
export function useMarked(): Marking<Prospect> {
  const [kept, setMarked] = useState(nothing);
  const takeBack = useTakeBack();
  return (page, state, asCards) => {
    const of = JSON.stringify(state);
    const { ids, all } = kept.of === of ? kept : nothing;
    const rows = page?.items ?? [];
    const mark = (marked: readonly string[]) => setMarked({ of, ids: marked, all: false });
    const whole = rows.length > 0 && ids.length === rows.length;
    return {
      bar:
        ids.length > 0 && page ? (
          <MarkedBar
            ids={ids}
            all={all}
            whole={whole}
            page={page}
            state={state}
            takeBack={takeBack}
            onPage={asCards && !whole ? () => mark(rows.map(({ id }) => id)) : undefined}
            onAll={() => setMarked({ of, ids, all: true })}
            onClear={() => setMarked(nothing)}
          />
        ) : null,
      rowSelection: {
        selectedRowKeys: [...ids],
        onChange: (keys) => mark(keys.map(String)),
        // Nobody sees the heading of cards: the bar marks the page.
        hideSelectAll: asCards,
        columnTitle: asCards ? undefined : (
          <Checkbox
            aria-label={t(words.markPage)}
            checked={whole}
            disabled={rows.length === 0}
            indeterminate={ids.length > 0 && !whole}
            onChange={() => mark(whole ? [] : rows.map(({ id }) => id))}
          />
        ),
        getCheckboxProps: ({ row }) => ({
          'aria-label': t(words.mark, { name: row?.business_name ?? '' }),
          disabled: !row,
        }),
      },
    };
  };
}
