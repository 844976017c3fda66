import { toDay } from '@contract/kernel/fields/day';
import { privacy, privacyRightName } from '@contract/locales/es-MX/people/privacy';
import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import { privacyRequests, privacyRights } from '@contract/people/privacy';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatDateTime } from '@portal/ui/format';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RIGHTS } from './rights-place';

/** What one asked of one's data by law, with the answers, and the form that asks. */
export function PrivacyRequests() {
  const query = useRead(privacyRequests.own, {});
  const create = useAct(privacyRequests.create);
  const give = useReceipt();
  const [sent, setSent] = useState(0);
  const items = query.data?.items ?? [];
  // Of one kind one waits at a time.
  const open = items.filter(({ answered_at }) => !answered_at).map(({ kind }) => kind);
  const free = privacyRights.filter((right) => !open.includes(right));
  const place = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === RIGHTS && query.data !== undefined;
  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView();
  }, [isAskedFor]);
  return (
    <div ref={place}>
      <Section title={t(privacy.rightsTitle)} description={t(privacy.rightsHelp)}>
        {query.isError ? <ErrorState reload={() => query.refetch()} /> : null}
        <Flex vertical gap={16}>
          {items.length > 0 ? (
            <RowList>
              {items.map((item) => (
                <li key={item.id}>
                  <Asked item={item} />
                </li>
              ))}
            </RowList>
          ) : null}
          <AppForm
            key={sent}
            schema={privacyRequests.create.body}
            initial={{ text: '' }}
            restriction="open"
            submitLabel={t(privacy.send)}
            onSubmit={async (body) => {
              const { folio, kind, due_on: due } = await create.mutateAsync({ body });
              give({
                title: t(peopleReceipts.right.title),
                folio,
                rows: [{ label: t(privacy.right), value: t(privacyRightName[kind]) }],
                next: t(peopleReceipts.right.next, { day: toDay(due) }),
              });
            }}
            onDone={() => setSent(sent + 1)}
          >
            <SelectInput
              name="kind"
              label={t(privacy.right)}
              options={optionsOf(free, texts(privacyRightName))}
            />
            <TextAreaWithCounter name="text" label={t(privacy.text)} maximum={2000} rows={3} />
          </AppForm>
        </Flex>
      </Section>
    </div>
  );
}

function Asked({ item }: { item: Answer<typeof privacyRequests.own>['items'][number] }) {
  const { folio, kind, due_on, outcome, answer, answered_at } = item;
  return (
    <>
      <div>
        <strong>{folio}</strong> · {t(privacyRightName[kind])}
        <p>
          {answer && answered_at
            ? t(privacy.answered, { when: formatDateTime(answered_at), answer })
            : t(privacy.due, { day: toDay(due_on) })}
        </p>
      </div>
      <StatusTag tone={outcome === 'accepted' ? 'success' : outcome ? 'danger' : 'info'}>
        {outcome ? t(privacy.outcomes[outcome]) : t(privacy.waiting)}
      </StatusTag>
    </>
  );
}
