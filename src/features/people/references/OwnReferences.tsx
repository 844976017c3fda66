import { formatPhone } from '@contract/kernel/fields/phone';
import { referenceWords } from '@contract/locales/es-MX/people/references';
import { MOST_REFERENCES, type ReferenceItem, references } from '@contract/people/references';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { ReferenceForm } from './ReferenceForm';
import { factsOf, stateTones } from './reference-text';

/** The references of who is signed in, to give, mend and take back. */
export function OwnReferences() {
  const query = useRead(references.list, {});
  const [edited, setEdited] = useState<ReferenceItem | 'new'>();
  return (
    <Loaded query={query}>
      {({ items, still_needed: needed }) => (
        <Section
          title={t(referenceWords.title)}
          action={
            items.length < MOST_REFERENCES ? (
              <Button type="primary" onClick={() => setEdited('new')}>
                {t(referenceWords.add)}
              </Button>
            ) : null
          }
        >
          <Flex vertical gap={16}>
            {needed > 0 ? (
              <Alert
                type="warning"
                showIcon
                message={t(referenceWords.stillNeeded, { count: needed })}
              />
            ) : null}
            {items.length === 0 ? <EmptyState text={t(referenceWords.none)} /> : null}
            <RowList>
              {items.map((item) => (
                <ReferenceRow key={item.id} item={item} onEdit={() => setEdited(item)} />
              ))}
            </RowList>
          </Flex>
          {edited ? (
            <ReferenceForm
              reference={edited === 'new' ? null : edited}
              onClose={() => setEdited(undefined)}
            />
          ) : null}
        </Section>
      )}
    </Loaded>
  );
}

function ReferenceRow({ item, onEdit }: { item: ReferenceItem; onEdit: () => void }) {
  const remove = useConfirmedAct(references.remove);
  const { full_name: name } = item;
  const question = {
    title: t(referenceWords.removeAsk, { name }),
    text: t(referenceWords.removeHelp),
    okText: t(referenceWords.removeButton),
    danger: true,
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>{factsOf(item)}</p>
        <p>{formatPhone(item.phone)}</p>
      </div>
      <Flex wrap gap={8} align="center">
        <StatusTag tone={stateTones[item.state]}>{t(referenceWords.states[item.state])}</StatusTag>
        <Button aria-label={t(referenceWords.editNamed, { name })} onClick={onEdit}>
          {t(referenceWords.edit)}
        </Button>
        <Button
          danger
          aria-label={t(referenceWords.removeNamed, { name })}
          disabled={remove.held}
          loading={remove.isPending}
          onClick={() =>
            void remove.ask(question, { params: { referenceId: item.id } }, { outcome: 'deleted' })
          }
        >
          {t(referenceWords.remove)}
        </Button>
      </Flex>
    </li>
  );
}
