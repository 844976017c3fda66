import { securityTips } from '@contract/locales/es-MX/platform/help';
import { t, texts } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';

export function SecurityTipsPage() {
  return (
    <div className="pub-stack">
      <div className="pub-intro">
        <h1>{t(securityTips.title)}</h1>
        <p className="pub-muted">{t(securityTips.lead)}</p>
      </div>
      <div className="pub-cards pub-cards-2">
        {texts(securityTips.sections).map((section) => (
          <PublicCard key={section.title} title={section.title}>
            <ul>
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </PublicCard>
        ))}
      </div>
    </div>
  );
}
