import { secondFactor } from '@contract/identity/auth';
import { href } from '@contract/kernel/screens';
import { ownSecurity, securityTips } from '@contract/locales/es-MX/platform/help';
import { t, texts } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Link } from 'react-router';
import { audienceOf } from './find-faqs';
import styles from './help.module.css';

const screens = {
  client: { security: 'applicantSecurity', help: 'applicantFaqs' },
  investor: { security: 'investorSecurity', help: 'sharedFaqs' },
  supplier: { security: 'supplierSecurity', help: 'supplierFaqs' },
} as const;

/** What protects an account, beginning with the person's own. */
export function SecurityAdvicePage() {
  const title = useScreenTitle();
  return (
    <Page title={title} explanation={t(securityTips.lead)}>
      <OwnSecurity />
      <div className={styles.cards}>
        {texts(securityTips.sections).map((section) => (
          <Section key={section.title} title={section.title}>
            <ul>
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </Page>
  );
}

function OwnSecurity() {
  const user = useSession(actingUser);
  const factor = useRead(secondFactor.show, {}).data;
  const audience = user ? audienceOf(user.role) : null;
  if (!user || !audience) return null;
  const { security, help } = screens[audience];
  const since = factor?.enabled_at;
  return (
    <Section
      title={t(ownSecurity.title)}
      action={<Link to={href(security)}>{t(ownSecurity.review)}</Link>}
    >
      <DescriptionList
        rows={[
          {
            label: t(ownSecurity.lastAccess),
            value: user.last_login_at
              ? formatDateTime(user.last_login_at)
              : t(ownSecurity.noAccess),
          },
          {
            label: t(ownSecurity.factor),
            value: factor ? (
              <StatusTag tone={since ? 'success' : 'warning'}>
                {since
                  ? t(ownSecurity.factorOn, { since: formatDate(since) })
                  : t(ownSecurity.factorOff)}
              </StatusTag>
            ) : null,
          },
        ]}
      />
      <p className={styles.note}>
        {user.last_login_at ? `${t(ownSecurity.notYou)} ` : null}
        <Link to={`${href(help)}#di-mis-datos`}>{t(ownSecurity.questions)}</Link>
      </p>
    </Section>
  );
}
