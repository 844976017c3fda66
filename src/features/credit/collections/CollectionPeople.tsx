import { type CollectionPerson, collections } from '@contract/credit/collections';
import {
  collectionNames,
  collectionPage as words,
} from '@contract/locales/es-MX/credit/collections';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { formatPhone } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useSingle } from '@portal/ui/use-single';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { CollectionDetail } from './CollectionPage';
import styles from './collections.module.css';

/** Whom to ask, and whether at this hour; the whole telephone once it is asked for. */
export function CollectionPeople({ row }: { row: CollectionDetail }) {
  const { open, local_time: time } = row.hours;
  const [revealed, setRevealed] = useState<readonly CollectionPerson[]>();
  const outcome = useOutcome();
  const reveal = useAct(collections.reveal);
  const press = useSingle(() =>
    reveal
      .mutateAsync({ params: { loanId: row.loan_id } })
      .then(({ people }) => setRevealed(people), outcome.notDone),
  );
  const may = useMay('collections.edit');
  return (
    <Section title={t(words.people)} description={t(words.peopleHelp)}>
      <div className={styles.wide}>
        <Alert
          type={open ? 'info' : 'warning'}
          showIcon
          message={t(open ? words.hoursOpen : words.hoursClosed, { time })}
        />
        {(revealed ?? row.people).map((person) => (
          <div key={person.party}>
            <h3>{t(collectionNames.party[person.party])}</h3>
            <p className={styles.note}>{person.name}</p>
            <DescriptionList rows={rowsOf(person, revealed !== undefined)} inline />
          </div>
        ))}
        {may && !revealed ? (
          <>
            <Button loading={reveal.isPending} onClick={() => void press()}>
              {t(words.reveal)}
            </Button>
            <span className={styles.quiet}>{t(words.revealHelp)}</span>
          </>
        ) : null}
      </div>
    </Section>
  );
}

const rowsOf = ({ phone, email }: CollectionPerson, whole: boolean) => [
  {
    label: t(words.phone),
    value: phone ? (
      whole ? (
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      ) : (
        phone
      )
    ) : (
      t(words.none)
    ),
  },
  { label: t(words.email), value: whole ? <a href={`mailto:${email}`}>{email}</a> : email },
];
