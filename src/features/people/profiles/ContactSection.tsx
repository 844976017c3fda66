import { href } from '@contract/kernel/screens';
import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';

/** Where an investor is reached; each of both is changed at its own screen, which proves it. */
export function ContactSection() {
  const email = useSession((state) => actingUser(state)?.email);
  return (
    <Section
      title={t(profileWords.contact)}
      action={<ButtonLink to={href('investorPhone')}>{t(profileWords.seePhone)}</ButtonLink>}
    >
      <DescriptionList
        rows={[{ label: t(profileWords.email), value: email ?? t(profileWords.none) }]}
      />
    </Section>
  );
}
