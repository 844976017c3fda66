import { definitionRows } from '@contract/documents/definition-rows';
import { rejectionReasons, sameList } from '@contract/documents/rejection-reasons';
import { rejectionReasonWords as words } from '@contract/locales/es-MX/documents/rejection-reasons';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { LIST_HEIGHT, matchesOption } from '@portal/ui/form/inputs/options';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useDebounced } from '@portal/ui/use-debounced';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReasonForm } from './ReasonForm';
import { ReasonRow } from './ReasonRow';
import { everyKind, groupLists, kindList } from './reason-lists';
import styles from './reasons.module.css';

/** As many kinds as a person reads before typing a name. */
const SHOWN = 25;

/** The reasons of the queue as staff keep them, one list at a time. */
export function RejectionReasons() {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const mayEdit = useMay('catalogs.edit');
  const mayNameKinds = useMay('document-definitions.list');
  const query = useRead(rejectionReasons.list, {});
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed).trim();
  const kinds = useRead(
    definitionRows.list,
    { query: { limit: SHOWN, ...(q && { q }) } },
    { enabled: mayNameKinds, keepPrevious: true },
  );
  const asked = search.get('lista') ?? everyKind.value;
  const docId = Number(asked);
  // The chosen kind, whatever is sought.
  const kind = useRead(
    definitionRows.show,
    { params: { docId } },
    { enabled: mayNameKinds && docId > 0 },
  );
  const list =
    groupLists.find(({ value }) => value === asked) ??
    (docId > 0 && kind.data ? kindList(kind.data) : everyKind);

  return (
    <Section
      title={t(words.title)}
      description={t(words.help)}
      action={mayEdit && !kind.isLoading ? <ReasonForm list={list} /> : null}
    >
      <div className={styles.which}>
        <label htmlFor={id}>{t(words.list)}</label>
        <Select
          id={id}
          showSearch
          filterOption={false}
          onSearch={setTyped}
          loading={kinds.isFetching}
          listHeight={LIST_HEIGHT}
          value={list.value}
          labelRender={() => list.label}
          onChange={(value: string) => setSearch({ lista: value }, { replace: true })}
          options={[
            ...[everyKind, ...groupLists].filter((each) => matchesOption(typed, each)),
            ...(kinds.data?.items ?? []).map(kindList),
          ].map(({ value, label }) => ({ value, label }))}
        />
      </div>
      <Loaded query={query} skeleton={<SkeletonLines />}>
        {({ items }) => {
          if (kind.isLoading) return <SkeletonLines />;
          const reasons = items.filter((reason) => sameList(reason, list));
          if (reasons.length === 0) return <EmptyState text={t(words.none)} />;
          return (
            <RowList>
              {reasons.map((reason, at) => (
                <ReasonRow
                  key={reason.id}
                  reason={reason}
                  at={at}
                  above={reasons[at - 1]}
                  below={reasons[at + 1]}
                />
              ))}
            </RowList>
          );
        }}
      </Loaded>
    </Section>
  );
}
