import { cardLink as words } from '@contract/locales/es-MX/treasury/card-page';
import { cardLinks } from '@contract/treasury/card-links';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { Section } from '@portal/ui/kit/Section';
import { Button, Flex } from 'antd';
import { useState } from 'react';

/** Staff mail an applicant the address of their cards, the one in force or a new one. */
export function SendCardLink({ applicantId }: { applicantId: string }) {
  const may = useMay('card-links.send');
  const { ask, isPending } = useConfirmedAct(cardLinks.send);
  const [sent, setSent] = useState(false);
  if (!may) return null;
  const send = (replace: boolean) =>
    ask(
      replace
        ? { title: t(words.sendNew), text: t(words.sendNewText), okText: t(words.sendNew) }
        : { title: t(words.sendTitle), text: t(words.sendText), okText: t(words.send) },
      { params: { applicantId }, body: { replace } },
      { onDone: () => setSent(true) },
    );
  return (
    <Section title={t(words.title)} description={t(words.sendHelp)}>
      <Flex wrap gap="small">
        <Button loading={isPending} onClick={() => void send(false)}>
          {t(words.send)}
        </Button>
        <Button loading={isPending} onClick={() => void send(true)}>
          {t(words.sendNew)}
        </Button>
      </Flex>
      {sent ? <p role="status">{t(words.sent)}</p> : null}
    </Section>
  );
}
