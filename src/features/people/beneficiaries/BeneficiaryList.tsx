import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import type { BeneficiaryItem, beneficiaries } from '@contract/people/beneficiaries';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { ChangeShares, EditBeneficiary, RemoveBeneficiary } from './BeneficiaryDialogs';

type Opened = { act: 'shares' } | { act: 'edit' | 'remove'; item: BeneficiaryItem };

/** Who receives an investor's money, to change and remove. */
export function BeneficiaryList({ kept }: { kept: Answer<typeof beneficiaries.show> }) {
  const { version, beneficiaries: items } = kept;
  const [opened, setOpened] = useState<Opened>();
  const onClose = () => setOpened(undefined);
  return (
    <>
      <Section
        title={t(beneficiaryWords.title)}
        action={
          items.length > 1 ? (
            <Button onClick={() => setOpened({ act: 'shares' })}>
              {t(beneficiaryWords.changeShares)}
            </Button>
          ) : null
        }
      >
        {items.length === 0 ? <EmptyState text={t(beneficiaryWords.none)} /> : null}
        <RowList>
          {items.map((item) => (
            <Row key={item.id} item={item} open={setOpened} />
          ))}
        </RowList>
      </Section>
      {opened ? <Dialog {...{ opened, version, items, onClose }} /> : null}
    </>
  );
}

interface DialogProps {
  opened: Opened;
  version: number;
  items: BeneficiaryItem[];
  onClose: () => void;
}

function Dialog({ opened, ...list }: DialogProps) {
  if (opened.act === 'shares') return <ChangeShares {...list} />;
  return opened.act === 'edit' ? (
    <EditBeneficiary {...list} item={opened.item} />
  ) : (
    <RemoveBeneficiary {...list} item={opened.item} />
  );
}

function Row({ item, open }: { item: BeneficiaryItem; open: (what: Opened) => void }) {
  const { full_name: name, relation, birth_day: born, share } = item;
  return (
    <li>
      <div>
        <strong>
          {name} · {share} %
        </strong>
        <p>{t(beneficiaryWords.facts, { relation, day: formatDate(born) })}</p>
      </div>
      <Flex wrap gap={8}>
        <Button
          aria-label={t(beneficiaryWords.editNamed, { name })}
          onClick={() => open({ act: 'edit', item })}
        >
          {t(beneficiaryWords.edit)}
        </Button>
        <Button
          danger
          aria-label={t(beneficiaryWords.removeNamed, { name })}
          onClick={() => open({ act: 'remove', item })}
        >
          {t(beneficiaryWords.remove)}
        </Button>
      </Flex>
    </li>
  );
}
