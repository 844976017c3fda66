import { common } from '@contract/locales/es-MX/kernel/common';
import { cardPage as words } from '@contract/locales/es-MX/treasury/card-page';
import { t } from '@portal/i18n';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { useState } from 'react';
import { CardField } from './CardField';
import { CardRow } from './CardRow';
import styles from './cards.module.css';
import { useCards } from './use-cards';

interface CardListProps {
  pass: string;
  onOver: () => void;
  onLeave: () => void;
}

/** Registered cards: which is charged first, what was charged last, another one, and one less. */
export function CardList({ pass, onOver, onLeave }: CardListProps) {
  const { listed, told, failure, busy, readAgain, openField, add, setDefault, remove } = useCards(
    pass,
    onOver,
  );
  const [fieldUrl, setFieldUrl] = useState<string>();
  return (
    <div className={`pub-narrow ${styles.page}`}>
      <div className="pub-intro">
        <h1>{t(words.title)}</h1>
        <p className="pub-muted">{t(words.lead)}</p>
      </div>
      <div aria-live="polite">
        {told ? <PublicAlert tone="success">{told}</PublicAlert> : null}
        {failure && !fieldUrl ? <PublicAlert tone="danger">{failure}</PublicAlert> : null}
      </div>
      {listed ? null : failure ? (
        <PublicButton onClick={() => void readAgain()}>{t(words.readAgain)}</PublicButton>
      ) : (
        <p role="status">{t(common.loading)}</p>
      )}
      {listed?.items.length === 0 ? <p>{t(words.none)}</p> : null}
      {listed && listed.items.length > 0 ? (
        <ul className={styles.list}>
          {listed.items.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              busy={busy}
              onDefault={() => void setDefault(card.id)}
              onRemove={() => void remove(card.id)}
            />
          ))}
        </ul>
      ) : null}
      {fieldUrl ? (
        <PublicCard title={t(words.add)}>
          <CardField
            url={fieldUrl}
            onToken={(token) =>
              void add(token).then((done) => {
                if (done) setFieldUrl(undefined);
              })
            }
          />
          {/* Where the person looks who has just sent a card. */}
          <div aria-live="polite">
            {failure ? <PublicAlert tone="danger">{failure}</PublicAlert> : null}
          </div>
          {busy ? <p role="status">{t(words.adding)}</p> : null}
          <PublicButton look="plain" block onClick={() => setFieldUrl(undefined)}>
            {t(words.cancelAdd)}
          </PublicButton>
        </PublicCard>
      ) : listed?.may_add ? (
        <PublicButton block busy={busy} onClick={() => void openField().then(setFieldUrl)}>
          {t(words.add)}
        </PublicButton>
      ) : listed ? (
        <p className="pub-muted">{t(words.noAdd)}</p>
      ) : null}
      <PublicButton look="link" onClick={onLeave}>
        {t(words.leave)}
      </PublicButton>
    </div>
  );
}
