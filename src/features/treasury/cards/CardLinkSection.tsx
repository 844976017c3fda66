import { href } from '@contract/kernel/screens';
import { cardLink as words } from '@contract/locales/es-MX/treasury/card-page';
import { cardLinks } from '@contract/treasury/card-links';
import { t } from '@portal/i18n';
import { ConfirmedButton } from '@portal/refine/ConfirmedButton';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { navigate } from '@portal/ui/navigation';
import { Button, Flex } from 'antd';

const goTo = ({ external_id: externalId }: { external_id: string }) =>
  navigate(href('registeredCards', { externalId }));

/** Leads an applicant to the page of their cards, and gives it another address. */
export function CardLinkSection() {
  const query = useRead(cardLinks.show, {});
  const open = useAct(cardLinks.open);
  const tell = useOutcome();
  return (
    <Section title={t(words.title)} description={t(words.help)}>
      <Loaded query={query}>
        {({ available, since }) =>
          available ? (
            <Flex vertical gap="middle">
              {since ? <p>{t(words.since, { day: formatDate(since) })}</p> : null}
              <Flex wrap gap="small">
                <Button
                  disabled={open.held}
                  loading={open.isPending}
                  onClick={() => void open.mutateAsync({}).then(goTo, tell.notDone)}
                >
                  {t(words.open)}
                </Button>
                {since ? (
                  <ConfirmedButton
                    endpoint={cardLinks.replace}
                    args={{}}
                    question={{
                      title: t(words.replaceTitle),
                      text: t(words.replaceText),
                      okText: t(words.replace),
                    }}
                    onDone={goTo}
                  >
                    {t(words.replace)}
                  </ConfirmedButton>
                ) : null}
              </Flex>
            </Flex>
          ) : (
            <p>{t(words.unavailable)}</p>
          )
        }
      </Loaded>
    </Section>
  );
}
