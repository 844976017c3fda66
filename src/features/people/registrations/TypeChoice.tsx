import { home } from '@contract/locales/es-MX/platform/home';
import { texts } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicLink } from '@portal/ui/public/PublicLink';

/** The three profiles open to registration. */
export function TypeChoice({ referralCode }: { referralCode?: string }) {
  const query = referralCode ? `?invitacion=${encodeURIComponent(referralCode)}` : '';
  return (
    <div className="pub-cards">
      {texts(home.cards).map((card) => (
        <PublicCard key={card.type} title={card.title}>
          <p className="pub-muted">{card.text}</p>
          <PublicLink look="primary" href={`/registro/${card.type}${query}`}>
            {card.action}
          </PublicLink>
        </PublicCard>
      ))}
    </div>
  );
}
