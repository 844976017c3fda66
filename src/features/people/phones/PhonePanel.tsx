import { formatPhone } from '@contract/kernel/fields/phone';
import { phones } from '@contract/locales/es-MX/people/phones';
import { phones as contract } from '@contract/people/phones';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { useSession } from '@portal/session/use-session';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Alert, Flex } from 'antd';
import { ChangePhone } from './ChangePhone';

/** One's own telephone, whether it is confirmed, and its change. */
export function PhonePanel() {
  const query = useRead(contract.show, {});
  const acting = useSession((state) => state.extended !== null);
  return (
    <Section title={t(phones.title)} description={t(phones.help)}>
      <Loaded query={query}>
        {(own) => (
          <Flex vertical gap={16}>
            <CurrentPhone own={own} />
            {acting ? (
              <Alert type="info" showIcon message={t(phones.acting)} />
            ) : (
              <ChangePhone unconfirmed={own.verified_at ? null : own.phone} />
            )}
          </Flex>
        )}
      </Loaded>
    </Section>
  );
}

function CurrentPhone({ own: { phone, verified_at } }: { own: Answer<typeof contract.show> }) {
  if (!phone) return <p>{t(phones.none)}</p>;
  return (
    <p>
      <strong>{formatPhone(phone)}</strong>{' '}
      <StatusTag tone={verified_at ? 'success' : 'warning'}>
        {verified_at ? t(phones.verified) : t(phones.unverified)}
      </StatusTag>
    </p>
  );
}
