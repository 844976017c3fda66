import { prospectBulkWords as words } from '@contract/locales/es-MX/program/prospect-bulks';
import { type BulkAct, bulkActs, bulkFilter, MOST_IN_BULK } from '@contract/program/prospect-bulks';
import type { Prospect } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import type { Page, TableState } from '@portal/ui/table/table-state';
import { Button } from 'antd';
import { useState } from 'react';
import { BulkDialog } from './BulkDialog';
import styles from './prospects.module.css';
import type { TakeBack } from './use-bulk';

interface MarkedBarProps {
  ids: readonly string[];
  all: boolean;
  /** The whole page is marked. */
  whole: boolean;
  page: Page<Prospect>;
  state: TableState;
  takeBack: TakeBack;
  /** Marks the page, where no heading does. */
  onPage: (() => void) | undefined;
  onAll: () => void;
  onClear: () => void;
}

/** How many are marked, and what may be done to them. */
export function MarkedBar(props: MarkedBarProps) {
  const { ids, all, whole, page, state, takeBack, onPage, onAll, onClear } = props;
  const [act, setAct] = useState<BulkAct>();
  const { total, total_is_capped: capped } = page;
  const count = all ? total : ids.length;
  const { filters, q } = state;
  const filter = bulkFilter.safeParse({ ...filters, q }).data;
  const more = whole && !all && total > ids.length;
  const isTooMany = capped || total > MOST_IN_BULK;
  const offersAll = more && filter !== undefined && !isTooMany;
  return (
    <fieldset className={styles.marked} aria-label={t(words.acts)}>
      <span role="status">{t(words.marked, { count })}</span>
      {onPage ? (
        <Button type="link" onClick={onPage}>
          {t(words.markPage)}
        </Button>
      ) : null}
      {offersAll ? (
        <Button type="link" onClick={onAll}>
          {t(words.markAll, { total })}
        </Button>
      ) : null}
      {more && isTooMany ? <span>{t(words.tooMany, { most: MOST_IN_BULK })}</span> : null}
      {bulkActs.map((one) => (
        <Button key={one} onClick={() => setAct(one)}>
          {t(words[one])}
        </Button>
      ))}
      <Button type="link" onClick={onClear}>
        {t(words.clear)}
      </Button>
      {act ? (
        <BulkDialog
          act={act}
          count={count}
          chosen={all && filter ? { filter } : { ids: [...ids] }}
          takeBack={takeBack}
          onClose={() => setAct(undefined)}
          onDone={onClear}
        />
      ) : null}
    </fieldset>
  );
}
