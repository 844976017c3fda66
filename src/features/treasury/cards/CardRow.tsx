import { cardBrandName } from '@contract/locales/es-MX/treasury/card-names';
import { cardPage as words } from '@contract/locales/es-MX/treasury/card-page';
import type { CardItem } from '@contract/treasury/cards';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { useState } from 'react';
import styles from './cards.module.css';

interface CardRowProps {
  card: CardItem;
  busy: boolean;
  onDefault: () => void;
  onRemove: () => void;
}

/** A card as its owner recognises it, and what can be done with it; its removal is asked about in place. */
export function CardRow({ card, busy, onDefault, onRemove }: CardRowProps) {
  const [asks, setAsks] = useState(false);
  const { last4, expired, is_default: isDefault } = card;
  const brand = t(cardBrandName[card.brand]);
  const named = `${brand} ${t(words.ends, { last4 })}`;
  const month = String(card.month).padStart(2, '0');
  return (
    <li className={styles.card} data-expired={expired || undefined}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {brand} <span className={styles.digits}>{t(words.ends, { last4 })}</span>
        </h2>
        {isDefault ? <span className={styles.mark}>{t(words.isDefault)}</span> : null}
      </div>
      <p className={expired ? styles.expired : 'pub-muted'}>
        {t(expired ? words.expired : words.until, { month, year: card.year })}
        {expired ? `. ${t(words.expiredHelp)}` : null}
      </p>
      <p className="pub-muted">{lastChargeOf(card)}</p>
      <div className={styles.acts}>
        {isDefault || expired ? null : (
          <PublicButton
            look="plain"
            busy={busy}
            aria-label={t(words.makeDefaultThis, { card: named })}
            onClick={onDefault}
          >
            {t(words.makeDefault)}
          </PublicButton>
        )}
        <PublicButton
          look="plain"
          busy={busy}
          aria-label={t(words.removeThis, { card: named })}
          aria-expanded={asks}
          onClick={() => setAsks(!asks)}
        >
          {t(words.remove)}
        </PublicButton>
      </div>
      {asks ? (
        <div className={styles.acts}>
          <p className={styles.asked}>{t(words.removeAsk, { card: named })}</p>
          <PublicButton busy={busy} onClick={onRemove}>
            {t(words.removeYes)}
          </PublicButton>
          <PublicButton look="plain" onClick={() => setAsks(false)}>
            {t(words.removeNo)}
          </PublicButton>
        </div>
      ) : null}
    </li>
  );
}

function lastChargeOf({ last_charge: charge }: CardItem): string {
  if (!charge) return t(words.neverCharged);
  const { state, reason } = charge;
  const outcome =
    state === 'declined' ? t(words.reasons[reason ?? 'refused']) : t(words.states[state]);
  return t(words.lastCharge, {
    amount: charge.amount_cents,
    day: formatDate(charge.at),
    outcome,
  });
}
